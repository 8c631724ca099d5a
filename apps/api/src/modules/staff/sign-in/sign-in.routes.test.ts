import { aShop, type Shop } from '@korb/testing/shop';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { hashPassword } from '../../identity/index.ts';
import { Authenticator } from '../../identity/passkeys/authenticator.testing.ts';
import { ADMIN_URL, aStaffMember, OfficeBrowser, openOffice, type TestStaff } from '../testing.ts';

const PASSWORD = 'marille und kren';

let api: TestApi;
let office: FastifyInstance;
let shop: Shop<LightMyRequestResponse>;
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
	shop = await aShop().openIn(api);
});
afterAll(async () => {
	await office.close();
	await api.close();
});

async function aPerson(options = {}): Promise<TestStaff> {
	const person = await aStaffMember(api, office, shop.tenantId, options);
	await api.pool.query('UPDATE staff SET password_hash = $1 WHERE staff_id = $2', [
		await hashPassword(PASSWORD),
		person.staffId,
	]);
	return person;
}
const logIn = (
	{ email }: { email: string },
	more: object = {},
	browser = new OfficeBrowser(office),
) => browser.send('POST', '/admin/session', { email, password: PASSWORD, ...more });

/** Sets up an authenticator app; codes are of later time steps, since each step works once. */
async function withApp(person: TestStaff) {
	const { secret } = (await person.send('POST', '/admin/me/totp')).json();
	const totp = new TOTP({ secret: Secret.fromBase32(secret) });
	const confirmed = await person.send('PUT', '/admin/me/totp', { code: totp.generate() });
	const nextCode = () => totp.generate({ timestamp: Date.now() + 30_000 });
	return { nextCode, recoveryCodes: confirmed.json().recoveryCodes as string[], totp };
}

describe('POST /admin/session', () => {
	it('opens nothing but the setup of a second factor with a password alone', async () => {
		const browser = new OfficeBrowser(office);
		const answer = await logIn(await aPerson(), {}, browser);
		expect(answer.json()).toMatchObject({ mustAddSecondFactor: true, permissions: [] });
		const denied = await browser.send('GET', '/admin/orders');
		expect(denied.statusCode).toBe(403);
		expect(denied.json().errorCode).toBe('second_factor_required');
		await withApp(browser as TestStaff);
		expect((await browser.send('GET', '/admin/orders')).statusCode).toBe(200);
	});

	it('refuses wrong passwords, unknown addresses and inactive people alike', async () => {
		const person = await aPerson();
		const inactive = await aPerson();
		await api.pool.query('UPDATE staff SET is_active = false WHERE staff_id = $1', [
			inactive.staffId,
		]);
		const answers = [
			await logIn(person, { password: 'something else' }),
			await logIn({ email: 'nobody@korb.example' }),
			await logIn(inactive),
		].map((answer) => [answer.statusCode, answer.json().errorCode, answer.json().message]);
		expect(new Set(answers.map(String)).size).toBe(1);
		expect(answers[0]?.slice(0, 2)).toEqual([403, 'login_refused']);
		expect((await inactive.send('GET', '/admin/me')).statusCode).toBe(401);
	});

	it('asks for a code once an app is set up, and accepts each code once', async () => {
		const person = await aPerson();
		const { nextCode } = await withApp(person);
		expect((await logIn(person)).json().errorCode).toBe('code_required');
		const code = nextCode();
		const first = await logIn(person, { code });
		expect(first.json()).toMatchObject({ mustAddSecondFactor: false, hasTotp: true });
		expect((await logIn(person, { code })).json().errorCode).toBe('login_refused');
	});

	it('accepts a recovery code once when it is sent four times at once', async () => {
		const person = await aPerson();
		const { recoveryCodes } = await withApp(person);
		const code = recoveryCodes[0];
		const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(person, { code })));
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
		expect((await person.send('GET', '/admin/me')).json().recoveryCodesLeft).toBe(9);
	});

	it('limits guesses at the code', async () => {
		const person = await aPerson();
		await withApp(person);
		const browser = new OfficeBrowser(office);
		const statuses: number[] = [];
		for (let guess = 0; guess < 7; guess++) {
			statuses.push((await logIn(person, { code: '000000' }, browser)).statusCode);
		}
		expect(statuses.slice(0, 5)).toEqual([403, 403, 403, 403, 403]);
		expect(statuses.at(-1)).toBe(429);
	});

	it('keeps no secret in the tables, and writes the sign-in to the audit log', async () => {
		const person = await aPerson();
		const { recoveryCodes, totp } = await withApp(person);
		const { rows } = await api.pool.query('SELECT * FROM staff_totp WHERE staff_id = $1', [
			person.staffId,
		]);
		const stored = JSON.stringify(rows);
		expect(stored).not.toContain(totp.secret.base32);
		expect(stored).not.toContain(recoveryCodes[0]);
		const { entries } = (await person.send('GET', '/admin/audit')).json();
		expect(entries[0]).toMatchObject({ action: 'totp.add', subject: `staff:${person.staffId}` });
	});

	it('refuses to replace an app without proof', async () => {
		const person = await aPerson();
		await withApp(person);
		expect((await person.send('POST', '/admin/me/totp')).json().code).toBe('totpKnown');
	});
});

