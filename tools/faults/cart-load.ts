import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCart } from '@korb/contracts/cart/cart-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { insertSignedIn } from '../checkout/customers.ts';
import { addOne, anySku, type Browser, compareCarts, enter } from './cart-browser.ts';
import { openFaultyShop } from './faulty-shop.ts';

type CartLoadOptions = {
	clients: number;
	seconds: number;
	/** The control runs without keys, where a retry is indistinguishable from a new change. */
	withKeys: boolean;
	say: (line: string) => void;
};

export type CartLoadOutcome = {
	acknowledged: number;
	/** Changes rejected with 503 or 429 and then retried. */
	refused: number;
	/** Rejections without a Retry-After header. */
	withoutRetryAfter: number;
	refusedMs: { p50: number; p95: number; max: number };
	/** All other responses by status; 0 is a broken connection. */
	unexpected: Record<number, number>;
	/** From the end of the load until five changes in a row take less than `NORMAL_MS`. */
	normalAfterMs: number;
	lost: number;
	doubled: number;
	miscounted: number;
};

const NORMAL_MS = 250;
const REFUSALS = new Set([503, 429]);
const ENTER_AT_ONCE = 10;

type Tally = Omit<
	CartLoadOutcome,
	'refusedMs' | 'normalAfterMs' | 'lost' | 'doubled' | 'miscounted'
> & {
	durations: number[];
};
type Client = { browser: Browser; open: { sku: string; key: string | null } | null };

/** More clients than the API handles at once, each changing its own cart without pause. */
export async function loadCarts(options: CartLoadOptions): Promise<CartLoadOutcome> {
	const { clients: count, seconds, withKeys, say } = options;
	const shop = await openFaultyShop();
	try {
		// Every other client is signed in.
		const customers = await insertSignedIn(shop.postgresUrl(), Math.floor(count / 2));
		const clients: Client[] = [];
		while (clients.length < count) {
			const size = Math.min(ENTER_AT_ONCE, count - clients.length);
			const entered = await Promise.all(
				Array.from({ length: size }, (_, n) =>
					enter(shop.origin, n % 2 ? customers.pop() : undefined),
				),
			);
			clients.push(...entered.map((browser) => ({ browser, open: null })));
		}
		say(`${count} clients connected`);
		const tally: Tally = {
			acknowledged: 0,
			refused: 0,
			withoutRetryAfter: 0,
			unexpected: {},
			durations: [],
		};
		const until = performance.now() + seconds * 1000;
		await Promise.all(
			clients.map(async (client) => {
				while (performance.now() < until) await change(shop.origin, client, withKeys, tally);
			}),
		);
		say(`${tally.acknowledged} changes acknowledged, ${tally.refused} rejected`);
		const normalAfterMs = await untilNormal(shop.origin, clients[0]);
		// Retry pending changes, so that none is left in an unknown state.
		for (const client of clients) {
			while (client.open) await change(shop.origin, client, withKeys, tally);
		}
		const { durations, ...rest } = tally;
		const carts = await compareCarts(
			shop.postgresUrl(),
			clients.map(({ browser }) => browser),
		);
		return { ...rest, refusedMs: percentiles(durations), normalAfterMs, ...carts };
	} finally {
		await shop.close();
	}
}

/** One call; an unacknowledged change stays pending and is retried with its key. */
async function change(
	origin: string,
	client: Client,
	withKeys: boolean,
	tally: Tally,
): Promise<void> {
	client.open ??= { sku: anySku(), key: withKeys ? randomUUID() : null };
	const { sku } = client.open;
	const started = performance.now();
	const answer = await addOne(origin, client.browser, client.open);
	if (answer?.ok) {
		client.open = null;
		client.browser.done.set(sku, (client.browser.done.get(sku) ?? 0) + 1);
		tally.acknowledged++;
		return;
	}
	const status = answer?.status ?? 0;
	if (!answer || !REFUSALS.has(status)) {
		tally.unexpected[status] = (tally.unexpected[status] ?? 0) + 1;
	} else {
		tally.refused++;
		tally.durations.push(performance.now() - started);
		if (!answer.headers.has('retry-after')) tally.withoutRetryAfter++;
	}
	await sleep(Number(answer?.headers.get('retry-after') ?? 1) * 1000 * Math.random());
}

async function untilNormal(origin: string, client: Client | undefined): Promise<number> {
	if (!client) return 0;
	const began = performance.now();
	for (let inARow = 0; inARow < 5; ) {
		const started = performance.now();
		const answer = await fetch(origin + toPath(getCart), {
			headers: { cookie: client.browser.cookie },
		}).catch(() => null);
		await answer?.arrayBuffer().catch(() => {});
		inARow = answer?.ok && performance.now() - started < NORMAL_MS ? inARow + 1 : 0;
		if (performance.now() - began > 30_000) break;
	}
	return Math.round(performance.now() - began);
}

function percentiles(durations: number[]) {
	const sorted = durations.toSorted((one, other) => one - other);
	const at = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0);
	return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
