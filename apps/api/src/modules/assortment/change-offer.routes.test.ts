import type { DeskOffer, DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { addDays } from '@korb/domain/pricing/prices';
import { anOffer } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto, takePurgedKeys } from '../../catalogue-cli/testing.ts';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { today } from '../catalogue/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

const harness = openOrderHarness();
let office: FastifyInstance;
let manager: TestStaff;
beforeAll(async () => {
	office = await openOffice(harness.api);
	manager = await aStaffMember(harness.api, office, harness.shop.tenantId);
});
afterAll(() => office.close());

const read = async (sku: string, by = manager): Promise<DeskProduct> =>
	(await by.send('GET', `/admin/products/${sku}`)).json();
const offerOf = async (sku: string): Promise<DeskOffer> => {
	const offer = (await read(sku)).offers.find(({ region }) => region === 'default');
	if (!offer) throw new Error(`${sku} is not offered`);
	return offer;
};
const put = (sku: string, what: 'price' | 'supply', body: object, by = manager) =>
	by.send('PUT', `/admin/products/${sku}/offers/default/${what}`, body);
const importOffer = (sku: string, offer: Parameters<typeof anOffer>[1]) =>
	importInto(harness.api, harness.shop.tenantId, [anOffer(sku, offer)]);
const shopPrice = async (sku: string) =>
	(await harness.shop.get(`/api/products/${sku}`)).json().price.regular.value;

describe('GET /admin/products/:sku', () => {
	it('shows facts, prices and history, and no other shop’s product', async () => {
		const product = await read('MILCH');
		expect(product).toMatchObject({ sku: 'MILCH', today, ownedByFeed: [], changes: [] });
		expect(product.shopUrl).toContain(product.slug);
		expect((await manager.send('GET', '/admin/products/milch')).statusCode).toBe(404);
		const { tenantId } = await aShop().openIn(harness.api);
		const stranger = await aStaffMember(harness.api, office, tenantId);
		expect((await stranger.send('GET', '/admin/products/MILCH')).statusCode).toBe(404);
	});

	it('knows the lowest price of the 30 days before a promotion', async () => {
		const { tenantId } = harness.shop;
		const { priceCents } = await offerOf('KIRSCHEN');
		await importInto(harness.api, tenantId, [
			...[priceCents + 100, priceCents + 50].map((price, index) => ({
				...{ type: 'past-price' as const, sku: 'KIRSCHEN', region: 'default', priceCents: price },
				...{ from: addDays(today, -40 + index * 20), until: addDays(today, -21 + index * 19) },
			})),
			anOffer('KIRSCHEN', {
				priceCents,
				promotion: { priceCents: priceCents - 50, startsOn: today, endsOn: addDays(today, 6) },
			}),
		]);
		const offer = await offerOf('KIRSCHEN');
		expect(offer.promotion).toMatchObject({ isActive: true, priceCents: priceCents - 50 });
		expect(offer.lowest30DaysCents).toBe(priceCents + 50);
		expect(offer.effectiveCents).toBe(priceCents - 50);
		expect(offer.history.map((entry) => entry.priceCents)).toEqual(
			expect.arrayContaining([priceCents + 100, priceCents + 50, priceCents - 50]),
		);
		await importOffer('KIRSCHEN', { priceCents });
	});
});

