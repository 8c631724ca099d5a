import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import type { Captcha } from '../captcha/index.ts';
import { aCustomer, Browser, form, mailsOf } from './testing.ts';

/** Only the word `human` solves it. */
const captcha: Captcha = {
	challenge: async () => ({}),
	isSolved: async (response) => response === undefined || response === 'human',
};

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let customer: Browser;
beforeAll(async () => {
	api = await startTestApi({ captcha });
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	customer = await aCustomer(api, shop);
});
afterAll(() => api.close());

describe('POST /api/auth/login', () => {
	it('API-23 CUST-45 answers with the customer and sets the login cookies', async () => {
		const browser = await Browser.open(shop);
		const answer = await browser.logIn('anna@korb.EXAMPLE');
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toMatchObject({ email: form.email, loginType: 'normal' });
		const cookie = (name: string) => answer.cookies.find((set) => set.name === name);
		expect(cookie('sid')).toMatchObject({
			httpOnly: true,
			secure: true,
			sameSite: 'Lax',
			path: '/',
		});
		expect(cookie('sid')).not.toHaveProperty('domain');
		expect(cookie('loggedIn')).toMatchObject({ value: 'true', secure: true });
		expect(cookie('loggedIn')).not.toHaveProperty('httpOnly');
	});

	it('answers byte for byte the same for a wrong password and an unknown address', async () => {
		const browser = await Browser.open(shop);
		const wrong = await browser.logIn(form.email, 'paradeiser');
		const unknown = await browser.logIn('nobody@korb.example');
		const body = ({ body: text }: LightMyRequestResponse) =>
			text.replace(/"requestId":"[^"]*"/, '');
		expect(wrong.statusCode).toBe(403);
		expect(wrong.json().errorCode).toBe('login_refused');
		expect([unknown.statusCode, body(unknown)]).toEqual([403, body(wrong)]);
		expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
	});

	it('I-35 gives every sign-in a new session and ends the one it replaces', async () => {
		const before = customer.cookies['sid'];
		await customer.logIn();
		expect(customer.cookies['sid']).not.toBe(before);
		const old = new Browser(shop);
		old.cookies['sid'] = before ?? '';
		expect(await old.isSignedIn).toBe(false);
	});

	it('ignores a planted session', async () => {
		const browser = await Browser.open(shop);
		browser.cookies['sid'] = 'p'.repeat(43);
		await browser.send('GET', '/api/csrf');
		await browser.logIn();
		expect(browser.cookies['sid']).not.toBe('p'.repeat(43));
	});

	it('CUST-46 requires a captcha after the first failures, and then accepts a solved one', async () => {
		const solved = { email: form.email, password: form.password };
		const strict = await Browser.open(shop);
		const asRobot = (password: string) =>
			strict.send('POST', '/api/auth/login?recaptchaResponse=robot', {
				email: form.email,
				password,
			});
		for (let time = 0; time < 3; time++) {
			expect((await asRobot('paradeiser')).json().errorCode).toBe('login_refused');
		}
		expect((await asRobot(form.password)).json()).toMatchObject({
			errorCode: 'captcha_required',
			status: 428,
		});
		const answer = await strict.send('POST', '/api/auth/login?recaptchaResponse=human', solved);
		expect(answer.statusCode).toBe(200);
	});

	describe('after many failures', () => {
		const solve = (browser: Browser, body: object) =>
			browser.send('POST', '/api/auth/login?recaptchaResponse=human', {
				email: form.email,
				password: form.password,
				...body,
			});
		const codeOf = async (browser: Browser, body: object = {}) =>
			(await solve(browser, body)).json().errorCode;
		/** From many networks, as an attacker with many machines would. */
		async function attack(email = form.email): Promise<void> {
			for (let time = 0; time < 10; time++) {
				const attacker = await Browser.open(shop, `192.0.${time}.7`);
				expect(await codeOf(attacker, { email, password: `guess ${time}` })).toBe('login_refused');
			}
		}

		it('CUST-46 a new browser needs a code, whether the password is right or not', async () => {
			await attack();
			const browser = await Browser.open(shop, '198.51.100.1');
			expect(await codeOf(browser)).toBe('code_required');
			expect(await codeOf(browser, { password: 'paradeiser' })).toBe('code_required');
			await browser.send('POST', '/api/auth/code?recaptchaResponse=human', { email: form.email });
			const code = (await mailsOf(api, shop)).at(-1)?.code ?? '';
			expect(await codeOf(browser, { code, password: 'paradeiser' })).toBe('login_refused');
			expect((await solve(browser, { code })).statusCode).toBe(200);
		});

		it('answers the same for an unknown address', async () => {
			await attack('nobody@korb.example');
			const browser = await Browser.open(shop, '198.51.100.1');
			expect(await codeOf(browser, { email: 'nobody@korb.example' })).toBe('code_required');
		});

		it('a browser that is known signs in as before', async () => {
			await attack();
			expect((await customer.logIn()).statusCode).toBe(200);
		});

		it('a browser that resets the password by its link is known', async () => {
			await attack();
			const browser = await Browser.open(shop, '198.51.100.1');
			const url = '/api/auth/password-reset';
			await browser.send('POST', `${url}?recaptchaResponse=human`, { email: form.email });
			const token = (await mailsOf(api, shop)).at(-1)?.token;
			const password = 'kipferl mit topfen';
			await browser.send('PUT', url, { token, password });
			expect((await solve(browser, { password })).statusCode).toBe(200);
		});

		it('one client has to wait, while others go on', async () => {
			const attacker = await Browser.open(shop, '192.0.2.7');
			const codes: number[] = [];
			for (let time = 0; time < 31; time++) {
				const guess = { email: `guess-${time}@korb.example`, password: 'paradeiser' };
				codes.push((await solve(attacker, guess)).statusCode);
			}
			expect(codes.slice(-2)).toEqual([403, 429]);
			const other = await Browser.open(shop, '192.0.2.8');
			expect((await solve(other, {})).statusCode).toBe(200);
			expect((await customer.logIn()).statusCode).toBe(200);
		});
	});

	it('binds the CSRF token to the session', async () => {
		const anonymous = await Browser.open(shop);
		const stolen = anonymous.cookies['XSRF-TOKEN'] ?? '';
		customer.cookies['XSRF-TOKEN'] = stolen;
		const visit = anonymous.cookies['__Host-visit'] ?? '';
		customer.cookies['__Host-visit'] = visit;
		const answer = await customer.send('PUT', '/api/customers', { firstName: 'Eva' });
		expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'csrf_refused']);
	});

	it('is unknown in a shop without customers', async () => {
		const closed = await aShop().withFlag('featureCustomer', false).openIn(api);
		const browser = await Browser.open(closed);
		expect((await browser.logIn()).statusCode).toBe(404);
	});

	it('FORM-29 requires a password, of any length', async () => {
		const send = async (password: string) =>
			(await customer.logIn(form.email, password)).statusCode;
		expect(await send('')).toBe(400);
		expect(await send('x')).toBe(403);
		expect(await send('x'.repeat(60))).toBe(403);
	});

	it('writes neither password nor session to the log', () => {
		const log = api.lines.join('');
		expect(log).not.toContain(form.password);
		expect(log).not.toContain(customer.cookies['sid']);
		expect(log).not.toContain('nna@');
	});
});

