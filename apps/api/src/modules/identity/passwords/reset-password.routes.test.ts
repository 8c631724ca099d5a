import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { aCustomer, areCookiesPersistent, Browser, form, mailsOf } from '../testing.ts';

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

describe('password reset', () => {
	const ask = (email: string) => customer.send('POST', '/api/auth/password-reset', { email });
	const reset = (token: string, password = 'kipferl mit topfen') =>
		customer.send('PUT', '/api/auth/password-reset', { token, password });
	const links = async () =>
		(await mailsOf(api, shop)).filter(({ subject }) => /^Neues/.test(subject));

	it('CUST-55 I-41 sets a new password and ends every session', async () => {
		const old = new Browser(shop);
		old.cookies['sid'] = customer.cookies['sid'] ?? '';
		expect((await ask(form.email)).statusCode).toBe(202);
		const [first] = await links();
		expect((await reset(first?.token ?? '')).statusCode).toBe(200);
		expect(await old.isSignedIn).toBe(false);
		expect((await customer.logIn()).statusCode).toBe(403);
		expect((await customer.logIn(form.email, 'kipferl mit topfen')).statusCode).toBe(200);
		expect((await mailsOf(api, shop)).at(-1)?.subject).toBe('Dein Passwort wurde geändert');
	});

	it('I-41 ends all other links of the account', async () => {
		await ask(form.email);
		await ask(form.email);
		const [first, second] = await links();
		await reset(second?.token ?? '');
		expect((await reset(first?.token ?? '')).statusCode).toBe(404);
	});

	it('I-40 uses a link once, even when it is used 20 times at once', async () => {
		await ask(form.email);
		const [link] = await links();
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) => reset(link?.token ?? '', `new password ${index}`)),
		);
		const statuses = answers.map(({ statusCode }) => statusCode);
		expect(statuses.filter((status) => status === 200)).toHaveLength(1);
	});

	it('OPEN-58 answers the same for an unknown address, which gets no email', async () => {
		const known = await ask(form.email);
		const unknown = await ask('nobody@korb.example');
		expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
		const sent = await links();
		expect(sent.map(({ isDecoy }) => isDecoy)).toEqual([false, true]);
		expect((await reset(sent[1]?.token ?? '')).statusCode).toBe(404);
	});

	it('FORM-10 rejects a common password, and keeps the link for another try', async () => {
		await ask(form.email);
		const [link] = await links();
		const answer = await reset(link?.token ?? '', 'passwort1');
		expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'password_refused']);
		expect((await reset(link?.token ?? '')).statusCode).toBe(200);
	});

	it('expires after half an hour', async () => {
		await ask(form.email);
		await api.pool.query(
			"UPDATE customer_token SET expires_at = now() - interval '1 second' WHERE tenant_id = $1",
			[shop.tenantId],
		);
		const [link] = await links();
		expect((await reset(link?.token ?? '')).statusCode).toBe(404);
	});

	it.each([
		['an unknown browser', true, async () => Browser.open(shop)],
		['the one that stays signed in', true, async () => customer],
		['one that does not', false, async () => signedInUntilClosed()],
	])('keeps the session of %s as chosen', async (_title, isPersistent, browserOf) => {
		const browser = await browserOf();
		await ask(form.email);
		const [link] = await links();
		const answer = await browser.send('PUT', '/api/auth/password-reset', {
			token: link?.token,
			password: 'kipferl mit topfen',
		});
		expect(areCookiesPersistent(answer)).toEqual({ sid: isPersistent, loggedIn: isPersistent });
	});

	async function signedInUntilClosed(): Promise<Browser> {
		const browser = await Browser.open(shop);
		await browser.logIn(form.email, form.password, false);
		return browser;
	}
});
