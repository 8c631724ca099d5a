import { addDays, dayAt } from '@korb/domain/pricing/prices';
import { aBrand, aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto, takePurgedKeys } from '../../../catalogue-cli/testing.ts';
import { startTestApi, type TestApi } from '../../../testing.ts';

const today = dayAt(new Date(), 'Europe/Vienna');

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

const feed = () => [
	aCategory('obst'),
	aCategory('beeren', { parent: 'obst' }),
	aBrand('almwerk'),
	aProduct('ERDBEERE', { categories: ['beeren'], brand: 'almwerk' }),
	aProduct('BANANE'),
	anOffer('ERDBEERE', { priceCents: 300 }),
	anOffer('ERDBEERE', { priceCents: 310, region: 'graz' }),
	anOffer('BANANE', { priceCents: 99 }),
];

async function filledShop() {
	const shop = await aShop().openIn(api);
	await importInto(api, shop.tenantId, feed());
	await takePurgedKeys(api, shop.tenantId);
	return shop;
}

async function historyOf(tenantId: string, sku: string) {
	const { rows } = await api.pool.query(
		`SELECT price_cents, is_reduced FROM price_history JOIN product USING (tenant_id, product_id)
		WHERE tenant_id = $1 AND sku = $2 AND region = 'default' ORDER BY starts_on, recorded_at`,
		[tenantId, sku],
	);
	return rows.map((row) => [row.price_cents, row.is_reduced]);
}

describe('an import', () => {
	it('is idempotent: no row, no history, no purge', async () => {
		const shop = await filledShop();
		const stamp = `SELECT array_agg(updated_at ORDER BY sku) FROM product WHERE tenant_id = $1`;
		const before = await api.pool.query(stamp, [shop.tenantId]);
		const summary = await importInto(api, shop.tenantId, feed());
		expect(summary).toMatchObject({
			lines: 8,
			rejected: 0,
			changed: { categories: 0, brands: 0, products: 0, offers: 0 },
		});
		expect((await api.pool.query(stamp, [shop.tenantId])).rows).toEqual(before.rows);
		expect(await takePurgedKeys(api, shop.tenantId)).toEqual([]);
		expect(await historyOf(shop.tenantId, 'ERDBEERE')).toEqual([[300, false]]);
	});

	it('purges exactly what a changed price affects', async () => {
		const shop = await filledShop();
		const id = shop.tenantId;
		await importInto(api, id, [
			anOffer('ERDBEERE', { priceCents: 280 }),
			anOffer('BANANE', { priceCents: 99 }),
		]);
		expect(await takePurgedKeys(api, id)).toEqual([
			`${id}:all`,
			`${id}:b:almwerk`,
			`${id}:c:beeren`,
			`${id}:c:obst`,
			`${id}:p:ERDBEERE`,
		]);
		expect((await shop.get('/api/products/ERDBEERE')).json().price.regular.value).toBe(280);
		const list = (await shop.get('/api/categories/obst/products?sort=unitprice')).json();
		expect(list.results[0].sku).toBe('BANANE');
		expect(await historyOf(id, 'ERDBEERE')).toEqual([
			[300, false],
			[280, false],
		]);
	});

	it('moves a product to another listing and removes it from the old one', async () => {
		const shop = await filledShop();
		await importInto(api, shop.tenantId, [
			aProduct('ERDBEERE', { categories: ['obst'], brand: null }),
		]);
		expect((await shop.get('/api/categories/beeren/products')).json().total).toBe(0);
		expect((await shop.get('/api/categories/obst/products')).json().total).toBe(2);
		expect((await shop.get('/api/brands/almwerk/products')).json().total).toBe(0);
	});

	it('recalculates the unit price when only the pack size changes', async () => {
		const shop = await filledShop();
		await importInto(api, shop.tenantId, [aProduct('BANANE', { netContent: 0.1 })]);
		const list = (await shop.get('/api/categories/obst/products?sort=unitprice')).json();
		expect(list.results.map(({ sku }: { sku: string }) => sku)).toEqual(['ERDBEERE', 'BANANE']);
	});

	it('rejects single lines with a reason and imports the rest', async () => {
		const shop = await aShop().openIn(api);
		const { rejections, changed } = await importInto(api, shop.tenantId, [
			'no json',
			aCategory('obst'),
			aCategory('waise', { parent: 'niemand' }),
			aProduct('GUT'),
			aProduct('FREMD', { categories: ['nirgends'] }),
			aProduct('MARKE', { brand: 'niemand' }),
			aProduct('DOPPELT', { slug: 'gut' }),
			'{"type":"offer","sku":"GUT","region":"default","priceCents":0}',
			anOffer('NIX'),
			anOffer('GUT', {
				promotion: { priceCents: 1, startsOn: '2026-02-02', endsOn: '2026-02-01' },
			}),
			anOffer('GUT'),
		]);
		expect(rejections).toEqual([
			{ line: 1, reason: 'not a line of JSON' },
			{ line: 8, reason: expect.stringMatching(/^priceCents: /) },
			{ line: 3, reason: 'parent: no category niemand' },
			{ line: 5, reason: 'categories: no category nirgends' },
			{ line: 6, reason: 'brand: no brand niemand' },
			{ line: 7, reason: 'slug: belongs to GUT' },
			{ line: 9, reason: 'sku: no product NIX' },
			{ line: 10, reason: 'promotion: ends before it starts' },
		]);
		expect(changed).toEqual({ categories: 1, brands: 0, products: 1, offers: 1 });
	});

	it('rejects a multi-buy price that is no reduction, or on a weighed product', async () => {
		const shop = await filledShop();
		const multiBuy = { fromQuantity: 3, priceCents: 199 };
		const soldBy = { kind: 'weight', stepGrams: 100 } as const;
		const { rejections, changed } = await importInto(api, shop.tenantId, [
			aProduct('LOSE', { soldBy }),
			anOffer('BANANE', { priceCents: 199, multiBuy }),
			anOffer('LOSE', { priceCents: 299, multiBuy }),
			JSON.stringify(anOffer('BANANE', { multiBuy: { fromQuantity: 1, priceCents: 1 } })),
			anOffer('ERDBEERE', { priceCents: 300, multiBuy }),
		]);
		expect(rejections).toEqual([
			{ line: 4, reason: expect.stringMatching(/^multiBuy.fromQuantity: /) },
			{ line: 2, reason: 'multiBuy: not below priceCents' },
			{ line: 3, reason: 'multiBuy: not for products sold by weight' },
		]);
		expect(changed['offers']).toBe(1);
		// It depends on the quantity, so it is no reference price for a reduction.
		expect(await historyOf(shop.tenantId, 'ERDBEERE')).toEqual([[300, false]]);
		const { changed: again } = await importInto(api, shop.tenantId, [
			anOffer('ERDBEERE', { priceCents: 300, multiBuy }),
		]);
		expect(again['offers']).toBe(0);
		await importInto(api, shop.tenantId, [anOffer('ERDBEERE', { priceCents: 300 })]);
		const { price } = (await shop.get('/api/products/ERDBEERE')).json();
		expect(price).not.toHaveProperty('multiBuy');
	});

	it('rejects a cycle of categories', async () => {
		const shop = await filledShop();
		await expect(
			importInto(api, shop.tenantId, [aCategory('obst', { parent: 'beeren' })]),
		).rejects.toThrow('cycle');
		expect((await shop.get('/api/categories/obst')).json().parentCategories).toEqual([]);
	});

	it('separates tenants that use the same SKUs', async () => {
		const one = await filledShop();
		const two = await filledShop();
		await importInto(api, two.tenantId, [anOffer('BANANE', { priceCents: 500 })]);
		expect((await one.get('/api/products/BANANE')).json().price.regular.value).toBe(99);
		expect((await two.get('/api/products/BANANE')).json().price.regular.value).toBe(500);
	});
});

