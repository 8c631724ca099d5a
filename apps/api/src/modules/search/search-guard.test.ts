import { setTimeout as sleep } from 'node:timers/promises';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { searchesRefused } from '../../monitoring/counters.ts';
import { startTestApi, type TestApi } from '../../testing.ts';

/** Long enough for a search on a busy machine. */
const DEADLINE_MS = 1500;

let api: TestApi;
let rival: Client;
beforeAll(async () => {
	api = await startTestApi({ searchDeadlineMs: DEADLINE_MS });
	rival = new Client(api.url);
	await rival.connect();
});
afterAll(async () => {
	await rival.end();
	await api.close();
});

async function refusals(): Promise<Record<string, number>> {
	const { values } = await searchesRefused.get();
	return Object.fromEntries(values.map(({ labels, value }) => [labels.reason, value]));
}

describe('GET /api/products/search/:term → 503', () => {
	it('F36 times out while the index is unresponsive, then fails fast, and recovers', async () => {
		const shop = await aShop().openIn(api);
		await importInto(api, shop.tenantId, [aCategory('obst'), aProduct('APFEL'), anOffer('APFEL')]);
		const search = async () => {
			const startedAt = performance.now();
			const { statusCode } = await shop.get('/api/products/search/apfel');
			return { statusCode, ms: performance.now() - startedAt };
		};
		expect((await search()).statusCode).toBe(200);

		await rival.query('BEGIN; LOCK TABLE search_word IN ACCESS EXCLUSIVE MODE');
		for (let attempt = 0; attempt < 5; attempt++) {
			const { statusCode, ms } = await search();
			expect(statusCode).toBe(503);
			expect(ms).toBeLessThan(DEADLINE_MS * 5);
		}
		const refused = await search();
		expect(refused.statusCode).toBe(503);
		expect(refused.ms).toBeLessThan(DEADLINE_MS);
		expect(await refusals()).toEqual({ timeout: 5, circuit_open: 1 });
		expect((await shop.get('/api/categories/obst/products')).statusCode).toBe(200);

		await rival.query('ROLLBACK');
		await sleep(5100);
		expect((await search()).statusCode).toBe(200);
	}, 60_000);
});
