import { changeCartItem } from '@korb/contracts/cart/cart-paths';
import { getCsrf } from '@korb/contracts/platform/paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { Client } from 'pg';
import { skus } from './faulty-shop.ts';

/** A client with a cart and the changes it knows were acknowledged. */
export type Browser = { cookie: string; token: string; done: Map<string, number> };

type CartChange = { sku: string; key: string | null };

export async function enter(origin: string): Promise<Browser> {
	const visit = await fetch(origin + toPath(getCsrf));
	const cookies = visit.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
	const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
	const browser = { cookie: cookies.join('; '), token, done: new Map() };
	const sku = skus[0] ?? '';
	const answer = await addOne(origin, browser, { sku, key: 'first-change' });
	const [own = ''] = answer?.headers.getSetCookie() ?? [];
	if (!answer?.ok) throw new Error('the first change of a cart failed');
	browser.done.set(sku, 1);
	return { ...browser, cookie: `${browser.cookie}; ${own.split(';')[0]}` };
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
	const { rows } = await client.query<{ token: string; sku: string; quantity: number }>(
		`SELECT encode(token_hash, 'hex') AS token, sku, quantity FROM cart
		JOIN cart_line USING (tenant_id, cart_id) JOIN product USING (tenant_id, product_id)`,
	);
	const { rows: versions } = await client.query<{ version: number; quantity: number }>(
		`SELECT version, sum(quantity)::int AS quantity FROM cart
		JOIN cart_line USING (tenant_id, cart_id) GROUP BY tenant_id, cart_id`,
	);
	await client.end();
	const found = new Map(rows.map(({ token, sku, quantity }) => [`${token} ${sku}`, quantity]));
	let lost = 0;
	let doubled = 0;
	for (const browser of browsers) {
		const token = await tokenHashOf(browser);
		for (const sku of skus) {
			const difference = (found.get(`${token} ${sku}`) ?? 0) - (browser.done.get(sku) ?? 0);
			lost += Math.max(0, -difference);
			doubled += Math.max(0, difference);
		}
	}
	const miscounted = versions.filter(({ version, quantity }) => version !== quantity).length;
	return { lost, doubled, miscounted };
}

async function tokenHashOf({ cookie }: Browser): Promise<string> {
	const token = /__Host-cart=([\w-]+)/.exec(cookie)?.[1] ?? '';
	const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
	return Buffer.from(hash).toString('hex');
}
