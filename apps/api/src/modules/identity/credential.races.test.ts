import { setTimeout as sleep } from 'node:timers/promises';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { mostOf } from '../../db/guards/most-of.testing.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aCustomer, Browser, form, mailsOf } from './testing.ts';

const NEW = 'kipferl mit topfen';

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

const openBrowsers = (count: number) =>
	Promise.all(
		Array.from({ length: count }, (_, index) => Browser.open(shop, `198.51.100.${index + 1}`)),
	);

describe('a password changed while 20 sessions are active and 20 sign-ins are under way', () => {
	/** How many sessions of the old password are left. */
	async function survivors(): Promise<number> {
		const active = await openBrowsers(20);
		for (const browser of active) browser.cookies['__Host-device'] = deviceOf(customer);
		for (const browser of active) expect((await browser.logIn()).statusCode).toBe(200);
		const arriving = await openBrowsers(20);
		for (const browser of arriving) browser.cookies['__Host-device'] = deviceOf(customer);
		const passwords = {
			oldPassword: form.password,
			newPassword: NEW,
			repeatedPassword: NEW,
		};
		const [changed] = await Promise.all([
			customer.send('PUT', '/api/customers/password', passwords),
			// One after the other, so that some are between their check and their session.
			...arriving.map((browser, index) => sleep(40 * index).then(() => browser.logIn())),
		]);
		expect(changed.statusCode).toBe(200);
		expect(await customer.isSignedIn).toBe(true);
		const isSignedIn = await Promise.all([...active, ...arriving].map((one) => one.isSignedIn));
		return isSignedIn.filter(Boolean).length;
	}

	it('CUST-58 I-35 ends them all', async () => {
		expect(await survivors()).toBe(0);
	});

	it('control: without the lock, sign-ins with the old password survive', async () => {
		const race = async () => {
			shop = await aShop().openIn(api);
			customer = await aCustomer(api, shop);
			return withoutGuards(['credential-lock'], survivors);
		};
		expect(await mostOf(race, { allowed: 0, rounds: 5 })).toBeGreaterThan(0);
	});
});

describe('a reset link used 20 times at once', () => {
	async function successes(): Promise<number> {
		await customer.send('POST', '/api/auth/password-reset', { email: form.email });
		const token = (await mailsOf(api, shop)).at(-1)?.token;
		const browsers = await openBrowsers(20);
		const answers = await Promise.all(
			browsers.map((browser, index) =>
				browser.send('PUT', '/api/auth/password-reset', { token, password: `${NEW} ${index}` }),
			),
		);
		return answers.filter(({ statusCode }) => statusCode === 200).length;
	}

	it('I-40 works once', async () => {
		expect(await successes()).toBe(1);
	});

	it('control: without the lock, it works several times', async () => {
		const race = async () => {
			shop = await aShop().openIn(api);
			customer = await aCustomer(api, shop);
			return withoutGuards(['link-lock'], successes);
		};
		expect(await mostOf(race)).toBeGreaterThan(1);
	});
});

function deviceOf(browser: Browser): string {
	return browser.cookies['__Host-device'] ?? '';
}
