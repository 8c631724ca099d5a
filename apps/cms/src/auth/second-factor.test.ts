import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoEmail } from '../demo-accounts.ts';
import { openTestCms, post, type TestCms } from '../testing.ts';
import { mustEnrol } from './second-factor-fields.ts';

const PASSWORD = 'correct horse battery';
const HALF_MINUTE = 30_000;

let cms: TestCms;
let people = 0;
let clients = 0;
beforeAll(async () => {
	vi.stubEnv('SECOND_FACTOR_FROM', 'publisher');
	cms = await openTestCms();
	// Codes depend on the clock, which only advances when a test says so.
	vi.useFakeTimers({ toFake: ['Date'] });
}, 120_000);
afterAll(async () => {
	vi.useRealTimers();
	await cms.close();
});

describe('setting up a second factor', () => {
	it('shows the key only until a code confirms it', async () => {
		const { email, token } = await makePerson();
		const begun = await own('begin', token);
		const { key, uri, qr } = begun.body as Record<string, string>;
		expect(uri).toContain(encodeURIComponent(email));
		expect(qr).toMatch(/^<svg/);
		expect((await own('confirm', token, '000000')).status).toBe(422);
		const confirmed = await own('confirm', token, codeOf(key));
		expect(confirmed.status).toBe(200);
		expect(new Set(confirmed.body['recoveryCodes'] as string[]).size).toBe(10);
		expect((await own('begin', token)).status).toBe(409);
		const where = { email: { equals: email } };
		const read = await cms.payload.find({ collection: 'users', where, showHiddenFields: true });
		const plain = String(key).replaceAll(' ', '');
		expect(JSON.stringify(read.docs)).not.toMatch(new RegExp(`${plain}|recovery`, 'i'));
		expect(read.docs[0]).toHaveProperty('secondFactorSince', expect.stringMatching(/^2/));
		const stored = await rowsOf(email);
		expect(stored).toHaveLength(1);
		expect(JSON.stringify(stored)).not.toContain(plain);
		expect(JSON.stringify(stored)).not.toContain((confirmed.body['recoveryCodes'] as string[])[0]);
	});

	it('requires a session', async () => {
		for (const path of ['begin', 'confirm', 'remove']) {
			expect((await own(path, undefined, '123456')).status, path).toBe(401);
		}
	});

	it('can be removed with a code, not with a session alone', async () => {
		const { email, token, key } = await makeEnrolled();
		expect((await own('remove', token, '000000')).status).toBe(422);
		expect((await own('remove', token, nextCodeOf(key))).status).toBe(200);
		expect((await signIn(email)).status).toBe(200);
	});
});

describe('POST /api/users/login', () => {
	it('rejects a password without a code', async () => {
		const { email, id } = await makeEnrolled();
		await cms.payload.db.updateOne({ collection: 'users', id, data: { sessions: [] } });
		for (const body of [{}, { code: '' }, { code: 123456 }, { code: null }, { code: ['x'] }]) {
			const answer = await post(
				cms,
				'/users/login',
				{ email, password: PASSWORD, ...body },
				from(),
			);
			expect(answer).toMatchObject({ status: 401, cookie: null });
			expect(answer.body).not.toHaveProperty('token');
			expect(JSON.stringify(answer.body)).toContain('second_factor_required');
		}
		await expect(
			cms.payload.login({ collection: 'users', data: { email, password: PASSWORD } }),
		).rejects.toThrow();
		const stored = await cms.payload.findByID({ collection: 'users', id, showHiddenFields: true });
		expect((stored as { sessions?: unknown[] }).sessions ?? []).toEqual([]);
	});

	it('accepts each code once, and none with a wrong password', async () => {
		const { email, key } = await makeEnrolled();
		expect((await signIn(email, codeOf(key))).status, 'the enrolment code').toBe(401);
		const code = nextCodeOf(key);
		expect((await signIn(email, code, 'wrong horse battery')).status).toBe(401);
		const answer = await signIn(email, code);
		expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } });
		expect((await signIn(email, code)).status, 'again').toBe(401);
		expect((await signIn(email, nextCodeOf(key))).status, 'the next').toBe(200);
	});

	it('accepts a code once when it is used twice concurrently', async () => {
		const { email, key } = await makeEnrolled();
		const code = nextCodeOf(key);
		const answers = await Promise.all([signIn(email, code), signIn(email, code)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
	});

	it('accepts each recovery code once, ignoring case and separators', async () => {
		const { email, codes } = await makeEnrolled();
		const typed = String(codes[0]).toUpperCase().replace('-', ' ');
		expect((await signIn(email, typed)).status).toBe(200);
		expect((await signIn(email, codes[0])).status).toBe(401);
		expect((await signIn(email, codes[1])).status).toBe(200);
	});

	it('checks at most five codes in ten minutes, even concurrent ones', async () => {
		const { email, key } = await makeEnrolled();
		const guesses = Array.from({ length: 7 }, (_, i) => signIn(email, `00000${i}`));
		const texts = (await Promise.all(guesses)).map(({ body }) => JSON.stringify(body));
		expect(texts.filter((text) => text.includes('second_factor_wrong'))).toHaveLength(5);
		expect((await signIn(email, nextCodeOf(key))).status).toBe(401);
		await execute(
			email,
			`UPDATE cms.second_factor SET tries_since = now() - interval '11 minutes'`,
		);
		expect((await signIn(email, nextCodeOf(key))).status).toBe(200);
	});
});

