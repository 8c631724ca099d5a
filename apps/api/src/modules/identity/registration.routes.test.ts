import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeForms } from '../../jobs/purge-forms.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aCustomer, Browser, form, mailsOf } from './testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let browser: Browser;
beforeAll(async () => {
	api = await startTestApi();
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	browser = await Browser.open(shop);
});
afterAll(() => api.close());

const register = (part: object = {}) =>
	browser.send('POST', '/api/customers', { ...form, ...part });
const confirm = (token: string, by = browser) =>
	by.send('POST', '/api/customers/confirm', { token });
async function lastLink(): Promise<string> {
	return (await mailsOf(api, shop)).at(-1)?.token ?? '';
}

describe('POST /api/customers → 202', () => {
	it('API-25 CUST-51 CUST-52 creates the customer once the link in the email is opened', async () => {
		const answer = await register();
		expect([answer.statusCode, answer.body]).toEqual([202, '']);
		expect(await browser.isSignedIn).toBe(false);
		const confirmed = await confirm(await lastLink());
		expect(confirmed.json().customer).toMatchObject({
			email: 'Anna@Korb.example',
			firstName: 'Anna',
			lastName: 'Berger',
			salutation: 'Female',
		});
		expect(await browser.isSignedIn).toBe(true);
	});

	it('signs in only the browser that registered', async () => {
		await register();
		const elsewhere = await Browser.open(shop);
		const confirmed = await confirm(await lastLink(), elsewhere);
		expect(confirmed.json()).toEqual({ customer: null });
		expect(await elsewhere.isSignedIn).toBe(false);
		expect((await elsewhere.logIn()).statusCode).toBe(200);
	});

	it('I-40 uses a link once, even when it is opened many times at once', async () => {
		await register();
		const token = await lastLink();
		const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
		expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(9);
	});

	it('answers the same for a known address, whose owner learns of it by email', async () => {
		const unknown = await register();
		await confirm(await lastLink());
		const stranger = await Browser.open(shop);
		const known = await stranger.send('POST', '/api/customers', {
			...form,
			email: 'ANNA@korb.example',
		});
		expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
		expect(known.headers['set-cookie']).toBeUndefined();
		expect((await mailsOf(api, shop)).at(-1)?.subject).toBe('Du hast schon ein Konto');
	});

	it('sends at most three links to one mailbox', async () => {
		for (let time = 0; time < 5; time++) expect((await register()).statusCode).toBe(202);
		expect(await mailsOf(api, shop)).toHaveLength(3);
	});

	it.each([
		['FORM-10 a short password', { password: '1234567' }],
		['FORM-10 a common password', { password: 'iloveyou' }],
		['FORM-10 a password made of the own name', { password: 'annaberger' }],
		['FORM-10 a long password', { password: 'x'.repeat(51) }],
		['FORM-09 a bad address', { email: 'anna' }],
		['FORM-11 a long first name', { firstName: 'x'.repeat(21) }],
		['an unknown field', { isAdmin: true }],
	])('rejects %s', async (_title, part) => {
		expect((await register(part)).statusCode).toBe(400);
		expect(await mailsOf(api, shop)).toEqual([]);
	});

	it('stores neither password nor link', async () => {
		await register();
		const { rows } = await api.pool.query(
			'SELECT token::text AS text FROM customer_token AS token WHERE tenant_id = $1',
			[shop.tenantId],
		);
		expect(rows).toHaveLength(1);
		expect(rows[0].text).not.toContain(form.password);
		expect(rows[0].text).not.toContain(await lastLink());
	});
});

describe('POST /api/customers/confirm/link', () => {
	const resend = (email = form.email, by = browser) =>
		by.send('POST', '/api/customers/confirm/link', { email });
	const age = (interval: string) =>
		api.pool.query(
			`UPDATE customer_token SET expires_at = now() - $2::interval WHERE tenant_id = $1`,
			[shop.tenantId, interval],
		);

	it('CUST-52 sends a new link for a lost or expired one', async () => {
		await register();
		const first = await lastLink();
		await age('2 days');
		expect((await confirm(first)).statusCode).toBe(404);
		expect((await resend('ANNA@korb.example')).statusCode).toBe(202);
		const confirmed = await confirm(await lastLink());
		expect(confirmed.json().customer).toMatchObject({ firstName: 'Anna' });
		await browser.send('POST', '/api/auth/logout');
		expect((await browser.logIn()).statusCode).toBe(200);
	});

	it('takes the registration of the same browser, not that of a stranger', async () => {
		await register({ firstName: 'Anna' });
		const stranger = await Browser.open(shop);
		await stranger.send('POST', '/api/customers', { ...form, firstName: 'Eva' });
		await resend();
		expect((await confirm(await lastLink())).json().customer).toMatchObject({ firstName: 'Anna' });
	});

	it('keeps a registration for a week', async () => {
		await register();
		await age('6 days 1 hour');
		await purgeForms(api.db);
		await resend();
		expect((await mailsOf(api, shop)).map(({ isDecoy }) => isDecoy)).toEqual([false, true]);
	});

	it('answers the same for an unknown address, which gets no email', async () => {
		await register();
		const pending = await resend();
		const unknown = await resend('niemand@korb.example');
		expect([unknown.statusCode, unknown.body]).toEqual([pending.statusCode, pending.body]);
		expect((await mailsOf(api, shop)).at(-1)).toMatchObject({
			to: 'niemand@korb.example',
			isDecoy: true,
		});
	});

	it('tells the owner of an account by email that there is one', async () => {
		await register();
		await confirm(await lastLink());
		const answer = await resend(form.email, await Browser.open(shop));
		expect([answer.statusCode, answer.body]).toEqual([202, '']);
		expect((await mailsOf(api, shop)).at(-1)?.subject).toBe('Du hast schon ein Konto');
	});

	it('sends at most three links to one mailbox', async () => {
		await register();
		for (let time = 0; time < 4; time++) expect((await resend()).statusCode).toBe(202);
		expect(await mailsOf(api, shop)).toHaveLength(3);
	});
});

describe('POST /api/customers → 200', () => {
	it('CUST-53 creates and signs in where a shop does not ask for confirmation', async () => {
		shop = await aShop()
			.with({ customer: { confirmEmail: false } })
			.openIn(api);
		browser = await Browser.open(shop);
		const answer = await register();
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toMatchObject({ email: form.email });
		expect(await browser.isSignedIn).toBe(true);
	});
});

describe('PUT /api/customers', () => {
	it('API-26 CUST-57 changes the fields that are sent and no other', async () => {
		const customer = await aCustomer(api, shop);
		const answer = await customer.send('PUT', '/api/customers', {
			academicTitle: 'Dr.',
			birthdate: '1990-02-28',
		});
		expect(answer.json()).toMatchObject({
			academicTitle: 'Dr.',
			birthdate: '1990-02-28',
			firstName: 'Anna',
		});
	});

	it('CUST-06 needs a signed-in customer', async () => {
		const answer = await browser.send('PUT', '/api/customers', { firstName: 'Eva' });
		expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'unauthorized']);
	});
});
