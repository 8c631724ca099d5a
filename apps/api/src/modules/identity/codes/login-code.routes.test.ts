import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { aCustomer, Browser, form, mailsOf } from '../testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let customer: Browser;
let browser: Browser;
beforeAll(async () => {
	api = await startTestApi();
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	customer = await aCustomer(api, shop);
	browser = await Browser.open(shop);
});
afterAll(() => api.close());

const ask = (email = form.email, by = browser) => by.send('POST', '/api/auth/code', { email });
const enter = (code: string, by = browser, email = form.email) =>
	by.send('POST', '/api/auth/code/login', { email, code });
const lastCode = async () => (await mailsOf(api, shop)).at(-1)?.code ?? '';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const logIn = (code?: string, password = form.password, by = browser) =>
	by.send('POST', '/api/auth/login', { email: form.email, password, ...(code && { code }) });

describe('a code by email', () => {
	it('signs in once, in the browser that asked', async () => {
		expect((await ask()).statusCode).toBe(202);
		const code = await lastCode();
		const other = await Browser.open(shop);
		expect((await enter(code, other)).json().errorCode).toBe('login_refused');
		const answer = await enter(code);
		expect([answer.statusCode, answer.json().email]).toEqual([200, form.email]);
		expect(await browser.isSignedIn).toBe(true);
		expect((await enter(code)).statusCode).toBe(403);
	});

	it('works once, even when it is entered 5 times at once', async () => {
		await ask();
		const code = await lastCode();
		const answers = await Promise.all(Array.from({ length: 5 }, () => enter(code)));
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
	});

	it('ends after five tries, which strangers cannot use up', async () => {
		await ask();
		const code = await lastCode();
		const stranger = await Browser.open(shop, '192.0.2.9');
		for (let time = 0; time < 6; time++) await enter(otherThan(code), stranger);
		for (let time = 0; time < 4; time++) await enter(otherThan(code));
		expect((await enter(code)).statusCode).toBe(200);
		await ask();
		const next = await lastCode();
		for (let time = 0; time < 5; time++) await enter(otherThan(next));
		expect((await enter(next)).statusCode).toBe(403);
	});

	it('ends after ten minutes', async () => {
		await ask();
		const { rows } = await api.pool.query(
			`UPDATE customer_login_code SET expires_at = expires_at - interval '10 minutes'
			WHERE tenant_id = $1 RETURNING expires_at <= now() AS is_over`,
			[shop.tenantId],
		);
		expect(rows).toEqual([{ is_over: true }]);
		expect((await enter(await lastCode())).statusCode).toBe(403);
	});

	it('is replaced by the next one', async () => {
		await ask();
		const first = await lastCode();
		await ask();
		const second = await lastCode();
		if (first !== second) expect((await enter(first)).statusCode).toBe(403);
		expect((await enter(second)).statusCode).toBe(200);
	});

	it('is the same for an unknown address, which gets no email', async () => {
		const known = await ask();
		const unknown = await ask('nobody@korb.example');
		expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
		const [mail] = (await mailsOf(api, shop)).slice(-1);
		expect(mail).toMatchObject({ to: 'nobody@korb.example', isDecoy: true });
		const body = ({ body: text }: LightMyRequestResponse) =>
			text.replace(/"requestId":"[^"]*"/, '');
		const refused = await enter(otherThan(mail?.code ?? ''));
		const decoy = await enter(mail?.code ?? '', browser, 'nobody@korb.example');
		expect([decoy.statusCode, body(decoy)]).toEqual([403, body(refused)]);
	});

	it('is sent five times an hour to a browser, and 20 times to strangers together', async () => {
		const statuses: number[] = [];
		for (let time = 0; time < 6; time++) statuses.push((await ask()).statusCode);
		expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
		for (let time = 0; time < 15; time++) {
			const stranger = await Browser.open(shop, `192.0.2.${time + 1}`);
			expect((await ask(form.email, stranger)).statusCode).toBe(202);
		}
		const last = await Browser.open(shop, '192.0.2.99');
		expect((await ask(form.email, last)).statusCode).toBe(429);
		// The owner's own browser is not affected.
		expect((await ask(form.email, customer)).statusCode).toBe(202);
	});

	it('is stored as a keyed hash, and not written to the log', async () => {
		await ask();
		const code = await lastCode();
		const { rows } = await api.pool.query(
			'SELECT code_hash FROM customer_login_code WHERE tenant_id = $1 AND code_hash <> sha256($2)',
			[shop.tenantId, Buffer.from(code)],
		);
		expect(rows).toHaveLength(1);
		expect(api.lines.join('')).not.toContain(code);
	});

	it('ends when the password is changed', async () => {
		await ask();
		const password = 'kipferl mit topfen';
		await customer.send('PUT', '/api/customers/password', {
			oldPassword: form.password,
			newPassword: password,
			repeatedPassword: password,
		});
		const code = (await mailsOf(api, shop)).findLast((mail) => mail.code)?.code ?? '';
		expect((await enter(code)).statusCode).toBe(403);
	});
});

describe('the second step', () => {
	beforeEach(async () => {
		const answer = await customer.send('PUT', '/api/customers/two-step', { isTwoStep: true });
		expect(answer.json()).toMatchObject({ isTwoStep: true });
		expect((await mailsOf(api, shop)).at(-1)?.subject).toBe('Der zweite Schritt ist eingeschaltet');
	});

	it('asks unknown browsers for a code, after the right password only', async () => {
		expect((await logIn(undefined, 'paradeiser')).json().errorCode).toBe('login_refused');
		expect((await logIn()).json()).toMatchObject({ errorCode: 'code_required', status: 403 });
		expect(await browser.isSignedIn).toBe(false);
		await ask();
		const code = await lastCode();
		expect((await logIn(otherThan(code))).json().errorCode).toBe('login_refused');
		expect((await logIn(code)).statusCode).toBe(200);
	});

	it('does not ask a browser that is known', async () => {
		expect((await logIn(undefined, form.password, customer)).statusCode).toBe(200);
	});

	it('does not accept the code alone in an unknown browser', async () => {
		await ask();
		const code = await lastCode();
		expect((await enter(code)).json()).toMatchObject({ errorCode: 'password_required' });
		expect((await logIn(code)).statusCode).toBe(200);
	});

	it('asks again once the customer has signed out everywhere else', async () => {
		await ask();
		await logIn(await lastCode());
		await browser.send('POST', '/api/auth/logout');
		await customer.send('DELETE', '/api/customers/sessions');
		expect((await logIn()).json().errorCode).toBe('code_required');
	});
});
