import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aCustomer, type Browser, form } from './testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let anna: Browser;
beforeAll(async () => {
	api = await startTestApi();
	shop = await aShop().openIn(api);
	anna = await aCustomer(api, shop);
});
afterAll(() => api.close());

const read = async () => (await anna.send('GET', '/api/customers')).json();
const write = (part: object) => anna.send('PUT', '/api/customers', part);

describe('a customer', () => {
	it.each([
		['CUST-07', 'academicTitle', 'Dr.'],
		['CUST-08', 'birthdate', '1988-02-29'],
		['CUST-11', 'firstName', 'Eva'],
		['CUST-12', 'lastName', 'Nan'],
		['CUST-13', 'salutation', 'Male'],
		['CUST-18', 'salutation', 'Company'],
		['CUST-20', 'salutation', 'Female'],
		['CUST-21', 'salutation', 'Male'],
	])('%s: keeps %s %s', async (_id, field, value) => {
		expect((await write({ [field]: value })).json()).toMatchObject({ [field]: value });
		expect(await read()).toMatchObject({ [field]: value });
	});

	it('CUST-10: keeps the email address as registered', async () => {
		expect(await read()).toMatchObject({ email: form.email });
	});

	it('CUST-19: may be a family, which is dropped when the customer is read', async () => {
		expect((await write({ salutation: 'Family' })).statusCode).toBe(200);
		const { rows } = await api.pool.query('SELECT salutation FROM customer WHERE tenant_id = $1', [
			shop.tenantId,
		]);
		expect(rows).toEqual([{ salutation: 'Family' }]);
		expect(await read()).toMatchObject({ salutation: null });
	});

	it('CUST-09: has no impossible date of birth', async () => {
		for (const birthdate of ['1990-02-30', 'soon']) {
			expect((await write({ birthdate })).statusCode).toBe(400);
		}
		expect((await read()).birthdate).toBe('1988-02-29');
	});

	it('CUST-13: has none of any other salutation', async () => {
		expect((await write({ salutation: 'Mx' })).statusCode).toBe(400);
		expect((await write({ salutation: null })).json()).toMatchObject({ salutation: null });
	});
});
