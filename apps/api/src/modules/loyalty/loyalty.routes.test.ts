import { checkDigitOf } from '@korb/domain/loyalty/ean13';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { publishVoucher } from '../content/vouchers/vouchers.testing.ts';
import { aCustomer, Browser } from '../identity/testing.ts';
import { grantPromotion } from './grant-promotion.service.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let anna: Browser;
beforeAll(async () => {
	api = await startTestApi();
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	anna = await aCustomer(api, shop);
});
afterAll(() => api.close());

const path = '/api/customers/loyalty';
const join = (by = anna) => by.send('POST', path, { isPersonalised: false });
const memberOf = async (by = anna) =>
	(await by.send('GET', '/api/customers')).json().loyaltyMemberInformation;

describe('joining the loyalty programme', () => {
	it('CUST-15 LOY-01 LOY-02 LOY-03: gives the customer a card', async () => {
		expect(await memberOf()).toBeNull();
		const answer = await join();
		expect(answer.statusCode).toBe(200);
		const member = answer.json().loyaltyMemberInformation;
		expect(member).toMatchObject({
			loyalityMemberId: expect.stringMatching(/^[\da-f-]{36}$/),
			joeAuthenticationStatus: 'Authenticated',
			pools: [{ poolId: 'points', tags: [], value: 0 }],
			promotions: [],
			vouchers: [],
		});
		expect(member.mpCardId).toMatch(/^29\d{11}$/);
		expect(checkDigitOf(member.mpCardId.slice(0, 12))).toBe(member.mpCardId[12]);
		expect(await memberOf()).toEqual(member);
	});

	it('keeps the card of a member who joins again, and gives each member another', async () => {
		const { mpCardId } = (await join()).json().loyaltyMemberInformation;
		await anna.send('POST', path, { isPersonalised: true });
		expect(await memberOf()).toMatchObject({ mpCardId, isPersonalised: true });
		const eva = await aCustomer(api, shop, 'eva@korb.example');
		expect((await join(eva)).json().loyaltyMemberInformation.mpCardId).not.toBe(mpCardId);
	});

	it('is one membership, however often it is asked for at once', async () => {
		const answers = await Promise.all(Array.from({ length: 8 }, () => join()));
		const cards = answers.map((answer) => answer.json().loyaltyMemberInformation?.mpCardId);
		expect(new Set(cards).size).toBe(1);
	});

	it('ends when the customer leaves', async () => {
		await join();
		const answer = await anna.send('DELETE', path);
		expect([answer.statusCode, answer.json().loyaltyMemberInformation]).toEqual([200, null]);
	});

	it('is not for guests', async () => {
		const guest = await Browser.open(shop);
		expect((await join(guest)).statusCode).toBe(401);
		expect((await guest.send('DELETE', path)).statusCode).toBe(401);
	});
});

describe('vouchers of the programme', () => {
	const vouchers = (by = anna) => by.send('GET', `${path}/vouchers`);
	const activate = (id: string, by = anna) =>
		by.send('POST', `${path}/promotions/${id}/activation`);
	const publish = (promotionId: string) =>
		publishVoucher(api, shop.tenantId, `fuer-dich-${promotionId}`, {
			type: 'personal',
			promotionId,
			title: 'Auf Kaffee',
			text: 'Ganze Bohnen',
			discountPercent: 25,
			validFrom: '2026-01-01',
			validUntil: '2999-12-31',
			fineprint: 'Einmal einlösbar.',
			barcode: '2980000000027',
		});

	it('API-33 LOY-16 LOY-17 LOY-18 LOY-19 LOY-20 LOY-21 LOY-22 LOY-23 LOY-24 LOY-25 LOY-26 LOY-27 LOY-28: are given to a member who joins', async () => {
		await publish('kaffee');
		expect((await vouchers()).json()).toEqual([]);
		await join();
		expect((await vouchers()).json()).toEqual([
			{
				id: 'kaffee',
				name: 'Auf Kaffee',
				voucherType: 'percent',
				contentType: 'coupon',
				onlineDescription: 'Ganze Bohnen',
				validFrom: '2026-01-01',
				validUntil: '2999-12-31',
				coins: 0,
				barcodeImage: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
				imageSingle: null,
				fineprintHeadline: 'Auf Kaffee',
				fineprintText: 'Einmal einlösbar.',
			},
		]);
	});

	it('LOY-05 LOY-06 LOY-31: are listed with the member, and activated by them', async () => {
		await publish('kaffee');
		await join();
		expect(await memberOf()).toMatchObject({
			promotions: [{ promotionId: 'kaffee', isActivated: false }],
			vouchers: [{ id: 'kaffee' }],
		});
		const activated = await activate('kaffee');
		expect(activated.json().loyaltyMemberInformation.promotions).toEqual([
			{ promotionId: 'kaffee', isActivated: true },
		]);
		expect((await activate('tee')).statusCode).toBe(404);
	});

	it('reach members who joined before, by a job that publishing enqueues', async () => {
		await join();
		await publish('kaffee');
		const { rows } = await api.pool.query(
			`SELECT data FROM pgboss.job
			WHERE name = 'grant-promotion' AND data ->> 'tenantId' = $1`,
			[shop.tenantId],
		);
		expect(rows).toEqual([{ data: { tenantId: shop.tenantId, promotionId: 'kaffee' } }]);
		expect((await vouchers()).json()).toEqual([]);
		for (let run = 0; run < 2; run++) await grantPromotion(api.db, rows[0].data);
		expect((await vouchers()).json()).toHaveLength(1);
	});

	it('come with the next change of choices, and go with the membership', async () => {
		await join();
		await publish('kaffee');
		await join();
		expect((await vouchers()).json()).toHaveLength(1);
		await anna.send('DELETE', path);
		expect((await vouchers()).json()).toEqual([]);
	});

	it('are not for guests, nor for shops without joe', async () => {
		expect((await vouchers(await Browser.open(shop))).statusCode).toBe(401);
		const other = await aShop().withFlag('featureJoe', false).openIn(api);
		expect((await other.get(`${path}/vouchers`)).statusCode).toBe(404);
	});
});
