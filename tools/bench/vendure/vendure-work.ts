import { randomUUID } from 'node:crypto';
import type { Plan } from '../catalogue.ts';
import { ask } from '../http.ts';
import type { Call, CallName, Work } from '../peer.ts';
import * as queries from './queries.ts';

type Order = {
	__typename: string;
	state: string;
	lines: { id: string }[];
	errorCode?: string;
	message?: string;
};
type Result = { result: Order };

const path = '/shop-api';
const json = { 'content-type': 'application/json' };

const toCall = (text: string, variables: object, headers = {}): Call => ({
	method: 'POST',
	path,
	headers: { ...json, ...headers },
	body: JSON.stringify({ query: text, variables }),
});

export async function prepareWork(
	api: string,
	plan: Plan,
	basket: string[],
	wanted: number,
): Promise<Record<CallName, Work>> {
	const carts: { token: string; lines: string[] }[] = [];
	for (let cart = 0; cart < wanted; cart++) {
		const guest = new VendureGuest(api);
		const { lines } = await guest.fill(basket);
		carts.push({ token: guest.token, lines: lines.map(({ id }) => id) });
	}
	const hits = ({ data }: { data: { search: { items: unknown[] } } }) => data.search.items.length;
	return {
		list: {
			calls: plan.pages.map(({ category, offset }) =>
				toCall(queries.list, { slug: category, skip: offset }),
			),
			mark: '"items":[{',
			count: hits,
		},
		product: {
			calls: plan.views.map(({ slug }) => toCall(queries.product, { slug })),
			mark: '"product":{"id"',
			count: ({ data }: { data: { product: object | null } }) => (data.product ? 1 : 0),
		},
		search: {
			calls: plan.terms.map((term) => toCall(queries.search, { term })),
			mark: '"items":[{',
			count: hits,
		},
		cart: {
			calls: [2, 1].flatMap((quantity) =>
				basket.flatMap((_, line) =>
					carts.map(({ token, lines }) =>
						toCall(
							queries.adjustLine,
							{ line: lines[line], quantity },
							{ authorization: `Bearer ${token}` },
						),
					),
				),
			),
			mark: '"__typename":"Order"',
			count: ({ data }: { data: Result }) => data.result.lines.length,
		},
	};
}

/** Ten times “add to cart”, then guest, address, shipping and payment. */
export async function buyAtVendure(api: string, basket: string[]): Promise<void> {
	const guest = new VendureGuest(api);
	await guest.fill(basket);
	await guest.change(queries.setCustomer, {
		input: {
			emailAddress: `guest-${randomUUID()}@korb.example`,
			firstName: 'Anna',
			lastName: 'Berger',
		},
	});
	await guest.change(queries.setAddress, {
		input: {
			fullName: 'Anna Berger',
			streetLine1: 'Praterstraße 38',
			city: 'Wien',
			postalCode: '1020',
			countryCode: 'AT',
		},
	});
	const { eligibleShippingMethods: methods } = await guest.send<{
		eligibleShippingMethods: { id: string }[];
	}>(queries.shippingMethods);
	await guest.change(queries.setShipping, { id: [methods[0]?.id] });
	await guest.change(queries.arrangePayment);
	const { state } = await guest.change(queries.addPayment);
	if (state !== 'PaymentSettled') throw new Error(`the order is ${state}`);
}

/** A session of the shop API. */
class VendureGuest {
	token = '';
	readonly #api: string;
	constructor(api: string) {
		this.#api = api;
	}

	async send<Data>(text: string, variables: object = {}): Promise<Data> {
		const { answer, headers } = await ask<{ data: Data; errors?: { message: string }[] }>(
			this.#api,
			{
				body: { query: text, variables },
				...(this.token && { headers: { authorization: `Bearer ${this.token}` } }),
			},
		);
		this.token = headers.get('vendure-auth-token') ?? this.token;
		if (answer.errors?.[0]) throw new Error(answer.errors[0].message);
		return answer.data;
	}

	async change(text: string, variables: object = {}): Promise<Order> {
		const { result } = await this.send<Result>(text, variables);
		if (result.__typename !== 'Order') throw new Error(`${result.errorCode}: ${result.message}`);
		return result;
	}

	async fill(variants: string[]): Promise<Order> {
		let order: Order | undefined;
		for (const variant of variants) {
			order = await this.change(queries.addItem, { variant, quantity: 1 });
		}
		if (!order) throw new Error('the cart is empty');
		return order;
	}
}
