import { type MailServer, startMailServer } from '@korb/testing/mail-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCms, post, type TestCms } from '../testing.ts';

const OLD = 'correct horse battery';
const NEW = 'staple correct horse';

let cms: TestCms;
let mail: MailServer;
let people = 0;
let clients = 0;
beforeAll(async () => {
	mail = await startMailServer();
	vi.stubEnv('MAIL_URL', mail.url);
	vi.stubEnv('MAIL_FROM', 'redaktion@shop.example');
	vi.stubEnv('PUBLIC_URL', 'https://editors.shop.example');
	cms = await openTestCms();
}, 120_000);
afterAll(async () => {
	await cms.close();
	await mail.close();
});
beforeEach(() => {
	mail.delivered.length = 0;
	mail.refuse = () => null;
});

describe('POST /api/users/forgot-password', () => {
	it.each([
		['de', 'Neues Passwort setzen', 'Dieser Link gilt einmal'],
		['en', 'Set a new password', 'This link works once'],
	])('sends one email in %s with a link to the public URL', async (language, subject, text) => {
		const email = await makePerson();
		expect((await requestReset(email, { language })).status).toBe(200);
		const mail = await receive(email);
		expect(mail).toContain('From: Korb <redaktion@shop.example>');
		expect(mail).toMatch(new RegExp(`^Subject: ${subject}`, 'm'));
		expect(mail).toContain(text);
		expect(linkIn(mail)).toMatch(/^https:\/\/editors\.shop\.example\/admin\/reset\/[0-9a-f]{40}$/);
	});

	it('gives the same response for an unknown address and an unreachable mail server', async () => {
		const known = await requestReset(await makePerson());
		const unknown = await requestReset('niemand@shop.example');
		mail.refuse = () => '550 no';
		const refused = await requestReset(await makePerson());
		expect(unknown).toEqual(known);
		expect(refused).toEqual(known);
		expect(known).toMatchObject({ status: 200, cookie: null });
	});

	it('sends one email per mailbox and minute, regardless of the client', async () => {
		const email = await makePerson();
		await requestReset(email);
		await receive(email);
		for (let i = 0; i < 4; i++) expect((await requestReset(email)).status).toBe(200);
		const other = await makePerson();
		await requestReset(other);
		await receive(other);
		expect(mail.delivered.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1);
	});

	it('rate-limits a client', async () => {
		const client = '198.51.100.7';
		const statuses: number[] = [];
		for (let i = 0; i < 7; i++) {
			statuses.push((await requestReset(`gast-${i}@shop.example`, { client })).status);
		}
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
		expect((await requestReset('gast@shop.example')).status).toBe(200);
	});
});

describe('POST /api/users/reset-password', () => {
	it('sets the password once, and invalidates the old one and every session', async () => {
		const email = await makePerson();
		const { token: session } = (await signIn(email, OLD)).body;
		await requestReset(email);
		const token = linkIn(await receive(email))
			.split('/')
			.at(-1);
		expect((await reset({ token, password: NEW })).status).toBe(200);
		expect((await signIn(email, OLD)).status).toBe(401);
		expect((await signIn(email, NEW)).status).toBe(200);
		expect(await whoIs(session)).toBeNull();
		expect((await reset({ token, password: 'third time lucky' })).status).toBe(403);
		expect((await signIn(email, NEW)).status).toBe(200);
	});

	it('does not sign the user in', async () => {
		const email = await makePerson();
		await requestReset(email);
		const token = linkIn(await receive(email))
			.split('/')
			.at(-1);
		const answer = await reset({ token, password: NEW });
		expect(answer).toMatchObject({ status: 200, cookie: null });
		expect(Object.keys(answer.body)).toEqual(['message']);
		const { docs } = await cms.payload.find({
			collection: 'users',
			where: { email: { equals: email } },
			showHiddenFields: true,
		});
		expect((docs[0] as { sessions?: unknown[] }).sessions ?? []).toEqual([]);
	});

	it('requires a password as strong as a shopper’s, and keeps the link valid until then', async () => {
		const email = await makePerson();
		await requestReset(email);
		const token = linkIn(await receive(email))
			.split('/')
			.at(-1);
		for (const password of ['1234567', ' '.repeat(9), 'x'.repeat(51)]) {
			const { status, body } = await reset({ token, password });
			expect(status, password).toBe(400);
			expect(JSON.stringify(body), password).toMatch(/"path":"password"/);
		}
		expect((await reset({ token, password: '12345678' })).status).toBe(200);
	});

	it('rejects guessed links and rate-limits them', async () => {
		const client = '198.51.100.8';
		const statuses: number[] = [];
		for (let i = 0; i < 11; i++) {
			const token = String(i).repeat(40).slice(0, 40);
			statuses.push(
				(await post(cms, '/users/reset-password', { token, password: NEW }, { client })).status,
			);
		}
		expect(statuses).toEqual([...Array(10).fill(403), 429]);
	});
});

/** A new client per call, except in tests of rate limits. */
const anyone = () => `203.0.113.${++clients}`;
const requestReset = (email: string, as: { client?: string; language?: string } = {}) =>
	post(cms, '/users/forgot-password', { email }, { client: anyone(), ...as });
const reset = (data: object) => post(cms, '/users/reset-password', data, { client: anyone() });
const signIn = (email: string, password: string) =>
	post(cms, '/users/login', { email, password }, { client: anyone() });

async function whoIs(token: unknown): Promise<unknown> {
	const headers = new Headers({ authorization: `JWT ${token}` });
	return (await cms.payload.auth({ headers })).user;
}

async function makePerson(): Promise<string> {
	const email = `person-${++people}@shop.example`;
	await cms.payload.create({ collection: 'users', data: { email, password: OLD, role: 'editor' } });
	return email;
}

async function receive(email: string): Promise<string> {
	const find = () => mail.delivered.find(({ recipients }) => recipients.includes(email));
	await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 20_000 });
	return (find()?.content ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
}

function linkIn(mail: string): string {
	return /https?:\/\/\S+\/reset\/[0-9a-f]+/.exec(mail)?.[0] ?? '';
}
