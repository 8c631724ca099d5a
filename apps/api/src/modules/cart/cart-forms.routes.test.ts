import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aDiscountCode, openCartShop, Shopper, type TestShop } from './testing.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
	api = await startTestApi();
	shop = await openCartShop(api);
	await aDiscountCode(api, { tenantId: shop.tenantId, code: 'ZEHN' });
});
afterAll(() => api.close());

/** A browser without JavaScript has never fetched a CSRF token. */
const aPlainBrowser = () => new Shopper(shop, {});

async function submit(
	shopper: Shopper,
	form: string,
	fields: Record<string, string>,
	headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) {
	const answer = await shop.send({
		method: 'POST',
		url: `/api/carts/forms/${form}`,
		payload: new URLSearchParams(fields).toString(),
		headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
		cookies: shopper.cookies,
	});
	for (const { name, value } of answer.cookies) shopper.cookies[name] = value;
	return answer;
}

describe('cart forms without JavaScript', () => {
	it('add, change and remove line items, and redirect back to the page', async () => {
		const shopper = aPlainBrowser();
		const first = await submit(shopper, 'items', { sku: 'MILCH', returnTo: '/kategorie/obst?p=2' });
		expect([first.statusCode, first.headers.location]).toEqual([303, '/kategorie/obst?p=2']);
		await submit(shopper, 'items', { sku: 'MILCH', delta: '2', returnTo: '/warenkorb' });
		await submit(shopper, 'items', { sku: 'BUTTER', quantity: '4', returnTo: '/warenkorb' });
		expect(await shopper.quantities()).toEqual({ MILCH: 3, BUTTER: 4 });
		await submit(shopper, 'remove', { lineItemId: 'MILCH', returnTo: '/warenkorb' });
		expect(await shopper.quantities()).toEqual({ BUTTER: 4 });
		await submit(shopper, 'remove', { lineItemId: 'all', returnTo: '/warenkorb' });
		expect(await shopper.quantities()).toEqual({});
	});

	it('redeem a code and remove it', async () => {
		const shopper = aPlainBrowser();
		await submit(shopper, 'items', { sku: 'MILCH', returnTo: '/' });
		await submit(shopper, 'discount-code', { code: 'zehn', returnTo: '/warenkorb' });
		expect((await shopper.cart()).discountCodes).toHaveLength(1);
		await submit(shopper, 'discount-code', { code: 'zehn', action: 'remove', returnTo: '/' });
		expect((await shopper.cart()).discountCodes).toEqual([]);
	});

	it('pass on the reason of a rejection, the latest one only', async () => {
		const shopper = aPlainBrowser();
		await submit(shopper, 'items', { sku: 'REIS', quantity: '3', returnTo: '/' });
		const returnTo = '/warenkorb?cartError=old&p=1';
		const full = await submit(shopper, 'items', { sku: 'REIS', returnTo });
		expect(full.headers.location).toBe('/warenkorb?p=1&cartError=maxquantityreached');
		const nobody = aPlainBrowser();
		const none = await submit(nobody, 'remove', { lineItemId: 'REIS', returnTo: '/warenkorb' });
		expect(none.headers.location).toBe('/warenkorb?cartError=not_found');
	});

	it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/api/csrf', ''])(
		'never redirect elsewhere: %s',
		async (returnTo) => {
			const shopper = aPlainBrowser();
			const answer = await submit(shopper, 'items', { sku: 'MILCH', returnTo });
			expect(answer.headers.location).toBe('/');
		},
	);

	it.each<[string, Record<string, string>]>([
		['sends no origin', {}],
		['reports another site', { 'sec-fetch-site': 'cross-site' }],
		['reports a sibling site', { 'sec-fetch-site': 'same-site' }],
		['names a foreign origin', { origin: 'https://evil.example' }],
	])('are rejected where the browser %s', async (_name, headers) => {
		const shopper = aPlainBrowser();
		const answer = await submit(shopper, 'items', { sku: 'MILCH', returnTo: '/' }, headers);
		expect(answer.statusCode).toBe(403);
		expect(answer.cookies).toEqual([]);
	});

	it('are accepted by Origin where the browser sends no Sec-Fetch-Site', async () => {
		const shopper = aPlainBrowser();
		const headers = { origin: `http://${shop.host}` };
		const answer = await submit(shopper, 'items', { sku: 'MILCH', returnTo: '/' }, headers);
		expect(answer.statusCode).toBe(303);
	});

	it('require whole numbers', async () => {
		const shopper = aPlainBrowser();
		const answer = await submit(shopper, 'items', { sku: 'MILCH', quantity: 'x', returnTo: '/' });
		expect(answer.statusCode).toBe(400);
	});
});
