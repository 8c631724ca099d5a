import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aCustomer, areCookiesPersistent, Browser, form, mailsOf } from './testing.ts';

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

async function signedInElsewhere(userAgent: string): Promise<Browser> {
	const browser = await Browser.open(shop);
	const { email, password } = form;
	await browser.send('POST', '/api/auth/login', { email, password }, { 'user-agent': userAgent });
	return browser;
}
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the sessions of a customer', () => {
	const list = async (by = customer) =>
		(await by.send('GET', '/api/customers/sessions')).json().sessions;

	it('CUST-24 are listed with their device, and say which is this one', async () => {
		const desk = await signedInElsewhere(FIREFOX);
		const sessions = await list(desk);
		expect(sessions).toHaveLength(2);
		expect(sessions).toMatchObject([
			{ device: 'Firefox, Linux', isCurrent: true },
			{ device: '', isCurrent: false },
		]);
		expect(JSON.stringify(sessions)).not.toContain(desk.cookies['sid']);
	});

	it('can be ended one by one', async () => {
		const desk = await signedInElsewhere(FIREFOX);
		const [{ sessionId }] = await list(desk);
		expect((await customer.send('DELETE', `/api/customers/sessions/${sessionId}`)).statusCode).toBe(
			204,
		);
		expect(await desk.isSignedIn).toBe(false);
		expect(await customer.isSignedIn).toBe(true);
		expect(desk.cookies['sessionExpired']).toBe('true');
	});

	it("gives no access to another customer's", async () => {
		const eva = await aCustomer(api, shop, 'eva@korb.example');
		const [{ sessionId }] = await list();
		const answer = await eva.send('DELETE', `/api/customers/sessions/${sessionId}`);
		expect(answer.statusCode).toBe(404);
		const unknown = '00000000-0000-4000-8000-000000000000';
		const missing = await eva.send('DELETE', `/api/customers/sessions/${unknown}`);
		expect(missing.json().message).toBe(answer.json().message);
		expect(await customer.isSignedIn).toBe(true);
	});

	it('can be ended everywhere else', async () => {
		const others = [await signedInElsewhere(FIREFOX), await signedInElsewhere('')];
		expect((await customer.send('DELETE', '/api/customers/sessions')).statusCode).toBe(204);
		for (const other of others) expect(await other.isSignedIn).toBe(false);
		expect(await list()).toMatchObject([{ isCurrent: true }]);
	});
});