describe('passkeys', () => {
	async function addPasskey(person: TestStaff, key: Authenticator) {
		const options = (await person.send('POST', '/admin/me/passkeys/options')).json();
		return person.send('POST', '/admin/me/passkeys', {
			name: 'Schlüssel',
			passkey: key.create(options),
		});
	}

	it('count as both factors, and the password alone is not enough any more', async () => {
		const person = await aPerson({ isStrong: false });
		const key = new Authenticator(ADMIN_URL);
		expect((await addPasskey(person, key)).statusCode).toBe(200);
		expect((await person.send('GET', '/admin/me')).json().mustAddSecondFactor).toBe(false);
		const browser = new OfficeBrowser(office);
		const options = (await browser.send('POST', '/admin/session/passkey/options')).json();
		const signed = key.sign(options);
		const answer = await browser.send('POST', '/admin/session/passkey', signed);
		expect(answer.json()).toMatchObject({ staffId: person.staffId, mustAddSecondFactor: false });
		expect((await browser.send('POST', '/admin/session/passkey', signed)).statusCode).toBe(403);
		expect((await logIn(person)).json().errorCode).toBe('login_refused');
	});

	it('refuses an answer to the challenge of another browser, and one for another host', async () => {
		const person = await aPerson();
		const key = new Authenticator(ADMIN_URL);
		await addPasskey(person, key);
		const asked = new OfficeBrowser(office);
		const options = (await asked.send('POST', '/admin/session/passkey/options')).json();
		const other = new OfficeBrowser(office);
		await other.send('POST', '/admin/session/passkey/options');
		const stolen = await other.send('POST', '/admin/session/passkey', key.sign(options));
		expect(stolen.statusCode).toBe(403);
		const elsewhere = await addPasskey(person, new Authenticator(`http://${shop.host}`));
		expect(elsewhere.statusCode).toBe(403);
	});

	it('keep the last second factor', async () => {
		const person = await aPerson({ isStrong: false });
		const { passkeyId } = (await addPasskey(person, new Authenticator(ADMIN_URL))).json();
		const answer = await person.send('DELETE', `/admin/me/passkeys/${passkeyId}`);
		expect(answer.json().code).toBe('lastSecondFactor');
		await withApp(person);
		expect((await person.send('DELETE', `/admin/me/passkeys/${passkeyId}`)).statusCode).toBe(204);
	});

	it('need a recent sign-in to be added', async () => {
		const person = await aPerson();
		await api.pool.query(
			`UPDATE staff_session SET created_at = now() - interval '11 minutes' WHERE staff_id = $1`,
			[person.staffId],
		);
		const answer = await person.send('POST', '/admin/me/passkeys/options');
		expect(answer.json().errorCode).toBe('reauthentication_required');
	});
});

describe('sessions', () => {
	it('end by signing out, after eight idle hours, and after a day', async () => {
		for (const age of [
			`last_seen_at = now() - interval '8 hours 1 minute'`,
			`created_at = now() - interval '24 hours 1 minute'`,
		]) {
			const person = await aPerson();
			await api.pool.query(`UPDATE staff_session SET ${age} WHERE staff_id = $1`, [person.staffId]);
			expect((await person.send('GET', '/admin/me')).statusCode).toBe(401);
		}
		const person = await aPerson();
		const cookies = { ...person.cookies };
		await person.send('POST', '/admin/session/end');
		const thief = Object.assign(new OfficeBrowser(office), { cookies });
		expect((await thief.send('GET', '/admin/me')).statusCode).toBe(401);
	});

	it('have a strict cookie of this host that scripts cannot read', async () => {
		const answer = await logIn(await aPerson());
		expect(answer.cookies.find(({ name }) => name === '__Host-staff')).toMatchObject({
			httpOnly: true,
			secure: true,
			sameSite: 'Strict',
			path: '/',
		});
	});
});
