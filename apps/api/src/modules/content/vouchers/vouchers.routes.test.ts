import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { publishVoucher } from './vouchers.testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
beforeAll(async () => {
	api = await startTestApi();
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
});
afterAll(() => api.close());

const put = (key: string, draft?: object | null) => publishVoucher(api, shop.tenantId, key, draft);
const general = () => shop.get('/api/content/vouchers/generalvouchers');
const personal = (ids: string) =>
	shop.get(`/api/content/vouchers/personalvouchers?promotionIds=${ids}`);
const kaffee = { type: 'personal', promotionId: 'kaffee', title: 'Kaffee', discountPercent: 25 };

describe('GET /api/content/vouchers/generalvouchers', () => {
	it('API-19 LOY-32 LOY-33 LOY-34 LOY-35: lists the vouchers for everybody', async () => {
		await put('erste-lieferung', {
			automaticRedemption: 'First orders',
			serviceTypes: ['Delivery', 'Click & Collect'],
			minOrderValueCents: 5000,
		});
		await put('immer', { automaticRedemption: 'Always' });
		await put('filiale', { type: 'general-offline', barcode: '2980000000010' });
		await put('kaffee', kaffee);
		const answer = await general();
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toMatchObject([
			{
				articleId: 'erste-lieferung',
				type: 'general-online',
				title: 'Fünf Euro',
				discountCents: 500,
				minOrderValueCents: 5000,
				ecommerceAutomaticRedemption: 'First orders',
				ecommerceLimitAutomaticRedemptionToServiceTypes: ['Delivery', 'Click & Collect'],
			},
			{ articleId: 'filiale', type: 'general-offline', barcode: '2980000000010' },
			{ articleId: 'immer', ecommerceAutomaticRedemption: 'Always' },
		]);
		expect(answer.headers['xkey']).toBe(`t-${shop.tenantId} ${shop.tenantId}:vouchers`);
	});

	it('API-19: is 404 when there are none, of this shop and today', async () => {
		await publishVoucher(api, (await aShop().openIn(api)).tenantId, 'fremd');
		await put('vorbei', { validUntil: '2026-01-01' });
		await put('weg');
		await put('weg', null);
		expect((await general()).statusCode).toBe(404);
	});
});

describe('GET /api/content/vouchers/personalvouchers', () => {
	it('API-18 LOY-29 LOY-30: lists those of the promotions', async () => {
		await put('fuer-dich-kaffee', kaffee);
		await put('fuer-dich-tee', { ...kaffee, promotionId: 'tee' });
		await put('immer');
		expect((await personal('tee,kaffee,anderes')).json()).toMatchObject([
			{ articleId: 'fuer-dich-tee', type: 'personal', promotionId: 'tee', discountPercent: 25 },
			{ articleId: 'fuer-dich-kaffee', type: 'personal', promotionId: 'kaffee' },
		]);
		expect((await personal('kaffee&promotionIds=tee')).json()).toHaveLength(2);
		expect((await personal('anderes')).json()).toEqual([]);
	});

	it.each(['%3Cb%3E', Array.from({ length: 51 }, (_, n) => n).join(), ''])(
		'API-18: refuses %s',
		async (ids) => {
			expect((await personal(ids)).statusCode).toBe(400);
		},
	);
});

describe('a voucher', () => {
	it.each([
		['both an amount and a percentage', { discountCents: 500, discountPercent: 5 }],
		['a personal one without a promotion', { type: 'personal' }],
		['a general one with a promotion', { promotionId: 'kaffee' }],
	])('is not published with %s', async (_name, draft) => {
		await expect(put('falsch', draft)).rejects.toThrow();
	});
});
