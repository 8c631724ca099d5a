import type { Cart } from '@korb/contracts/cart/cart';
import { changeCartItem, getCart } from '@korb/contracts/cart/cart-paths';
import type { FeedRecord } from '@korb/contracts/catalogue/catalogue-feed';
import { at, buildPath, type EndpointPath } from '@korb/contracts/platform/endpoint-path';
import type { AnswerOf, CallArgs, InputOf } from '@korb/contracts/platform/endpoint-types';
import { XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop, type InjectRequest, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { importInto } from '../../catalogue-cli/testing.ts';
import type { TestApi } from '../../testing.ts';
import { changeItem } from './change-items.service.ts';
import { insertCode, type NewDiscountCode } from './codes/discount-codes.sql.ts';

/** For races stepped statement by statement. */
export const addItem = changeItem;

export type TestShop = Shop<LightMyRequestResponse>;

/** Assortment of a small shop: packs, loose products, bottles with a deposit, a crate of them. */
export const assortment: FeedRecord[] = [
	aCategory('obst'),
	aProduct('MILCH', { weightGrams: 1000, maxQuantity: 10 }),
	anOffer('MILCH', { priceCents: 199 }),
	aProduct('BUTTER', { weightGrams: 250, vatClass: 'staple' }),
	anOffer('BUTTER', { priceCents: 349, loyaltyPriceCents: 299 }),
	aProduct('KIRSCHEN', {
		soldBy: { kind: 'weight', stepGrams: 100 },
		netContent: 1,
		weightGrams: 100,
	}),
	anOffer('KIRSCHEN', { priceCents: 1499 }),
	aProduct('MELONE', {
		soldBy: { kind: 'weightPiece', pieceGrams: 1500 },
		netContent: 1,
		weightGrams: 1500,
	}),
	anOffer('MELONE', { priceCents: 299 }),
	aProduct('COLA', { depositCents: 25, vatClass: 'standard', weightGrams: 520 }),
	anOffer('COLA', { priceCents: 129 }),
	aProduct('COLA-SECHS', {
		depositCents: 150,
		vatClass: 'standard',
		weightGrams: 3120,
		bundle: { sku: 'COLA', size: 6 },
	}),
	anOffer('COLA-SECHS', { priceCents: 659 }),
	aProduct('REIS', { maxQuantity: 3 }),
	anOffer('REIS', { priceCents: 259 }),
	aProduct('WEIN', { minimumAge: 16, vatClass: 'standard' }),
	anOffer('WEIN', { priceCents: 899 }),
	aProduct('SPARGEL'),
	anOffer('SPARGEL', { availability: 'temporarilyUnavailable' }),
	aProduct('KNAPP'),
	anOffer('KNAPP', { stock: 2 }),
];

export async function openCartShop(
	api: TestApi,
	input: Parameters<ReturnType<typeof aShop>['with']>[0] = {},
	records: FeedRecord[] = assortment,
): Promise<TestShop> {
	const shop = await aShop().with(input).openIn(api);
	await importInto(api, shop.tenantId, records);
	return shop;
}

/** The body is that of a successful answer; a test of a refusal says what it expects instead. */
export type TestAnswer<Body> = Omit<LightMyRequestResponse, 'json'> & { json<T = Body>(): T };

/** A browser: stores its cookies and sends origin headers and the CSRF token. */
export class Shopper {
	readonly shop: TestShop;
	readonly cookies: Record<string, string>;

	constructor(shop: TestShop, cookies: Record<string, string>) {
		this.shop = shop;
		this.cookies = cookies;
	}

	static async enter(shop: TestShop): Promise<Shopper> {
		const { cookies } = await shop.visit();
		return new Shopper(shop, { ...cookies });
	}

	async send(
		method: InjectRequest['method'],
		url: string,
		payload?: object,
		headers: Record<string, string> = {},
	): Promise<LightMyRequestResponse> {
		const answer = await this.shop.send({
			method,
			url,
			...(payload === undefined ? {} : { payload }),
			cookies: this.cookies,
			headers: {
				'sec-fetch-site': 'same-origin',
				[XSRF_HEADER]: this.cookies['XSRF-TOKEN'] ?? '',
				...headers,
			},
		});
		for (const { name, value, maxAge, expires } of answer.cookies) {
			const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
			if (isGone) delete this.cookies[name];
			else this.cookies[name] = value;
		}
		return answer;
	}

	call<E extends EndpointPath>(
		endpoint: E,
		...[input]: CallArgs<InputOf<E>>
	): Promise<TestAnswer<AnswerOf<E>>> {
		const { body, headers } = (input ?? {}) as { body?: object; headers?: Record<string, string> };
		return this.send(at(endpoint).method, buildPath(endpoint, input), body, headers);
	}

	add(
		sku: string,
		delta = 1,
		headers: Record<string, string> = {},
	): Promise<LightMyRequestResponse> {
		return this.call(changeCartItem, { body: { sku, delta }, headers });
	}

	set(sku: string, quantity: number): Promise<LightMyRequestResponse> {
		return this.call(changeCartItem, { body: { sku, quantity } });
	}

	async cart(): Promise<Cart> {
		const answer = await this.call(getCart);
		if (answer.statusCode !== 200) throw new Error(`no cart: ${answer.body}`);
		return answer.json();
	}

	/** Line items of the cart as SKU → quantity. */
	async quantities(): Promise<Record<string, number>> {
		const { productLineItems } = await this.cart();
		return Object.fromEntries(
			productLineItems.map(({ lineItemId, quantity }) => [lineItemId, quantity]),
		);
	}
}

type CodeDraft = Partial<NewDiscountCode> & { tenantId: string; code: string; isActive?: boolean };

/** Ten per cent off unless the draft says otherwise. */
export async function aDiscountCode(api: TestApi, draft: CodeDraft): Promise<void> {
	const { tenantId, isActive = true, ...code } = draft;
	await api.db.transaction((tx) =>
		insertCode(tx, tenantId, { kind: 'percent', value: 10, ...code }),
	);
	const change = 'UPDATE discount_code SET is_active = $3 WHERE tenant_id = $1 AND code = $2';
	await api.query(change, [tenantId, code.code, isActive]);
}

export async function usesOf(api: TestApi, tenantId: string, code: string): Promise<number> {
	const { rows } = await api.pool.query(
		'SELECT uses FROM discount_code WHERE tenant_id = $1 AND code = $2',
		[tenantId, code],
	);
	return rows[0].uses;
}
