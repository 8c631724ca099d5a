import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type FaultyShop, openFaultyShop, skus } from './faulty-shop.ts';
import { type FaultName, faultNames, strike } from './strike.ts';

export type CartFaultOptions = {
	changes: number;
	/** Without keys a repeated change cannot be told from a new one: the control. */
	withKeys: boolean;
	faults?: readonly FaultName[];
	/** How often something goes wrong in the whole run. */
	strikes: number;
	say: (line: string) => void;
};

export type CartFaultOutcome = {
	acknowledged: number;
	/** Answers that were no answer, after which the same change was sent again. */
	repeated: number;
	faults: Record<string, number>;
	/** Changes that were acknowledged and are not there, and those that are there more than once. */
	lost: number;
	doubled: number;
	/** Carts whose version is not the number of their changes. */
	miscounted: number;
};

const CLIENTS = 10;
const SHARED = 2;

type Browser = { cookie: string; token: string; done: Map<string, number> };

/** Shoppers who change their carts and do not let go until each change is acknowledged. */
export async function breakCarts(options: CartFaultOptions): Promise<CartFaultOutcome> {
	const shop = await openFaultyShop();
	try {
		const browsers: Browser[] = [];
		for (let n = 0; n < CLIENTS - SHARED; n++) browsers.push(await enter(shop));
		// Two more people work on the first two carts.
		const clients = [...browsers, ...browsers.slice(0, SHARED)];
		const state = { left: options.changes, acknowledged: 0, repeated: 0 };
		const faults: Record<string, number> = {};
		const work = Promise.all(clients.map((browser) => change(shop, browser, state, options)));
		let isDone = false;
		const end = work.finally(() => {
			isDone = true;
		});
		const names = options.faults ?? faultNames;
		for (let n = 1; n <= options.strikes; n++) {
			const dueAt = (options.changes * n) / (options.strikes + 1);
			while (!isDone && state.acknowledged < dueAt) await sleep(5);
			const name = names[n % names.length] ?? 'lost commits';
			await strike(shop, name);
			faults[name] = (faults[name] ?? 0) + 1;
			options.say(`${name}: ${state.acknowledged} changes so far, ${state.repeated} sent again`);
		}
		await end;
		const { acknowledged, repeated } = state;
		return { acknowledged, repeated, faults, ...(await compare(shop, browsers)) };
	} finally {
		await shop.close();
	}
}

async function enter(shop: FaultyShop): Promise<Browser> {
	const visit = await fetch(`${shop.origin}/api/csrf`);
	const cookies = visit.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
	const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
	const browser = { cookie: cookies.join('; '), token, done: new Map() };
	const answer = await send(shop, browser, skus[0] ?? '', 'first-change');
	const [own = ''] = answer?.headers.getSetCookie() ?? [];
	if (!answer?.ok) throw new Error('the first change of a cart failed');
	browser.done.set(skus[0] ?? '', 1);
	return { ...browser, cookie: `${browser.cookie}; ${own.split(';')[0]}` };
}

async function change(
	shop: FaultyShop,
	browser: Browser,
	state: { left: number; acknowledged: number; repeated: number },
	{ withKeys }: CartFaultOptions,
): Promise<void> {
	while (state.left-- > 0) {
		const sku = skus[Math.floor(Math.random() * skus.length)] ?? '';
		const key = randomUUID();
		for (;;) {
			const answer = await send(shop, browser, sku, withKeys ? key : null);
			if (answer?.ok) break;
			state.repeated++;
			await sleep(50);
		}
		state.acknowledged++;
		browser.done.set(sku, (browser.done.get(sku) ?? 0) + 1);
	}
}

/** Null where the connection broke. A refusal by the shop itself would be a fault of this test. */
async function send(
	shop: FaultyShop,
	{ cookie, token }: Pick<Browser, 'cookie' | 'token'>,
	sku: string,
	key: string | null,
): Promise<Response | null> {
	const answer = await fetch(`${shop.origin}/api/carts/items`, {
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
	if (answer && !answer.ok && answer.status !== 503 && answer.status !== 409) {
		throw new Error(`a change was answered with ${answer.status}`);
	}
	return answer;
}

async function compare(shop: FaultyShop, browsers: Browser[]) {
	const client = new Client(shop.postgresUrl());
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
	let lost = 0;
	let doubled = 0;
	for (const browser of browsers) {
		const token = await tokenHashOf(browser);
		for (const sku of skus) {
			const found = rows.find((row) => row.token === token && row.sku === sku)?.quantity ?? 0;
			const difference = found - (browser.done.get(sku) ?? 0);
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
