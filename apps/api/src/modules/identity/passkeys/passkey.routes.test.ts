import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { aCustomer, Browser, form, mailsOf } from '../testing.ts';
import { Authenticator } from './authenticator.testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let customer: Browser;
let phone: Authenticator;
beforeAll(async () => {
	api = await startTestApi();
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	customer = await aCustomer(api, shop);
	phone = new Authenticator(`http://${shop.host}`);
});
afterAll(() => api.close());

const start = (body: object = {}) => customer.send('POST', '/api/customers/passkeys/options', body);
async function add(authenticator = phone, name = 'Telefon'): Promise<LightMyRequestResponse> {
	const passkey = authenticator.create((await start()).json());
	return customer.send('POST', '/api/customers/passkeys', { name, passkey });
}
const list = async () => (await customer.send('GET', '/api/customers/passkeys')).json().passkeys;
const options = async (browser: Browser) =>
	(await browser.send('POST', '/api/auth/passkey/options')).json();
const logIn = async (browser: Browser, authenticator = phone) =>
	browser.send('POST', '/api/auth/passkey/login', authenticator.sign(await options(browser)));

describe('adding a passkey', () => {
	it('stores it under its name and tells the customer by email', async () => {
		const answer = await add();
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toMatchObject({ name: 'Telefon', lastUsedAt: null, isSynced: false });
		expect(await list()).toEqual([answer.json()]);
		const mail = (await mailsOf(api, shop)).at(-1);
		expect(mail).toMatchObject({ to: form.email, subject: 'Neuer Passkey für dein Konto' });
		expect(mail?.text).toContain('Telefon');
	});

	it('asks for a discoverable credential of this shop, once per authenticator', async () => {
		expect((await start()).json()).toMatchObject({
			rp: { id: shop.host, name: 'Testladen' },
			user: { name: form.email, displayName: 'Anna Berger' },
			authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
			excludeCredentials: [],
		});
		await add();
		const { excludeCredentials } = (await start()).json();
		expect(excludeCredentials).toMatchObject([{ id: phone.id.toString('base64url') }]);
		expect((await add()).statusCode).toBe(409);
	});

	it('asks for the password when the sign-in is not recent', async () => {
		await api.pool.query(
			"UPDATE customer_session SET created_at = now() - interval '11 minutes' WHERE tenant_id = $1",
			[shop.tenantId],
		);
		const errorCode = async (body: object) => (await start(body)).json().errorCode;
		expect(await errorCode({})).toBe('reauthentication_required');
		expect(await errorCode({ password: 'paradeiser' })).toBe('login_refused');
		expect((await start({ password: form.password })).statusCode).toBe(200);
	});

	it.each([
		['of another origin', () => new Authenticator('https://evil.example')],
		['without user verification', unverified],
	])('rejects a passkey %s', async (_title, make) => {
		expect((await add(make())).statusCode).toBe(403);
		expect(await list()).toEqual([]);
	});

	it('accepts each challenge once, from the browser and the customer that asked', async () => {
		const challenge = (await start()).json();
		const eva = await aCustomer(api, shop, 'eva@korb.example');
		const send = (browser: Browser, authenticator: Authenticator) =>
			browser.send('POST', '/api/customers/passkeys', {
				name: '',
				passkey: authenticator.create(challenge),
			});
		expect((await send(eva, phone)).statusCode).toBe(403);
		expect((await send(customer, phone)).statusCode).toBe(200);
		const second = new Authenticator(`http://${shop.host}`);
		expect((await send(customer, second)).statusCode).toBe(403);
	});

	it('is for signed-in customers', async () => {
		const guest = await Browser.open(shop);
		const answer = await guest.send('POST', '/api/customers/passkeys/options', {});
		expect(answer.statusCode).toBe(401);
	});
});

describe('signing in with a passkey', () => {
	beforeEach(async () => {
		await add();
	});

	it('needs no email address', async () => {
		const browser = await Browser.open(shop);
		const answer = await logIn(browser);
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toMatchObject({ email: form.email });
		expect(await browser.isSignedIn).toBe(true);
		expect((await list())[0].lastUsedAt).not.toBeNull();
	});

	it('needs no second step', async () => {
		await customer.send('PUT', '/api/customers/two-step', { isTwoStep: true });
		expect((await logIn(await Browser.open(shop))).statusCode).toBe(200);
	});

	it('accepts each challenge once, even when it is answered 10 times at once', async () => {
		const browser = await Browser.open(shop);
		phone.count = 10;
		const challenge = await options(browser);
		const answers = await Promise.all(
			Array.from({ length: 10 }, () =>
				browser.send('POST', '/api/auth/passkey/login', phone.sign(challenge)),
			),
		);
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
	});

	it('rejects the challenge of another browser', async () => {
		const stolen = phone.sign(await options(await Browser.open(shop)));
		const browser = await Browser.open(shop);
		const answer = await browser.send('POST', '/api/auth/passkey/login', stolen);
		expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'login_refused']);
	});

	it('rejects a counter that went back', async () => {
		phone.count = 7;
		expect((await logIn(await Browser.open(shop))).statusCode).toBe(200);
		phone.count = 6;
		expect((await logIn(await Browser.open(shop))).statusCode).toBe(403);
	});

	it('rejects an unknown passkey, one of another shop, and one without user verification', async () => {
		const browser = await Browser.open(shop);
		expect((await logIn(browser, new Authenticator(`http://${shop.host}`))).statusCode).toBe(403);
		const other = await aShop().openIn(api);
		expect((await logIn(await Browser.open(other))).statusCode).toBe(403);
		phone.isUserVerified = false;
		expect((await logIn(browser)).statusCode).toBe(403);
	});

	it('rejects an expired challenge', async () => {
		const browser = await Browser.open(shop);
		const answer = phone.sign(await options(browser));
		await api.pool.query(
			"UPDATE passkey_challenge SET expires_at = now() - interval '1 second' WHERE tenant_id = $1",
			[shop.tenantId],
		);
		expect((await browser.send('POST', '/api/auth/passkey/login', answer)).statusCode).toBe(403);
	});
});

describe('the passkeys of a customer', () => {
	it('can be renamed and removed, by their owner only', async () => {
		const { passkeyId } = (await add()).json();
		const url = `/api/customers/passkeys/${passkeyId}`;
		const eva = await aCustomer(api, shop, 'eva@korb.example');
		expect((await eva.send('PUT', url, { name: 'meins' })).statusCode).toBe(404);
		expect((await eva.send('DELETE', url)).statusCode).toBe(404);
		expect((await customer.send('PUT', url, { name: 'Tablet' })).json().name).toBe('Tablet');
		expect((await customer.send('DELETE', url)).statusCode).toBe(204);
		expect((await mailsOf(api, shop)).at(-1)?.subject).toBe('Passkey entfernt');
		expect((await logIn(await Browser.open(shop))).statusCode).toBe(403);
	});
});

function unverified(): Authenticator {
	const authenticator = new Authenticator(`http://${shop.host}`);
	authenticator.isUserVerified = false;
	return authenticator;
}
