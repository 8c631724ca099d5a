import { barcodeImage } from '@korb/domain/loyalty/barcode-svg';
import { checkDigitOf } from '@korb/domain/loyalty/ean13';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { aCustomer, type Browser } from '../../identity/testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let anna: Browser;
beforeAll(async () => {
	api = await startTestApi();
});
beforeEach(async () => {
	shop = await aShop().withFlag('featureJoe', false).openIn(api);
	anna = await aCustomer(api, shop);
});
afterAll(() => api.close());

const join = (by = anna) => by.send('POST', '/api/customers/loyalty', { isPersonalised: false });
const memberOf = async (by = anna) =>
	(await by.send('GET', '/api/customers')).json().loyaltyMemberInformation;

describe('card info', () => {
	const path = '/api/customers/loyalty/card-info';

	it('API-31 LOY-46: is a list whose first entry is the card of the member', async () => {
		await join();
		const { mpCardId: id } = await memberOf();
		const answer = await anna.send('GET', `${path}?currentIds=&dontRenderText=false`);
		expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
		const [card] = answer.json();
		expect(card).toMatchObject({ id, text: id });
		expect(card.barcodeImage).toBe(barcodeImage(id, { hasText: true }));
	});

	it('API-31: draws only the bars where the text is not wanted', async () => {
		await join();
		const [card] = (await anna.send('GET', `${path}?dontRenderText=true`)).json();
		expect(card.text).toBeNull();
		expect(decodeURIComponent(card.barcodeImage)).not.toContain('<text');
	});

	it('has code 10048 for a card that the programme does not know', async () => {
		const answer = await anna.send('GET', path);
		expect([answer.statusCode, answer.json().code]).toEqual([409, 10_048]);
	});
});

describe('linking a card from the till', () => {
	const path = '/api/customers/offline-account';
	const digits = '290041277318';
	const cardNumber = digits + checkDigitOf(digits);
	const proof = { cardNumber, birthdate: '1989-05-14', postalCode: '1020' };
	const link = (change: object = {}, by = anna) => by.send('POST', path, { ...proof, ...change });
	beforeEach(() =>
		api.pool.query(
			`INSERT INTO loyalty_store_card (tenant_id, card_number, birthdate, postal_code, points)
			VALUES ($1, $2, '1989-05-14', '1020', 412)`,
			[shop.tenantId, cardNumber],
		),
	);

	it('makes the customer a member with this card and its points', async () => {
		const answer = await link();
		expect([answer.statusCode, answer.json().loyaltyMemberInformation]).toEqual([
			200,
			expect.objectContaining({
				mpCardId: cardNumber,
				pools: [{ poolId: 'points', tags: [], value: 412 }],
			}),
		]);
		expect((await anna.send('GET', '/api/customers/loyalty/points')).json().entries).toEqual([
			{ amount: 412, orderNumber: null, createdAt: expect.any(String) },
		]);
	});

	it('gives a member the number and the points of the old card', async () => {
		await join();
		await link();
		expect(await memberOf()).toMatchObject({ mpCardId: cardNumber, pools: [{ value: 412 }] });
	});

	it('gives the card to one account only, however many ask at once', async () => {
		const eva = await aCustomer(api, shop, 'eva@korb.example', '198.51.100.2');
		const answers = await Promise.all([link(), link({}, eva), link(), link({}, eva)]);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403]);
	});

	it.each([
		['another number', { cardNumber: '2900412773197' }],
		['another date of birth', { birthdate: '1989-05-15' }],
		['another postcode', { postalCode: '1030' }],
	])('refuses %s without saying what was wrong', async (_title, change) => {
		const answer = await link(change);
		expect([answer.statusCode, answer.json().errorCode, answer.json().message]).toEqual([
			403,
			'card_refused',
			'Number, date of birth or postcode is wrong.',
		]);
		expect(await memberOf()).toBeNull();
	});

	it.each([
		['12 digits', '290041277318'],
		['a wrong check digit', '2900412773181'],
		['letters', '29004127731AB'],
	])('FORM-25 LOY-54: does not look for a card with %s', async (_title, number) => {
		expect((await link({ cardNumber: number })).statusCode).toBe(400);
	});

	it('takes the number in groups, as people type it', async () => {
		const grouped = cardNumber.replaceAll(/(\d{4})/g, '$1 ');
		expect((await link({ cardNumber: grouped })).statusCode).toBe(200);
	});

	it('stops after five failures of a customer', async () => {
		for (let failure = 0; failure < 5; failure++) await link({ postalCode: '9999' });
		expect((await link()).statusCode).toBe(429);
	});

	it('stops whoever tries one card with many accounts', async () => {
		for (let account = 0; account < 4; account++) {
			const by = await aCustomer(api, shop, `guess${account}@korb.example`, `192.0.2.${account}`);
			for (let failure = 0; failure < 5; failure++) await link({ postalCode: '9999' }, by);
		}
		expect((await link()).statusCode).toBe(429);
	});
});

describe('the plastic card', () => {
	const path = '/api/customers/physical-card';
	const statusOf = async (by = anna) => (await by.send('GET', `${path}/status`)).json().status;
	const address = {
		...{ streetName: 'Praterstraße', streetNumber: '38', postalCode: '1020', city: 'Wien' },
		...{ country: 'Österreich', countryCode: 'AT', firstName: 'Anna', lastName: 'Berger' },
	};
	async function anAddress(by = anna): Promise<string> {
		const answer = await by.send('POST', '/api/customers/addresses/combined', address);
		return answer.json().addresses[0].id;
	}
	const order = (addressId: string, by = anna) =>
		by.send('POST', path, { name: 'Anna Berger', addressId });

	it('API-32 LOY-50 LOY-51 LOY-52 LOY-53: is ordered once, by members', async () => {
		const addressId = await anAddress();
		expect(await statusOf()).toBe('CanNotBeOrdered');
		expect((await order(addressId)).statusCode).toBe(409);
		await join();
		expect(await statusOf()).toBe('CanBeOrdered');
		const answers = await Promise.all([order(addressId), order(addressId), order(addressId)]);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
		expect(await statusOf()).toBe('IsOrdered');
		const { rows } = await api.pool.query(
			'SELECT name_on_card, address FROM loyalty_card_order WHERE tenant_id = $1',
			[shop.tenantId],
		);
		expect(rows).toEqual([
			{
				name_on_card: 'Anna Berger',
				address: expect.objectContaining({ streetName: 'Praterstraße' }),
			},
		]);
	});

	it("does not go to another customer's address", async () => {
		await join();
		const eva = await aCustomer(api, shop, 'eva@korb.example', '198.51.100.2');
		expect((await order(await anAddress(eva))).statusCode).toBe(409);
		expect(await statusOf()).toBe('CanBeOrdered');
	});

	it('TEN-21: is not there in a shop with joe', async () => {
		const joe = await aShop().openIn(api);
		const eva = await aCustomer(api, joe, 'eva@korb.example', '198.51.100.3');
		expect((await eva.send('GET', `${path}/status`)).statusCode).toBe(404);
		expect((await order('9b2d6a5e-3c1f-4c5e-9d0a-1f2e3d4c5b6a', eva)).statusCode).toBe(404);
	});
});