describe('PUT price', () => {
	it('changes the price in the shop, adds to the history, and writes who did it', async () => {
		const { tenantId } = harness.shop;
		const before = await offerOf('MILCH');
		await takePurgedKeys(harness.api, tenantId);
		const answer = await put('MILCH', 'price', { version: before.version, priceCents: 233 });
		expect(answer.statusCode, answer.body).toBe(200);
		const offer = await offerOf('MILCH');
		expect(offer).toMatchObject({ version: before.version + 1, priceCents: 233 });
		expect(offer.history.map(({ priceCents }) => priceCents)).toEqual(
			expect.arrayContaining([before.priceCents, 233]),
		);
		expect(await shopPrice('MILCH')).toBe(233);
		expect(await takePurgedKeys(harness.api, tenantId)).toContain(`${tenantId}:p:MILCH`);
		const { changes } = await read('MILCH');
		expect(changes[0]).toMatchObject({
			action: 'product.price',
			by: 'Maria Huber',
			before: { priceCents: before.priceCents },
			after: { priceCents: 233, region: 'default' },
		});
	});

	it('leaves an active promotion at its own price', async () => {
		const promotion = { priceCents: 111, startsOn: today, endsOn: addDays(today, 3) };
		await importOffer('MILCH', { priceCents: 240, promotion });
		const { version } = await offerOf('MILCH');
		await put('MILCH', 'price', { version, priceCents: 260 });
		expect(await offerOf('MILCH')).toMatchObject({ priceCents: 260, effectiveCents: 111 });
		expect(await shopPrice('MILCH')).toBe(111);
		await importOffer('MILCH', { priceCents: 240 });
	});

	it('refuses a price that is not above the multi-buy price', async () => {
		await importOffer('MILCH', {
			priceCents: 240,
			multiBuy: { fromQuantity: 3, priceCents: 200 },
		});
		const { version } = await offerOf('MILCH');
		const answer = await put('MILCH', 'price', { version, priceCents: 200 });
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'multiBuy' });
		await importOffer('MILCH', { priceCents: 240 });
	});

	it.each([0, -5, 1.5, 100_000_01])('refuses %s as a price', async (priceCents) => {
		const { version } = await offerOf('MILCH');
		expect((await put('MILCH', 'price', { version, priceCents })).statusCode).toBe(400);
	});

	it('refuses what the feed owns', async () => {
		const { api, shop } = harness;
		const own = (fields: string[]) =>
			api.pool.query(
				`UPDATE tenant SET config = jsonb_set(config, '{backOffice}', $2) WHERE tenant_id = $1`,
				[shop.tenantId, JSON.stringify({ feedOwns: fields })],
			);
		await own(['price']);
		await api.refreshTenants();
		const { version } = await offerOf('MILCH');
		const answer = await put('MILCH', 'price', { version, priceCents: 250 });
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'ownedByFeed' });
		expect((await put('MILCH', 'supply', { version, counted: 7 })).statusCode).toBe(200);
		await own([]);
		await api.refreshTenants();
	});

	async function changeAtOnce(): Promise<string[]> {
		const { version } = await offerOf('MILCH');
		const answers = await Promise.all(
			[301, 302, 303, 304].map((priceCents) => put('MILCH', 'price', { version, priceCents })),
		);
		return answers.map((answer) => answer.json().errorCode ?? 'done').sort();
	}
	const oneWins = ['done', 'stale', 'stale', 'stale'];

	it('lets one of four concurrent changes win, and shows the others both values', async () => {
		expect(await changeAtOnce()).toEqual(oneWins);
		const { version, priceCents } = await offerOf('MILCH');
		const late = await put('MILCH', 'price', { version: version - 1, priceCents: 299 });
		expect(late.statusCode).toBe(409);
		expect(late.json()).toMatchObject({
			errorCode: 'stale',
			current: { offers: [{ region: 'default', version, priceCents }] },
			requested: { version: version - 1, priceCents: 299 },
		});
	});

	it('control: without the version, all believe they did it', async () => {
		expect(await withoutGuards(['offer-version'], changeAtOnce)).not.toEqual(oneWins);
	});
});

describe('PUT supply', () => {
	it('counts stock; orders placed since are subtracted, and make no version stale', async () => {
		const { version } = await offerOf('MILCH');
		await put('MILCH', 'supply', { version, counted: 40 });
		const counted = await offerOf('MILCH');
		expect(counted.stock).toMatchObject({ free: 40, counted: 40, inCarts: 0 });
		await harness.ordered({ MILCH: 3 });
		const ordered = await offerOf('MILCH');
		expect(ordered.stock).toMatchObject({ free: 37, counted: 40, inCarts: 0 });
		expect(ordered.version).toBe(counted.version);
	});

	it('makes stock unlimited', async () => {
		const { version } = await offerOf('MILCH');
		await put('MILCH', 'supply', { version, counted: null });
		expect((await offerOf('MILCH')).stock).toBeNull();
	});

	it('takes a product off sale and back', async () => {
		const { version } = await offerOf('MILCH');
		await put('MILCH', 'supply', { version, availability: 'unavailable' });
		const availability = async () =>
			(await harness.shop.get('/api/products/MILCH')).json().availability;
		expect(await availability()).toBe('unavailable');
		await put('MILCH', 'supply', { version: version + 1, availability: 'available' });
		expect(await availability()).toBe('available');
		const [back, off] = (await read('MILCH')).changes;
		expect(off).toMatchObject({ after: { availability: 'unavailable', region: 'default' } });
		expect(back).toMatchObject({ before: { availability: 'unavailable' } });
	});

	it('keeps what a feed counted, and its repetition changes nothing', async () => {
		await importOffer('MILCH', { priceCents: 240, stock: 25 });
		const first = await offerOf('MILCH');
		expect(first.stock).toMatchObject({ free: 25, counted: 25 });
		const { changed } = await importOffer('MILCH', { priceCents: 240, stock: 25 });
		expect(changed['offers']).toBe(0);
		expect(await offerOf('MILCH')).toEqual(first);
	});

	it('needs something to change', async () => {
		const { version } = await offerOf('MILCH');
		expect((await put('MILCH', 'supply', { version })).statusCode).toBe(400);
	});
});
