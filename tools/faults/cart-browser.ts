import { createHash } from 'node:crypto';
import { changeCartItem, mergeCart } from '@korb/contracts/cart/cart-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { CART_COOKIE } from '@korb/contracts/platform/wire-names';
import { Client } from 'pg';
import type { SignedInCustomer } from '../checkout/customers.ts';
import { HttpShopper } from '../checkout/http-shopper.ts';
import { skus } from './faulty-shop.ts';

/** A client with a cart and the changes it knows were acknowledged. */
export type Browser = {
	/** The customer, or the hash of a guest's token. */
	owner: string;
	cookie: string;
	token: string;
	done: Map<string, number>;
};

type CartChange = { sku: string; key: string | null };

/** With a first product in the cart. A customer puts it there as a guest, signs in and merges. */
export async function enter(origin: string, customer?: SignedInCustomer): Promise<Browser> {
	const shopper = await HttpShopper.enter(origin);
	const sku = skus[0] ?? '';
	const { id } = await shopper.get(changeCartItem, { body: { sku, delta: 1 } });
	const cartToken = shopper.cookies.get(CART_COOKIE) ?? '';
	if (customer) {
		await shopper.continueAs(customer.session);
		await shopper.get(mergeCart, { params: { id } });
	}
	return {
		owner: customer?.customerId ?? createHash('sha256').update(cartToken).digest('hex'),
		cookie: [...shopper.cookies].map((pair) => pair.join('=')).join('; '),
		token: shopper.cookies.get('XSRF-TOKEN') ?? '',
		done: new Map([[sku, 1]]),
	};
}

/** Null if the connection broke. */
export async function addOne(
	origin: string,
	{ cookie, token }: Pick<Browser, 'cookie' | 'token'>,
	{ sku, key }: CartChange,
): Promise<Response | null> {
	const answer = await fetch(origin + toPath(changeCartItem), {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			'sec-fetch-site': 'same-origin',
			'x-xsrf-token': token,
			cookie,
			...(key && { 'idempotency-key': key }),
		},
		body: JSON.stringify({ sku, delta: 1 }),
	}).catch(() => null);
	await answer?.arrayBuffer().catch(() => {});
	return answer;
}

export function anySku(): string {
	return skus[Math.floor(Math.random() * skus.length)] ?? '';
}

/** Counts acknowledged changes that are missing, and those applied more than once. */
export async function compareCarts(postgresUrl: string, browsers: Browser[]) {
	const client = new Client(postgresUrl);
	await client.connect();
	const { rows } = await client.query<{ owner: string; sku: string; quantity: number }>(
		`SELECT coalesce(customer_id, encode(token_hash, 'hex')) AS owner, sku, quantity FROM cart
		JOIN cart_line USING (tenant_id, cart_id) JOIN product USING (tenant_id, product_id)
		WHERE status = 'OPEN'`,
	);
	const { rows: versions } = await client.query<{ version: number; quantity: number }>(
		`SELECT version, sum(quantity)::int AS quantity FROM cart
		JOIN cart_line USING (tenant_id, cart_id) WHERE status = 'OPEN' GROUP BY tenant_id, cart_id`,
	);
	await client.end();
	const found = new Map(rows.map(({ owner, sku, quantity }) => [`${owner} ${sku}`, quantity]));
	let lost = 0;
	let doubled = 0;
	for (const { owner, done } of browsers) {
		for (const sku of skus) {
			const difference = (found.get(`${owner} ${sku}`) ?? 0) - (done.get(sku) ?? 0);
			lost += Math.max(0, -difference);
			doubled += Math.max(0, difference);
		}
	}
	const miscounted = versions.filter(({ version, quantity }) => version !== quantity).length;
	return { lost, doubled, miscounted };
}
