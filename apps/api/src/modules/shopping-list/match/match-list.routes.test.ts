import type { MatchedLine } from '@korb/contracts/catalogue/list-match';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../../catalogue-cli/testing.ts';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { aCustomer, Browser } from '../../identity/testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let count = 0;
beforeAll(async () => {
	api = await startTestApi();
	shop = await aShop().openIn(api);
	await importInto(api, shop.tenantId, [
		aCategory('obst', { name: 'Obst' }),
		aCategory('butter', { name: 'Butter' }),
		aProduct('MILCH', { name: 'Milch', contentText: '1 l', popularity: 0.9 }),
		aProduct('HEUMILCH', { name: 'Heumilch', contentText: '1 l', popularity: 0.1 }),
		aProduct('TEEBUTTER', { name: 'Teebutter', popularity: 0.9, categories: ['butter'] }),
		aProduct('HAFER', { name: 'Haferdrink', labels: ['lactose-free'] }),
		aProduct('RAHM', { name: 'Rahm', popularity: 0.9, labels: ['lactose-free'] }),
		aProduct('SCHLAGRAHM', { name: 'Schlagrahm', popularity: 0.1 }),
		...['MILCH', 'HEUMILCH', 'TEEBUTTER', 'HAFER', 'RAHM', 'SCHLAGRAHM'].map((sku) => anOffer(sku)),
	]);
});
afterAll(() => api.close());

const match = async (text: string, by?: Browser) => {
	const browser = by ?? (await Browser.open(shop, `10.6.0.${++count}`));
	return browser.send('POST', '/api/products/search/list', { text });
};
const lines = async (text: string, by?: Browser): Promise<MatchedLine[]> =>
	(await match(text, by)).json().lines;

describe('a pasted list', () => {
	it('becomes products with quantities, in one call, for guests as well', async () => {
		const [milk, butter, nothing] = await lines('3 Milch\nTeebutter, Quantenschaum');
		expect(milk).toMatchObject({ said: '3 Milch', term: 'Milch', isCertain: true });
		expect(milk?.matches[0]).toMatchObject({ sku: 'MILCH', quantity: 3, timesBought: 0 });
		expect(butter?.matches[0]).toMatchObject({ sku: 'TEEBUTTER', quantity: 1 });
		expect(nothing).toMatchObject({ said: 'Quantenschaum', matches: [], isCertain: false });
	});

	it('never takes what lacks a stated need', async () => {
		const [line] = await lines('butter laktosefrei');
		expect(line?.isCertain).toBe(false);
		expect(line?.matches[0]?.sku).toBe('TEEBUTTER');
	});

	it('means the usual product unless it asks for another', async () => {
		expect((await lines('Rahm'))[0]?.matches[0]?.sku).toBe('SCHLAGRAHM');
		expect((await lines('Rahm laktosefrei'))[0]?.matches[0]?.sku).toBe('RAHM');
	});

	it('puts first what the customer knows', async () => {
		const anna = await aCustomer(api, shop, 'list@korb.example', '10.6.1.1');
		await anna.send('PUT', '/api/customers/favorites/products', { reference: 'HEUMILCH' });
		const [line] = await lines('Milch', anna);
		expect(line?.matches[0]).toMatchObject({ sku: 'HEUMILCH', isFavorite: true });
		expect((await lines('Milch'))[0]?.matches[0]?.sku).toBe('MILCH');
	});

	it('is bounded in length, lines and number', async () => {
		expect((await match('x'.repeat(4001))).statusCode).toBe(400);
		expect(await lines('Milch\n'.repeat(300))).toHaveLength(100);
		expect(await lines('')).toEqual([]);
		const browser = await Browser.open(shop, '10.6.2.1');
		const answers = [];
		for (let turn = 0; turn < 21; turn++) answers.push((await match('', browser)).statusCode);
		expect(answers.filter((status) => status === 200)).toHaveLength(20);
		expect(answers.at(-1)).toBe(429);
	});

	it.each(['featureSearch', 'featureProductDiscovery'] as const)('needs %s', async (flag) => {
		const without = await aShop().withFlag(flag, false).openIn(api);
		const browser = await Browser.open(without, `10.6.3.${++count}`);
		expect((await match('Milch', browser)).statusCode).toBe(404);
	});
});