describe('promotions and the calendar', () => {
	it('start and end at midnight without an import, and stay in the history', async () => {
		const shop = await filledShop();
		const id = shop.tenantId;
		const promotion = { priceCents: 49, startsOn: addDays(today, 1), endsOn: addDays(today, 2) };
		await importInto(api, id, [anOffer('BANANE', { priceCents: 99, promotion })]);
		await takePurgedKeys(api, id);
		const reduced = async () => (await shop.get('/api/products?promotion=true')).json().total;
		expect(await reduced()).toBe(0);

		await importInto(api, id, [], { clock: () => new Date(Date.now() + 24 * 3_600_000) });
		expect(await reduced()).toBe(1);
		expect(await takePurgedKeys(api, id)).toEqual(
			expect.arrayContaining([`${id}:p:BANANE`, `${id}:offers`]),
		);
		expect(await historyOf(id, 'BANANE')).toEqual([
			[99, false],
			[49, true],
		]);

		await importInto(api, id, [], {
			clock: () => new Date(Date.now() + 3 * 24 * 3_600_000),
		});
		expect(await reduced()).toBe(0);
	});

	it('never drop a price once charged', async () => {
		const shop = await filledShop();
		const values = [shop.tenantId];
		await expect(
			api.pool.query('UPDATE price_history SET price_cents = 1 WHERE tenant_id = $1', values),
		).rejects.toThrow('append-only');
		await expect(
			api.pool.query('DELETE FROM price_history WHERE tenant_id = $1', values),
		).rejects.toThrow('append-only');
	});

	it('records a price edited directly in the table', async () => {
		const shop = await filledShop();
		await api.pool.query(
			`UPDATE offer SET price_cents = 77, effective_cents = 77 FROM product
			WHERE offer.tenant_id = $1 AND product.tenant_id = $1 AND sku = 'BANANE'
				AND offer.product_id = product.product_id`,
			[shop.tenantId],
		);
		expect(await historyOf(shop.tenantId, 'BANANE')).toEqual([
			[99, false],
			[77, false],
		]);
	});
});
