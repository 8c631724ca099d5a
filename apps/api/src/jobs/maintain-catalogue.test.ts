import { addDays, dayAt } from '@korb/domain/pricing/prices';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importInto } from '../catalogue-cli/testing.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { repeatEvery } from './every.ts';
import { maintainCatalogue } from './maintain-catalogue.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

const HOURS = 3_600_000;

describe('catalogue maintenance', () => {
	it('starts a promotion on its first day', async () => {
		const shop = await aShop().openIn(api);
		const tomorrow = addDays(dayAt(new Date(), 'Europe/Vienna'), 1);
		const promotion = { priceCents: 99, startsOn: tomorrow, endsOn: tomorrow };
		await importInto(api, shop.tenantId, [
			aCategory('obst'),
			aProduct('BIRNE'),
			anOffer('BIRNE', { promotion }),
		]);
		const countReduced = async () => (await shop.get('/api/products?promotion=true')).json().total;
		const outbox = createOutbox(api.pool, () => {});
		await maintainCatalogue({ db: api.db, outbox, clock: () => new Date() });
		expect(await countReduced()).toBe(0);
		await maintainCatalogue({ db: api.db, outbox, clock: () => new Date(Date.now() + 24 * HOURS) });
		expect(await countReduced()).toBe(1);
		await outbox.close();
	});

	it('continues after a failure and stops on request', async () => {
		const rounds: number[] = [];
		const interval = repeatEvery(1, api.app.log as never, 'test', async () => {
			rounds.push(rounds.length);
			if (rounds.length === 1) throw new Error('first round fails');
		});
		await vi.waitFor(() => expect(rounds.length).toBeGreaterThan(2));
		await interval.stop();
		const count = rounds.length;
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(rounds).toHaveLength(count);
	});
});
