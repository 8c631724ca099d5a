import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cart } from '@korb/contracts/cart/cart';
import {
	changeCartItem,
	setBillingAddress,
	setDistributionAddress,
	setTimeSlot,
} from '@korb/contracts/cart/cart-paths';
import type { Finalized, PaymentMethodKey } from '@korb/contracts/order/checkout';
import { finalizeCart, postCheckout } from '@korb/contracts/order/checkout-paths';
import { at, buildPath, type EndpointPath } from '@korb/contracts/platform/endpoint-path';
import type { AnswerOf, CallArgs, InputOf } from '@korb/contracts/platform/endpoint-types';
import { getCsrf } from '@korb/contracts/platform/paths';
import {
	IDEMPOTENCY_HEADER,
	SESSION_COOKIE,
	XSRF_HEADER,
} from '@korb/contracts/platform/wire-names';

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
} as const;

const MAX_TRIES = 100;

export type Answer<T = unknown> = { status: number; body: T };

/** How requests reach the shop: `fetch`, or one with its own address and trust. */
export type Send = (url: string, request: RequestInit) => Promise<Response>;

/** An HTTP client that acts like a browser: stores cookies and sends the CSRF headers. */
export class HttpShopper {
	readonly #origin: string;
	readonly #headers: Record<string, string>;
	readonly #send: Send;
	readonly #cookies = new Map<string, string>();
	constructor(origin: string, headers: Record<string, string> = {}, send: Send = fetch) {
		this.#origin = origin;
		this.#headers = headers;
		this.#send = send;
	}

	static async enter(origin: string): Promise<HttpShopper> {
		const shopper = new HttpShopper(origin);
		await shopper.get(getCsrf);
		return shopper;
	}

	/** Goes on as the customer of a session, in this browser. */
	async continueAs(session: string): Promise<void> {
		this.#cookies.set(SESSION_COOKIE, session);
		await this.get(getCsrf);
	}

	/** What a browser sends with every request. */
	get cookies(): ReadonlyMap<string, string> {
		return this.#cookies;
	}

	/** Any status counts as an answer; the type is that of a successful one. */
	async call<E extends EndpointPath>(
		endpoint: E,
		...[input]: CallArgs<InputOf<E> & { headers?: Record<string, string> }>
	): Promise<Answer<AnswerOf<E>>> {
		const { body, headers } = (input ?? {}) as { body?: object; headers?: Record<string, string> };
		const answer = await this.#ask(buildPath(endpoint, input), {
			method: at(endpoint).method,
			headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
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
		const answer = await this.#send(`${this.#origin}${path}`, {
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

	/** For calls that must succeed; retries on 503 with the same idempotency key. */
	async get<E extends EndpointPath>(
		endpoint: E,
		...[input]: CallArgs<InputOf<E>>
	): Promise<AnswerOf<E>> {
		const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
		const send = () => this.call(endpoint, ...([{ ...input, headers }] as never));
		let answer = await send();
		for (let tries = 0; answer.status === 503 && tries < MAX_TRIES; tries++) {
			await sleep(100);
			answer = await send();
		}
		if (answer.status >= 300) {
			throw new Error(`${endpoint}: ${answer.status} ${JSON.stringify(answer.body)}`);
		}
		return answer.body;
	}

	/** Sets products, address and window, so that the cart is ready to order. */
	async fill(skus: string[], windowId: string): Promise<Cart> {
		for (const sku of skus) await this.get(changeCartItem, { body: { sku, delta: 1 } });
		await this.get(setDistributionAddress, { body: viennese });
		await this.get(setTimeSlot, { body: { id: windowId } });
		return this.get(setBillingAddress, { body: { ...viennese, addressType: 'Billing' } });
	}

	press(methodKey: PaymentMethodKey = 'credit-cards'): Promise<Answer<Finalized>> {
		return this.call(finalizeCart, { body: { methodKey } });
	}

	comeBack(checkoutId: string) {
		return this.call(postCheckout, { body: { checkoutId } });
	}

	/** The full purchase of one shopper; returns the order number. */
	async order(skus: string[], windowId: string): Promise<string> {
		await this.fill(skus, windowId);
		const finalized = await this.get(finalizeCart, { body: { methodKey: 'credit-cards' } });
		await pay(finalized.redirectUrl);
		const { checkoutId } = finalized;
		const done = await this.get(postCheckout, { body: { checkoutId } });
		if (!('orderNumber' in done)) throw new Error(`the payment ${checkoutId} is pending`);
		return done.orderNumber;
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
