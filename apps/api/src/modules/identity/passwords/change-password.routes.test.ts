import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { aCustomer, areCookiesPersistent, Browser, form } from '../testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let customer: Browser;
beforeAll(async () => {
	api = await startTestApi();
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	customer = await aCustomer(api, shop);
});
afterAll(() => api.close());

describe('PUT /api/customers/password', () => {
	const change = (part: object = {}) =>
		customer.send('PUT', '/api/customers/password', {
			oldPassword: form.password,
			newPassword: 'kipferl mit topfen',
			repeatedPassword: 'kipferl mit topfen',
			...part,
		});

	it('CUST-58 OPEN-59 keeps this browser signed in and ends all other sessions', async () => {
		const phones = await Promise.all(Array.from({ length: 3 }, () => Browser.open(shop)));
		for (const phone of phones) await phone.logIn();
		expect((await change()).statusCode).toBe(200);
		expect(await customer.isSignedIn).toBe(true);
		for (const phone of phones) expect(await phone.isSignedIn).toBe(false);
	});

	it.each([
		['FORM-31 a missing old password', { oldPassword: '' }, 400],
		['a wrong old password', { oldPassword: 'paradeiser' }, 403],
		['FORM-30 a short new password', { newPassword: 'kurz', repeatedPassword: 'kurz' }, 400],
		[
			'FORM-30 a common new password',
			{ newPassword: 'passwort1', repeatedPassword: 'passwort1' },
			400,
		],
		['FORM-32 OPEN-116 a different repetition', { repeatedPassword: 'anders genug' }, 400],
	])('rejects %s', async (_title, part, status) => {
		expect((await change(part)).statusCode).toBe(status);
		expect((await customer.logIn()).statusCode).toBe(200);
	});

	it.each([true, false])('keeps "stay signed in" as it was chosen: %s', async (isPersistent) => {
		const cookies = { sid: isPersistent, loggedIn: isPersistent };
		const login = await customer.logIn(form.email, form.password, isPersistent);
		expect(areCookiesPersistent(login)).toEqual(cookies);
		expect(areCookiesPersistent(await change())).toEqual(cookies);
		const again = await change({ oldPassword: 'kipferl mit topfen' });
		expect(areCookiesPersistent(again)).toEqual(cookies);
	});
});