describe('the session', () => {
	it('API-21 API-22 CUST-50 gives the customer', async () => {
		const read = await customer.send('GET', '/api/customers');
		expect(read.json()).toMatchObject({ email: form.email });
		expect(read.headers['cache-control']).toBe('no-store');
		const fresh = await customer.send('GET', '/api/customers/refresh');
		expect(fresh.json()).toEqual(read.json());
	});

	it('ERR-03 is a 401 for a guest, without the mark of an expired one', async () => {
		const guest = await Browser.open(shop);
		const answer = await guest.send('GET', '/api/customers');
		expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'unauthorized']);
		expect(answer.cookies).toEqual([]);
	});

	it('opens nothing in another shop', async () => {
		const other = await aShop().openIn(api);
		const stranger = new Browser(other);
		stranger.cookies['sid'] = customer.cookies['sid'] ?? '';
		expect(await stranger.isSignedIn).toBe(false);
	});

	it.each([
		['after 14 idle days', "last_seen_at = now() - interval '15 days'"],
		['after 90 days', "created_at = now() - interval '91 days'"],
	])('CUST-23 CUST-24 ERR-08 expires %s, and says so once', async (_title, change) => {
		await api.pool.query(`UPDATE customer_session SET ${change} WHERE tenant_id = $1`, [
			shop.tenantId,
		]);
		const answer = await customer.send('GET', '/api/customers');
		expect(answer.statusCode).toBe(401);
		expect(customer.cookies).toMatchObject({ sessionExpired: 'true' });
		expect(customer.cookies).not.toHaveProperty('sid');
		expect(customer.cookies).not.toHaveProperty('loggedIn');
	});

	it('records that it is in use, but not on every request', async () => {
		const lastSeen = async () => {
			const { rows } = await api.pool.query(
				'SELECT last_seen_at FROM customer_session WHERE tenant_id = $1',
				[shop.tenantId],
			);
			return rows[0].last_seen_at.getTime();
		};
		const first = await lastSeen();
		await customer.send('GET', '/api/customers');
		expect(await lastSeen()).toBe(first);
		await api.pool.query(
			"UPDATE customer_session SET last_seen_at = now() - interval '1 hour' WHERE tenant_id = $1",
			[shop.tenantId],
		);
		await customer.send('GET', '/api/customers');
		expect(await lastSeen()).toBeGreaterThanOrEqual(first);
	});
});

describe('POST /api/auth/logout', () => {
	it('CUST-22 the readable flag comes with the session and goes with it', async () => {
		const browser = await Browser.open(shop);
		expect(browser.cookies).not.toHaveProperty('loggedIn');
		await browser.logIn();
		expect(browser.cookies['loggedIn']).toBe('true');
		await browser.send('POST', '/api/auth/logout');
		expect(browser.cookies).not.toHaveProperty('loggedIn');
	});

	it('API-24 ends the session of this browser only', async () => {
		const phone = await Browser.open(shop);
		await phone.logIn();
		const sid = phone.cookies['sid'] ?? '';
		expect((await phone.send('POST', '/api/auth/logout')).statusCode).toBe(204);
		expect(phone.cookies).not.toHaveProperty('loggedIn');
		phone.cookies['sid'] = sid;
		expect(await phone.isSignedIn).toBe(false);
		expect(await customer.isSignedIn).toBe(true);
	});

	it('works for a guest, too', async () => {
		const guest = await Browser.open(shop);
		expect((await guest.send('POST', '/api/auth/logout')).statusCode).toBe(204);
	});
});
