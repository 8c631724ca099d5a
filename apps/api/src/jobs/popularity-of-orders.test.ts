import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { expect, it } from 'vitest';
import { importInto } from '../catalogue-cli/testing.ts';
import { openOrderHarness } from '../checkout-harness/order-harness.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { refreshPopularity } from './refresh-popularity.ts';

const harness = openOrderHarness();

it('a placed order breaks a tie, a cancelled one does not', async () => {
	const { api, shop } = harness;
	const oats = (sku: string) => [
		aProduct(sku, { name: 'Haferflocken', categories: ['flocken'], popularity: 0.5 }),
		anOffer(sku),
	];
	await importInto(api, shop.tenantId, [
		aCategory('flocken', { name: 'Flocken' }),
		...['FLOCKEN1', 'FLOCKEN2', 'FLOCKEN3'].flatMap(oats),
	]);
	const skusAt = async (url: string): Promise<string[]> =>
		(await shop.get(url)).json().results.map(({ sku }: { sku: string }) => sku);
	const outbox = createOutbox(api.pool, () => {});
	const found = '/api/products/search/haferflocken';
	expect(await skusAt(found)).toEqual(['FLOCKEN1', 'FLOCKEN2', 'FLOCKEN3']);

	await harness.ordered({ FLOCKEN3: 1 });
	const { buyer, order } = await harness.ordered({ FLOCKEN2: 1 });
	const cancelled = await buyer.send('POST', harness.pathOf(order, '/cancel'));
	expect(cancelled.statusCode).toBe(200);
	await refreshPopularity({ db: api.db, outbox, clock: () => new Date() });

	expect(await skusAt(found)).toEqual(['FLOCKEN3', 'FLOCKEN1', 'FLOCKEN2']);
	expect(await skusAt('/api/categories/flocken/products?sort=popularity')).toEqual([
		'FLOCKEN3',
		'FLOCKEN1',
		'FLOCKEN2',
	]);
	await outbox.close();
});
