import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { insertSignedIn } from '../checkout/customers.ts';
import { addOne, anySku, type Browser, compareCarts, enter } from './cart-browser.ts';
import { type FaultyShop, openFaultyShop } from './faulty-shop.ts';
import { type FaultName, faultNames, inject } from './inject.ts';

export type CartFaultOptions = {
	changes: number;
	/** The control runs without keys, where a retry is indistinguishable from a new change. */
	withKeys: boolean;
	faults?: readonly FaultName[];
	/** Number of faults over the run. */
	injections: number;
	say: (line: string) => void;
};

export type CartFaultOutcome = {
	acknowledged: number;
	/** Changes retried because their response was missing or an error. */
	repeated: number;
	faults: Record<string, number>;
	/** Acknowledged changes that are missing, and those applied more than once. */
	lost: number;
	doubled: number;
	/** Carts whose version differs from their number of changes. */
	miscounted: number;
};

const CLIENTS = 10;
const SHARED = 2;
const CUSTOMERS = 4;

/** Shoppers change their carts and retry each change until it is acknowledged. */
export async function breakCarts(options: CartFaultOptions): Promise<CartFaultOutcome> {
	const shop = await openFaultyShop();
	try {
		const browsers: Browser[] = [];
		const customers = await insertSignedIn(shop.postgresUrl(), CUSTOMERS);
		for (let n = 0; n < CLIENTS - SHARED; n++) {
			browsers.push(await enter(shop.origin, customers[n - 1]));
		}
		// Two more clients share the first two carts, one of a guest and one of a customer.
		const clients = [...browsers, ...browsers.slice(0, SHARED)];
		const state = { left: options.changes, acknowledged: 0, repeated: 0 };
		const faults: Record<string, number> = {};
		const work = Promise.all(clients.map((browser) => change(shop, browser, state, options)));
		let isDone = false;
		const end = work.finally(() => {
			isDone = true;
		});
		const names = options.faults ?? faultNames;
		for (let n = 1; n <= options.injections; n++) {
			const dueAt = (options.changes * n) / (options.injections + 1);
			while (!isDone && state.acknowledged < dueAt) await sleep(5);
			const name = names[n % names.length] ?? 'lost commits';
			await inject(shop, name);
			faults[name] = (faults[name] ?? 0) + 1;
			options.say(`${name}: ${state.acknowledged} changes so far, ${state.repeated} retried`);
		}
		await end;
		const { acknowledged, repeated } = state;
		return {
			acknowledged,
			repeated,
			faults,
			...(await compareCarts(shop.postgresUrl(), browsers)),
		};
	} finally {
		await shop.close();
	}
}

async function change(
	shop: FaultyShop,
	browser: Browser,
	state: { left: number; acknowledged: number; repeated: number },
	{ withKeys }: CartFaultOptions,
): Promise<void> {
	while (state.left-- > 0) {
		const sku = anySku();
		const key = randomUUID();
		for (;;) {
			const answer = await send(shop, browser, { sku, key: withKeys ? key : null });
			if (answer?.ok) break;
			state.repeated++;
			await sleep(50);
		}
		state.acknowledged++;
		browser.done.set(sku, (browser.done.get(sku) ?? 0) + 1);
	}
}

/** Any other rejection would be a bug in this test. */
async function send(
	shop: FaultyShop,
	browser: Browser,
	change: Parameters<typeof addOne>[2],
): Promise<Response | null> {
	const answer = await addOne(shop.origin, browser, change);
	if (answer && !answer.ok && answer.status !== 503 && answer.status !== 409) {
		throw new Error(`a change was answered with ${answer.status}`);
	}
	return answer;
}
