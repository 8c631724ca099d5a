import type { MyProducts } from '@korb/contracts/customer/favorite-endpoints';
import { MY_PRODUCTS_SOURCES, switchesOf } from '@korb/domain/customer/my-products';
import { Shop } from '@korb/testing/shop';
import { beforeAll, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { Shopper } from '../cart/testing.ts';
import { aCustomer } from '../identity/testing.ts';

const harness = openOrderHarness();
const PATH = '/api/customers/favorites';
let count = 0;

async function aMember(): Promise<Shopper> {
	const { api, shop } = harness;
	const elsewhere = new Shop(api, shop.tenantId, shop.host);
	const { cookies } = await aCustomer(api, elsewhere, `mine${count++}@korb.example`);
	return new Shopper(shop, cookies);
}

const list = async (by: Shopper, query: string): Promise<MyProducts> =>
	(await by.send('GET', `${PATH}/products?${query}`)).json();
const both = 'favorites=true&purchasedProducts=true';
const skus = async (by: Shopper, query: string) =>
	(await list(by, query)).results.map(({ sku }) => sku);

let anna: Shopper;
beforeAll(async () => {
	anna = await aMember();
	await harness.ordered({ MILCH: 2, COLA: 1 }, anna);
	await harness.ordered({ MILCH: 1 }, anna);
	for (const reference of ['MILCH', 'WEIN']) {
		await anna.send('PUT', `${PATH}/products`, { reference });
	}
});

describe('my products', () => {
	it('API-34: are listed with how often and when they were bought', async () => {
		const page = await list(anna, both);
		expect(page).toMatchObject({ total: 3, count: 3, offset: 0 });
		const [milk, cola, wine] = ['MILCH', 'COLA', 'WEIN'].map((sku) =>
			page.results.find((product) => product.sku === sku),
		);
		expect(milk).toMatchObject({ isFavorite: true, timesBought: 2, price: expect.anything() });
		expect(cola).toMatchObject({ isFavorite: false, timesBought: 1 });
		expect(wine).toMatchObject({ isFavorite: true, timesBought: 0, lastBoughtAt: null });
		expect(Date.parse(milk?.lastBoughtAt ?? '')).toBeGreaterThan(Date.now() - 600_000);
		expect(page.aisles.reduce((sum, aisle) => sum + aisle.count, 0)).toBe(3);
	});

	it.each([
		['CUST-73', 'Favorites OR Purchased', ['COLA', 'MILCH', 'WEIN']],
		['CUST-74', 'Favorites', ['MILCH', 'WEIN']],
		['CUST-75', 'Purchased', ['COLA', 'MILCH']],
		['CUST-76', 'Favorite AND Purchased', ['MILCH']],
	] as const)('%s: from the source `%s`', async (_id, source, expected) => {
		const { favorites, purchasedProducts, match } = switchesOf(source);
		const query = `favorites=${favorites}&purchasedProducts=${purchasedProducts}&match=${match}`;
		expect((await skus(anna, query)).sort()).toEqual(expected);
		const { totals } = await list(anna, query);
		expect(totals).toEqual({ any: 3, favorites: 2, purchased: 2, both: 1 });
		expect(MY_PRODUCTS_SOURCES).toHaveLength(4);
	});

	it('are none without a switch', async () => {
		expect(await list(anna, '')).toMatchObject({ total: 0, results: [], totals: { any: 3 } });
	});

	it('are sorted by category, name, last purchase or unit price', async () => {
		const names = (await list(anna, `${both}&sort=alphabetically`)).results.map((p) => p.name);
		expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')));
		expect((await skus(anna, `${both}&sort=chronologically`))[0]).toBe('MILCH');
		expect((await skus(anna, `${both}&sort=chronologically`)).at(-1)).toBe('WEIN');
		const units = (await list(anna, `${both}&sort=unitprice`)).results.map(
			({ price }) => price?.regular.unitPrice ?? 0,
		);
		expect(units).toEqual([...units].sort((a, b) => a - b));
		const { results, aisles } = await list(anna, both);
		const order = aisles.map(({ slug }) => slug);
		const places = results.map(({ parentCategories: [top] }) => order.indexOf(top?.slug ?? ''));
		expect(places).toEqual([...places].sort((a, b) => a - b));
	});

	it('come page by page', async () => {
		const sort = 'sort=alphabetically';
		const all = await skus(anna, `${both}&${sort}`);
		expect(await skus(anna, `${both}&${sort}&pageSize=2`)).toEqual(all.slice(0, 2));
		expect(await skus(anna, `${both}&${sort}&pageSize=2&offset=2`)).toEqual(all.slice(2));
		const answer = await anna.send('GET', `${PATH}/products?${both}&pageSize=49`);
		expect(answer.statusCode).toBe(400);
	});

	it('are not those of a cancelled order, of other customers or of guests', async () => {
		const eva = await aMember();
		const { order } = await harness.ordered({ COLA: 1 }, eva);
		expect(await skus(eva, both)).toEqual(['COLA']);
		await eva.send('POST', harness.pathOf(order, '/cancel'));
		expect(await list(eva, both)).toMatchObject({ total: 0, aisles: [] });
		const guest = await Shopper.enter(harness.shop);
		expect((await guest.send('GET', `${PATH}/products?${both}`)).statusCode).toBe(401);
	});
});
