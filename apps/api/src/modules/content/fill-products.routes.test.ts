import { ContentPush } from '@korb/contracts/content/content-push';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox, type Outbox } from '../../outbox/outbox.ts';
import { fruitShopFixture } from '../catalogue/fruit-shop.testing.ts';
import { publish } from './publish.ts';

const fruitShop = fruitShopFixture();
let outbox: Outbox;
beforeAll(() => {
	outbox = createOutbox(fruitShop.api.pool, () => {});
});
afterAll(() => outbox.close());

let version = 0;
async function show(blocks: object[], headers: Record<string, string> = {}) {
	const { tenantId } = fruitShop.shop;
	const document = { meta: { title: 'Start' }, blocks };
	const push = { tenantId, version: ++version, kind: 'page', key: '', document };
	await publish({ db: fruitShop.api.db, outbox }, ContentPush.parse(push));
	const answer = await fruitShop.shop.get('/api/content/pages/', headers);
	expect(answer.statusCode).toBe(200);
	const { hasProducts, blocks: shown } = answer.json();
	const skus = shown.map(({ found }: { found: { sku: string }[] }) => found.map(({ sku }) => sku));
	return { hasProducts, skus, keys: `${answer.headers['xkey']}`.split(' ') };
}

const group = (source: object, limit = 12) => ({
	type: 'product-group',
	title: 'Obst',
	source,
	limit,
});

describe('product blocks of a page', () => {
	it('are filled in one answer, with the surrogate keys of their lists', async () => {
		const { hasProducts, skus, keys } = await show([
			group({ kind: 'skus', skus: ['BIRNE', 'APFEL'] }),
			group({ kind: 'category', category: 'kernobst' }, 1),
			{ type: 'product-promotion', sku: 'BIER' },
			group({ kind: 'favorites' }),
		]);
		const id = fruitShop.shop.tenantId;
		expect({ hasProducts, skus }).toEqual({
			hasProducts: true,
			skus: [['BIRNE', 'APFEL'], ['APFEL'], ['BIER'], []],
		});
		const lists = [`${id}:p:BIRNE`, `${id}:p:BIER`, `${id}:c:kernobst`];
		expect(keys).toEqual(expect.arrayContaining(lists));
	});

	it('show the offers of the shop or of a category', async () => {
		const { results } = await fruitShop.list('/api/products?promotion=true');
		const { skus } = await show([
			group({ kind: 'promotion' }),
			group({ kind: 'promotion', category: 'beeren' }),
		]);
		expect(skus).toEqual([results.map(({ sku }) => sku), ['ERDBEERE']]);
	});

	it('show what the region of the request sells', async () => {
		const source = { kind: 'category', category: 'obst' };
		expect((await show([group(source)], { 'x-region': 'graz' })).skus).toEqual([['ERDBEERE']]);
	});

	it('stay empty for a category that the shop does not have', async () => {
		const { hasProducts, skus } = await show([group({ kind: 'category', category: 'weg' })]);
		expect({ hasProducts, skus }).toEqual({ hasProducts: true, skus: [[]] });
	});

	it('are left to the caller when one of them is a search, which limits itself', async () => {
		const { hasProducts, skus } = await show([
			group({ kind: 'search', term: 'apfel' }),
			group({ kind: 'skus', skus: ['APFEL'] }),
		]);
		expect({ hasProducts, skus }).toEqual({ hasProducts: false, skus: [[], []] });
	});
});
