import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cart } from '@korb/contracts/cart/cart';
import type { Finalized } from '@korb/contracts/order/checkout';
import { XSRF_HEADER } from '@korb/contracts/platform/wire-names';

export const testCard = { number: '4242424242424242', expiry: '12/40', cvc: '123' };

/** A shopper in Vienna, where the demo shop delivers. */
export const viennese = {
	distributionType: 'DELIVERY',
	addressType: 'Delivery',
	streetName: 'Praterstraße',
	streetNumber: '38',
	postalCode: '1020',
	city: 'Wien',
	country: 'Österreich',
	countryCode: 'AT',
	firstName: 'Anna',
	lastName: 'Berger',
	email: 'anna.berger@example.at',
	phoneNumber: '+436601234567',
};

const MAX_TRIES = 100;

export type Answer<T = unknown> = { status: number; body: T };

/** An HTTP client that acts like a browser: stores cookies and sends the CSRF headers. */
export class HttpShopper {
	readonly #origin: string;
	readonly #headers: Record<string, string>;
	readonly #cookies = new Map<string, string>();
	constructor(origin: string, headers: Record<string, string> = {}) {
		this.#origin = origin;
		this.#headers = headers;
	}

	static async enter(origin: string): Promise<HttpShopper> {
		const shopper = new HttpShopper(origin);
		await shopper.get('GET', '/api/csrf');
		return shopper;
	}

	async send<T>(method: string, path: string, body?: object, key?: string): Promise<Answer<T>> {
		const answer = await this.#ask(path, {
			method,
			headers: {
				...(body && { 'content-type': 'application/json' }),
				...(key && { 'idempotency-key': key }),
			},
			...(body && { body: JSON.stringify(body) }),
		});
		const text = await answer.text();
		return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
	}

	/** Submits an HTML form, which responds with a redirect. */
	async submit(path: string, fields: Record<string, string>): Promise<Answer<null>> {
		const { status } = await this.#ask(path, {
			method: 'POST',
			body: new URLSearchParams(fields),
			redirect: 'manual',
		});
		return { status, body: null };
	}

	async #ask(path: string, request: RequestInit): Promise<Response> {
		const answer = await fetch(`${this.#origin}${path}`, {
			...request,
			headers: {
				...this.#headers,
				...(request.headers as Record<string, string>),
				'sec-fetch-site': 'same-origin',
				[XSRF_HEADER]: this.#cookies.get('XSRF-TOKEN') ?? '',
				cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
			},
		});
		for (const cookie of answer.headers.getSetCookie()) {
			const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
			if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) this.#cookies.delete(name);
			else this.#cookies.set(name, value);
		}
		return answer;
	}

	/** Like `send`, for calls that must succeed; retries on 503 with the same idempotency key. */
	async get<T>(method: string, path: string, body?: object): Promise<T> {
		const key = randomUUID();
		let answer = await this.send<T>(method, path, body, key);
		for (let tries = 0; answer.status === 503 && tries < MAX_TRIES; tries++) {
			await sleep(100);
			answer = await this.send<T>(method, path, body, key);
		}
		if (answer.status >= 300) {
			throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
		}
		return answer.body;
	}

	/** Sets products, address and window, so that the cart is ready to order. */
	async fill(skus: string[], windowId: string): Promise<Cart> {
		for (const sku of skus) await this.get('POST', '/api/carts/items', { sku, delta: 1 });
		await this.get('POST', '/api/carts/distribution-address', viennese);
		await this.get('POST', '/api/carts/distribution-time-slot', { id: windowId });
		const billing = { ...viennese, addressType: 'Billing' };
		return this.get('POST', '/api/carts/billing-address', billing);
	}

	press(methodKey = 'credit-cards'): Promise<Answer<Finalized>> {
		return this.send('POST', '/api/carts/finalize', { methodKey });
	}

	comeBack(checkoutId: string): Promise<Answer<{ orderNumber: string }>> {
		return this.send('POST', '/api/checkout', { checkoutId });
	}

	/** The full purchase of one shopper; returns the order number. */
	async order(skus: string[], windowId: string): Promise<string> {
		await this.fill(skus, windowId);
		const finalized = await this.get<Finalized>('POST', '/api/carts/finalize', {
			methodKey: 'credit-cards',
		});
		await pay(finalized.redirectUrl);
		const { orderNumber } = await this.get<{ orderNumber: string }>('POST', '/api/checkout', {
			checkoutId: finalized.checkoutId,
		});
		return orderNumber;
	}
}

/** Submits a card on the provider's page. */
export async function pay(page: string, number = testCard.number): Promise<void> {
	const answer = await fetch(`${page}/card`, {
		method: 'POST',
		body: new URLSearchParams({ ...testCard, number }),
		redirect: 'manual',
	});
	await answer.arrayBuffer();
}