it('a password reset does not bypass the second factor', async () => {
	const { email, key } = await makeEnrolled();
	const token = await cms.payload.forgotPassword({
		collection: 'users',
		data: { email },
		disableEmail: true,
	});
	const password = 'staple correct horse';
	const answer = await post(cms, '/users/reset-password', { token, password }, from());
	expect(answer).toMatchObject({ status: 200, cookie: null });
	expect(answer.body).not.toHaveProperty('token');
	expect((await signIn(email, undefined, password)).status).toBe(401);
	expect((await signIn(email, nextCodeOf(key), password)).status).toBe(200);
});

describe('administrators', () => {
	it('can reset another user’s second factor, which is logged; others cannot', async () => {
		const lost = await makeEnrolled();
		const path = `/users/${lost.id}/second-factor/reset`;
		const editor = await makePerson();
		const admin = await makeEnrolled('admin');
		const warn = vi.spyOn(cms.payload.logger, 'warn');
		expect((await post(cms, path, {}, from(editor.token))).status).toBe(403);
		expect((await post(cms, path, {}, from(lost.token))).status).toBe(403);
		expect((await post(cms, path, {}, from(admin.token))).status).toBe(200);
		expect(warn).toHaveBeenCalledWith(expect.objectContaining({ of: lost.id, by: admin.id }));
		expect((await signIn(lost.email)).status).toBe(200);
		const ownPath = `/users/${admin.id}/second-factor/reset`;
		expect((await post(cms, ownPath, {}, from(admin.token))).status, 'their own').toBe(403);
	});
});

describe('SECOND_FACTOR_FROM', () => {
	it('lets publishers without one in only to set it up', async () => {
		const { token, id } = await makePerson('publisher');
		const shop = { name: 'Korb', tenantId: 'korb' };
		const { id: tenant } = await cms.payload.create({ collection: 'tenants', data: shop });
		await cms.payload.update({ collection: 'users', id, data: { tenants: [{ tenant }] } });
		const mayRead = async () => {
			const { user } = await cms.payload.auth({ headers: asUser(token) });
			const found = cms.payload.find({ collection: 'pages', user, overrideAccess: false });
			return found.then(
				() => true,
				() => false,
			);
		};
		expect(await mayRead()).toBe(false);
		const lie = { secondFactorSince: new Date().toISOString(), needsSecondFactor: false };
		const { user } = await cms.payload.auth({ headers: asUser(token) });
		await cms.payload.update({ collection: 'users', id, data: lie, user, overrideAccess: false });
		expect(await mayRead(), 'whatever they claim').toBe(false);
		const { key } = (await own('begin', token)).body;
		await own('confirm', token, codeOf(key));
		expect(await mayRead()).toBe(true);
	});

	it.each([
		['publisher', '0', 'a@shop.example', 'editor', false],
		['publisher', '0', 'a@shop.example', 'publisher', true],
		['publisher', '0', 'a@shop.example', 'admin', true],
		['nobody', '0', 'a@shop.example', 'admin', false],
		['editor', '1', demoEmail('admin'), 'admin', false],
		['editor', '0', demoEmail('admin'), 'admin', true],
		['editor', '1', 'a@shop.example', 'editor', true],
	] as const)('%s, demo %s: %s as %s needs one: %s', (least, isDemo, email, role, isDue) => {
		const isNeeded = mustEnrol({ SECOND_FACTOR_FROM: least, KORB_DEMO: isDemo });
		expect(isNeeded({ email, role })).toBe(isDue);
	});
});

/** Rate limits per client are tested elsewhere. */
const from = (token?: unknown) => ({
	client: `203.0.113.${++clients}`,
	...(token ? { token } : {}),
});
const asUser = (token: unknown) => new Headers({ authorization: `JWT ${token}` });
const own = (path: string, token: unknown, code = '') =>
	post(cms, `/users/second-factor/${path}`, { code }, from(token));
const signIn = (email: string, code?: string, password = PASSWORD) =>
	post(cms, '/users/login', { email, password, ...(code && { code }) }, from());

function codeOf(key: unknown): string {
	const secret = Secret.fromBase32(String(key).replaceAll(' ', ''));
	return new TOTP({ secret }).generate();
}

function nextCodeOf(key: unknown): string {
	vi.setSystemTime(Date.now() + HALF_MINUTE);
	return codeOf(key);
}

async function makePerson(role = 'editor') {
	const email = `person-${++people}@shop.example`;
	const data = { email, password: PASSWORD, role };
	const { id } = await cms.payload.create({ collection: 'users', data });
	const { token } = (await signIn(email)).body;
	return { email, token, id: String(id) };
}

async function makeEnrolled(role?: string) {
	const person = await makePerson(role);
	const { key } = (await own('begin', person.token)).body;
	const { recoveryCodes } = (await own('confirm', person.token, codeOf(key))).body;
	return { ...person, key, codes: recoveryCodes as string[] };
}

const rowsOf = (email: string) => execute(email, 'SELECT * FROM cms.second_factor');

async function execute(email: string, statement: string): Promise<object[]> {
	const text = `${statement} WHERE user_id = (SELECT id FROM cms.users WHERE email = '${email}')`;
	const { drizzle } = cms.payload.db as unknown as {
		drizzle: { execute(text: string): Promise<{ rows: object[] }> };
	};
	return (await drizzle.execute(text)).rows;
}
