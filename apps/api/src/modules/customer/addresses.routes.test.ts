import type { Customer } from '@korb/contracts/customer/customer';
import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import { writePlaceholders } from '@korb/domain/customer/placeholders';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aCustomer, Browser } from '../identity/testing.ts';

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

const home = {
	name: 'Zuhause',
	streetName: 'Praterstraße',
	streetNumber: '38',
	stairCase: '2',
	floor: '3',
	door: '12',
	postalCode: '1020',
	city: 'Wien',
	firstName: 'Anna',
	lastName: 'Na',
	phoneNumber: '0660 1234567',
};

type Type = 'billing' | 'delivery' | 'combined';
const add = (type: Type, part: object = {}, by = anna) =>
	by.send('POST', `/api/customers/addresses/${type}`, { ...home, ...part });
const list = async (by = anna): Promise<SavedAddress[]> =>
	(await by.send('GET', '/api/customers/addresses')).json();
/** Names of the primary addresses, billing first. */
async function primaries(): Promise<string[][]> {
	const addresses = await list();
	return (['Billing', 'Delivery'] as const).map((kind) =>
		addresses.filter(({ primaryFor }) => primaryFor.includes(kind)).map(({ name }) => name),
	);
}
async function idOf(name: string): Promise<string> {
	return (await list()).find((address) => address.name === name)?.id ?? '';
}

describe('the address book', () => {
	it('API-47 CUST-124 CUST-87: saves an address and answers with the customer', async () => {
		const answer = await add('delivery');
		expect(answer.statusCode).toBe(200);
		const { addresses } = answer.json<Customer>();
		expect(addresses).toEqual([
			expect.objectContaining({
				...home,
				phoneNumber: '+436601234567',
				category: 'delivery',
				addressType: 'Delivery',
				primary: true,
				primaryFor: ['Delivery'],
				isUsable: true,
			}),
		]);
		expect(await list()).toEqual(addresses);
		expect((await anna.send('GET', '/api/customers')).json().addresses).toEqual(addresses);
	});

	it('API-48 CUST-124: changes an address of its type, named in the body', async () => {
		await add('billing');
		const change = (type: Type, id: string) =>
			anna.send('PUT', `/api/customers/addresses/${type}`, { ...home, id, city: 'Graz' });
		const id = await idOf('Zuhause');
		expect((await change('delivery', id)).statusCode).toBe(404);
		expect((await change('billing', '')).statusCode).toBe(400);
		expect((await change('billing', id)).json().addresses[0]).toMatchObject({ id, city: 'Graz' });
	});

	it('API-49 CUST-124: makes another address of a kind the primary one', async () => {
		await add('billing', { name: 'Firma' });
		await add('delivery');
		await add('delivery', { name: 'Oma' });
		expect(await primaries()).toEqual([['Firma'], ['Zuhause']]);
		const answer = await anna.send('POST', `/api/customers/addresses/${await idOf('Oma')}/primary`);
		expect(answer.statusCode).toBe(200);
		expect(await primaries()).toEqual([['Firma'], ['Oma']]);
	});

	it('API-50 CUST-124: deletes an address; the oldest other one becomes primary', async () => {
		for (const name of ['Zuhause', 'Oma', 'Büro']) await add('delivery', { name });
		const answer = await anna.send('DELETE', `/api/customers/addresses/${await idOf('Zuhause')}`);
		expect([answer.statusCode, answer.body]).toEqual([204, '']);
		expect(await primaries()).toEqual([[], ['Oma']]);
	});

	it('API-51 CUST-125: saves a combined address, which serves both kinds', async () => {
		const answer = await add('combined');
		expect(answer.json().addresses).toMatchObject([
			{ category: 'combined', primaryFor: ['Billing', 'Delivery'] },
		]);
		await add('delivery', { name: 'Oma' });
		await anna.send('POST', `/api/customers/addresses/${await idOf('Oma')}/primary`);
		expect(await primaries()).toEqual([['Zuhause'], ['Oma']]);
		await anna.send('POST', `/api/customers/addresses/${await idOf('Zuhause')}/primary`);
		expect(await primaries()).toEqual([['Zuhause'], ['Zuhause']]);
	});

	it('API-52 CUST-125: changes a combined address', async () => {
		await add('combined');
		const id = await idOf('Zuhause');
		const answer = await anna.send('PUT', '/api/customers/addresses/combined', {
			...home,
			id,
			door: '13',
		});
		expect(answer.json().addresses).toMatchObject([{ id, door: '13', category: 'combined' }]);
	});

	it('API-53 CUST-125: deletes a combined address, which the other call does not', async () => {
		await add('combined');
		const path = `/api/customers/addresses/${await idOf('Zuhause')}`;
		expect((await anna.send('DELETE', path)).statusCode).toBe(404);
		expect((await anna.send('DELETE', `${path}/combined`)).statusCode).toBe(204);
		expect(await list()).toEqual([]);
	});

	it('is nobody else’s', async () => {
		await add('delivery');
		const id = await idOf('Zuhause');
		const eva = await aCustomer(api, shop, 'eva@korb.example');
		const guest = await Browser.open(shop);
		for (const [by, status] of [
			[eva, 404],
			[guest, 401],
		] as const) {
			const path = `/api/customers/addresses/${id}`;
			expect((await by.send('DELETE', path)).statusCode).toBe(status);
			expect((await by.send('POST', `${path}/primary`)).statusCode).toBe(status);
			const change = { ...home, id };
			const put = await by.send('PUT', '/api/customers/addresses/delivery', change);
			expect(put.statusCode).toBe(status);
		}
		expect(await list(eva)).toEqual([]);
		expect(await list()).toMatchObject([{ id, ...{ city: 'Wien' } }]);
	});
});