describe('changing the email address', () => {
	const NEW = 'Anna.Neu@korb.example';
	const change = (email = NEW, body: object = {}) =>
		customer.send('POST', '/api/customers/email', { email, ...body });
	const confirm = (token: string, by = customer) =>
		by.send('POST', '/api/customers/email/confirm', { token });
	async function links() {
		const mails = (await mailsOf(api, shop)).filter(({ text }) => text.includes('tab=email'));
		const tokenOf = (to: string) => mails.findLast((mail) => mail.to === to)?.token ?? '';
		return { old: tokenOf(form.email), new: tokenOf(NEW) };
	}

	it.each([
		['old', 'new'],
		['new', 'old'],
	] as const)('needs both links, first the %s one, then the %s one', async (first, second) => {
		const desk = await signedInElsewhere(FIREFOX);
		expect((await change()).statusCode).toBe(202);
		const link = await links();
		expect((await confirm(link[first])).json()).toEqual({ waitingFor: second });
		expect((await customer.send('GET', '/api/customers')).json().email).toBe(form.email);
		expect((await customer.send('GET', '/api/customers/security')).json().newEmail).toBe(NEW);
		const sid = customer.cookies['sid'];
		expect((await confirm(link[second])).json()).toEqual({ waitingFor: null });
		expect((await customer.send('GET', '/api/customers')).json().email).toBe(NEW);
		expect(customer.cookies['sid']).not.toBe(sid);
		expect(await desk.isSignedIn).toBe(false);
		const mails = (await mailsOf(api, shop)).slice(-2);
		expect(mails.map(({ to }) => to).sort()).toEqual([NEW, form.email]);
		expect(mails[0]?.subject).toBe('Deine E-Mail-Adresse wurde geändert');
		expect((await desk.logIn()).statusCode).toBe(403);
		expect((await desk.logIn(NEW)).statusCode).toBe(200);
	});

	it('keeps a session that ends with the browser one that does', async () => {
		await customer.logIn(form.email, form.password, false);
		await change();
		const link = await links();
		await confirm(link.old);
		const answer = await confirm(link.new);
		expect(areCookiesPersistent(answer)).toEqual({ sid: false, loggedIn: false });
	});

	it('changes it once when both links are opened at the same moment', async () => {
		await change();
		const link = await links();
		const answers = await Promise.all([confirm(link.old), confirm(link.new)]);
		const waiting = answers.map((answer) => answer.json().waitingFor);
		expect(waiting.filter((side) => side === null)).toHaveLength(1);
		expect((await Browser.open(shop).then((browser) => browser.logIn(NEW))).statusCode).toBe(200);
	});

	it('does not sign in a browser that only opens the links', async () => {
		await change();
		const link = await links();
		const stranger = await Browser.open(shop);
		await confirm(link.old, stranger);
		expect((await confirm(link.new, stranger)).json()).toEqual({ waitingFor: null });
		expect(await stranger.isSignedIn).toBe(false);
		expect(await customer.isSignedIn).toBe(false);
	});

	it('answers the same for an address with an account, whose owner learns of it', async () => {
		await aCustomer(api, shop, NEW);
		const free = await change('frei@korb.example');
		const taken = await change();
		expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
		expect((await mailsOf(api, shop)).findLast(({ to }) => to === NEW)).toMatchObject({
			subject: 'Du hast schon ein Konto',
			token: '',
		});
	});

	it('fails when somebody has registered the address meanwhile', async () => {
		await change();
		const link = await links();
		await confirm(link.old);
		await aCustomer(api, shop, NEW.toLowerCase());
		expect((await confirm(link.new)).statusCode).toBe(404);
		expect((await customer.send('GET', '/api/customers')).json().email).toBe(form.email);
	});

	it('ends earlier links, and links of an earlier password', async () => {
		await change();
		const first = await links();
		await change();
		expect((await confirm(first.old)).statusCode).toBe(404);
		const second = await links();
		const password = 'kipferl mit topfen';
		await customer.send('PUT', '/api/customers/password', {
			oldPassword: form.password,
			newPassword: password,
			repeatedPassword: password,
		});
		expect((await confirm(second.old)).statusCode).toBe(404);
	});

	it('needs the password when the sign-in is not recent, and limits the tries', async () => {
		await api.pool.query(
			"UPDATE customer_session SET created_at = now() - interval '11 minutes' WHERE tenant_id = $1",
			[shop.tenantId],
		);
		const errorCode = async (body: object) => (await change(NEW, body)).json().errorCode;
		expect(await errorCode({})).toBe('reauthentication_required');
		for (let time = 0; time < 5; time++) {
			expect(await errorCode({ password: `guess ${time}` })).toBe('login_refused');
		}
		expect(await errorCode({ password: form.password })).toBe('too_many_requests');
	});

	it('is limited per customer', async () => {
		for (let time = 0; time < 5; time++) expect((await change()).statusCode).toBe(202);
		expect((await change()).statusCode).toBe(429);
	});
});

describe('GET /api/customers/security', () => {
	it('tells how the account is protected', async () => {
		const answer = await customer.send('GET', '/api/customers/security');
		expect(answer.json()).toEqual({
			passwordChangedAt: expect.any(String),
			isTwoStep: false,
			passkeys: 0,
			newEmail: null,
			isFresh: true,
		});
	});
});
