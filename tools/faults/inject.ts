import { setTimeout as sleep } from 'node:timers/promises';
import { killPostgres, stopPostgres } from '../infrastructure/postgres.ts';
import type { FaultyShop } from './faulty-shop.ts';

const LOSING_MS = 400;
/** So many that a change and its retries are often lost together. */
const LOST_RESPONSES = 0.7;
const HANG_MS = 600;
const DOWN_MS = 200;

/**
 * Ways a database can fail. After a lost commit the effect exists but its response is missing, and
 * so it does after the lost response of a change that is a transaction of its own.
 */
const injections = {
	'lost commits': async ({ proxy }: FaultyShop) => {
		proxy.set({ kind: 'cutOn', text: 'commit' });
		await sleep(LOSING_MS);
		proxy.set({ kind: 'pass' });
	},
	'lost responses': async ({ proxy }: FaultyShop) => {
		proxy.set({ kind: 'cutSome', share: LOST_RESPONSES });
		await sleep(LOSING_MS);
		proxy.set({ kind: 'pass' });
	},
	'broken lines': async ({ proxy }: FaultyShop) => {
		proxy.set({ kind: 'reset' });
		await sleep(DOWN_MS);
		proxy.set({ kind: 'pass' });
	},
	'fast restart': async (shop: FaultyShop) => {
		await stopPostgres(shop.postgres, 'fast');
		await sleep(DOWN_MS);
		await shop.restartPostgres();
	},
	silence: async ({ proxy }: FaultyShop) => {
		proxy.set({ kind: 'blackhole' });
		await sleep(HANG_MS);
		// Swallowed bytes never arrive, so only new connections work.
		proxy.set({ kind: 'reset' });
		proxy.set({ kind: 'pass' });
	},
	kill: async (shop: FaultyShop) => {
		await killPostgres(shop.postgres);
		await sleep(DOWN_MS);
		await shop.restartPostgres();
	},
};

export type FaultName = keyof typeof injections;
export const faultNames = Object.keys(injections) as FaultName[];

export function inject(shop: FaultyShop, name: FaultName): Promise<void> {
	return injections[name](shop);
}