describe('placeholders', () => {
	it('CUST-119: accepts placeholders for empty fields and never stores them', async () => {
		const sent = writePlaceholders({ ...home, companyName: '', door: '', phoneNumber: '' });
		expect(sent).toMatchObject({ companyName: 'na', door: 'na', phoneNumber: 'nan' });
		await add('delivery', sent);
		const { rows } = await api.pool.query(
			'SELECT address FROM customer_address WHERE tenant_id = $1',
			[shop.tenantId],
		);
		expect(rows[0].address).toMatchObject({ companyName: '', door: '', phoneNumber: '' });
	});

	it('CUST-120: an address is read without placeholders, and people called Na keep their name', async () => {
		await add('delivery', writePlaceholders({ ...home, companyName: '', stairCase: '' }));
		expect(await list()).toMatchObject([{ companyName: '', stairCase: '', lastName: 'Na' }]);
	});

	it('CUST-121: an address of placeholders only does not become one', async () => {
		const nothing = Object.fromEntries(Object.keys(home).map((field) => [field, '']));
		const answer = await add('delivery', writePlaceholders(nothing));
		expect(answer.statusCode).toBe(400);
		expect(await list()).toEqual([]);
	});
});

describe('rules of the form', () => {
	const x = (length: number) => 'x'.repeat(length);
	it.each([
		['FORM-13', 'postalCode', '1020', ['', '102', '12345678', '10*20']],
		['FORM-14', 'city', 'Wien', ['', 'Wien <b>']],
		['FORM-15', 'houseNumber', '12/34', ['', x(6)]],
		['FORM-16', 'streetNumber', x(40), [x(41)]],
		['FORM-17', 'door', x(4), [x(5)]],
		['FORM-18', 'floor', x(20), [x(21)]],
		['FORM-19', 'stairCase', x(4), [x(5)]],
		['FORM-20', 'companyName', x(50), [x(51)]],
		['FORM-21', 'title', x(15), [x(16)]],
		['FORM-22', 'additionalInfo', x(240), [x(241), 'a < b', 'a > b']],
		['FORM-23', 'companyRegistrationNumber', x(7), [x(6), x(15)]],
		['FORM-24', 'valueAddedTaxId', x(14), [x(6), x(15)]],
		['FORM-11', 'firstName', x(20), [x(21)]],
		['FORM-12', 'lastName', x(24), [x(25)]],
	])('%s: %s', async (_id, field, good, bad) => {
		expect((await add('billing', { [field]: good })).statusCode).toBe(200);
		for (const text of bad) {
			const answer = await add('billing', { [field]: text });
			expect([answer.statusCode, answer.json().message]).toEqual([
				400,
				`Not valid: body/${field}.`,
			]);
		}
	});

	it('FORM-15: the house number of a form with a field for it becomes the street number', async () => {
		const { streetNumber: _, ...form } = home;
		await anna.send('POST', '/api/customers/addresses/delivery', { ...form, houseNumber: '7a' });
		expect(await list()).toMatchObject([{ streetNumber: '7a' }]);
	});

	it('CUST-114: says whether an address is usable', async () => {
		await add('delivery', { streetNumber: '' });
		expect(await list()).toMatchObject([{ isUsable: false }]);
	});

	it('CUST-126 CUST-127: reads a phone number in the country of the shop’s locale', async () => {
		await shop.setConfig(['clientRuntimeConfig', 'locale'], 'en-GB');
		await api.refreshTenants();
		await add('delivery', { phoneNumber: '020 7946 0123' });
		expect(await list()).toMatchObject([{ phoneNumber: '+442079460123' }]);
	});

	it('CUST-115 CUST-116 CUST-128: a phone number may be missing unless the shop requires it', async () => {
		expect((await add('delivery', { phoneNumber: '' })).statusCode).toBe(200);
		expect((await add('delivery', { phoneNumber: 'call me' })).statusCode).toBe(400);
		await shop.setConfig(['clientRuntimeConfig', 'addressConfig', 'phone'], 'Mandatory');
		await api.refreshTenants();
		expect((await add('delivery', { phoneNumber: '' })).statusCode).toBe(400);
	});

	it.each([
		['+43123', 200],
		['+4312', 400],
		['12345678901234567890', 200],
		['123456789012345678901', 400],
	])('FORM-28: a phone number has 6 to 20 characters: %s', async (phoneNumber, status) => {
		expect((await add('delivery', { phoneNumber })).statusCode).toBe(status);
	});
});

describe('twenty addresses', () => {
	async function save(count: number): Promise<void> {
		await api.query(
			`INSERT INTO customer_address (tenant_id, customer_id, category, address)
			SELECT tenant_id, customer_id, 'delivery', '{}' FROM customer, generate_series(1, $2)
			WHERE tenant_id = $1`,
			[shop.tenantId, count],
		);
	}
	const rush = () => Promise.all(Array.from({ length: 20 }, () => add('delivery')));

	it('CUST-122 CONST-21: are the limit, and a deleted one makes room', async () => {
		await save(19);
		expect((await add('billing')).statusCode).toBe(200);
		const refusal = await add('billing');
		expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'addressLimit']);
		await anna.send('DELETE', `/api/customers/addresses/${await idOf('Zuhause')}`);
		expect((await add('billing')).statusCode).toBe(200);
	});

	it('CUST-122 CONST-21: twenty parallel additions to nineteen addresses give twenty', async () => {
		await save(19);
		const answers = await rush();
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
		expect(await list()).toHaveLength(20);
		expect((await primaries())[1]).toHaveLength(1);
	});

	it('control: without the lock there are more', async () => {
		await save(19);
		await withoutGuards(['address-lock'], rush);
		expect((await list()).length).toBeGreaterThan(20);
	});

	it('have exactly one primary address per kind, whatever happens at once', async () => {
		for (const name of ['A', 'B', 'C', 'D']) await add('combined', { name });
		const ids = (await list()).map(({ id }) => id);
		await Promise.all([
			...ids.flatMap((id) =>
				Array.from({ length: 5 }, () =>
					anna.send('POST', `/api/customers/addresses/${id}/primary`),
				),
			),
			anna.send('DELETE', `/api/customers/addresses/${ids[0]}/combined`),
		]);
		expect((await primaries()).map((names) => names.length)).toEqual([1, 1]);
	});
});
