import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aCustomer, Browser } from '../identity/testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let anna: Browser;
beforeAll(async () => {
	api = await startTestApi();
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	anna = await aCustomer(api, shop);
});
afterAll(() => api.close());

const path = '/api/customers/communication-settings';
const nothing = {
	personalEmailAllowed: false,
	personalMailAllowed: false,
	personalSmsAllowed: false,
};
const read = async (by = anna) => (await by.send('GET', path)).json();

describe('communication settings', () => {
	it('API-29 CUST-66: nothing is allowed until the customer says so', async () => {
		expect(await read()).toEqual(nothing);
	});

	it.each([
		['CUST-63', 'personalEmailAllowed'],
		['CUST-64', 'personalMailAllowed'],
		['CUST-65', 'personalSmsAllowed'],
	])('%s: %s is changed and kept', async (_id, setting) => {
		const wanted = { ...nothing, [setting]: true };
		const answer = await anna.send('PUT', path, wanted);
		expect([answer.statusCode, answer.json()]).toEqual([200, wanted]);
		expect(await read()).toEqual(wanted);
		const eva = await aCustomer(api, shop, 'eva@korb.example');
		expect(await read(eva)).toEqual(nothing);
	});

	it('are unknown to guests, and take nothing else', async () => {
		const guest = await Browser.open(shop);
		expect((await guest.send('GET', path)).statusCode).toBe(401);
		expect((await guest.send('PUT', path, nothing)).statusCode).toBe(401);
		expect((await anna.send('PUT', path, { ...nothing, isAdmin: true })).statusCode).toBe(400);
	});
});

describe('all settings', () => {
	it('API-30 CUST-66: are written in one call', async () => {
		const all = {
			personalEmailAllowed: true,
			personalMailAllowed: true,
			personalSmsAllowed: true,
		};
		expect((await anna.send('PUT', path, all)).json()).toEqual(all);
		expect(await read()).toEqual(all);
	});
});

describe('newsletter topics', () => {
	const manage = (body: { subscribe?: string[]; unsubscribe?: string[] }) =>
		anna.send('POST', '/api/customers/newsletter-topics/manage', body);
	const topics = async () =>
		(await anna.send('GET', '/api/customers'))
			.json()
			.newsletterTopics.map((topic: { newsletterTopicId: string }) => topic.newsletterTopicId);
	async function links(): Promise<string[]> {
		const { rows } = await api.pool.query(
			`SELECT data->>'text' AS text FROM pgboss.job
			WHERE name = 'send-mail' AND data->>'text' LIKE '%newsletter=%' AND data->>'text' LIKE '%' || $1 || '%'`,
			[shop.host],
		);
		return rows.map(({ text }) => /newsletter=([\w-]{43})/.exec(text)?.[1] ?? '');
	}

	it('API-27 CUST-67 CUST-14: a first subscription waits for its confirmation', async () => {
		const answer = await manage({ subscribe: ['rezepte'] });
		expect([answer.statusCode, answer.body]).toEqual([202, '']);
		expect(await topics()).toEqual([]);
		// Chosen before the mailbox was opened: no second email.
		expect((await manage({ subscribe: ['aktionen'] })).statusCode).toBe(202);
		const [token, ...more] = await links();
		expect(more).toEqual([]);
		await anna.send('POST', '/api/newsletter/confirm', { token });
		expect(await topics()).toEqual(['aktionen', 'rezepte']);
	});

	it('API-27 CUST-67 CUST-14: a subscriber changes topics in one call', async () => {
		await api.query(
			`INSERT INTO newsletter_subscription (tenant_id, email, topics)
			VALUES ($1, 'anna@korb.example', '{aktionen,rezepte}')`,
			[shop.tenantId],
		);
		const answer = await manage({ subscribe: ['hof'], unsubscribe: ['rezepte'] });
		expect(answer.statusCode).toBe(200);
		expect(answer.json().newsletterTopics).toEqual([
			{ newsletterTopicId: 'aktionen' },
			{ newsletterTopicId: 'hof' },
		]);
		await manage({ unsubscribe: ['aktionen', 'hof'] });
		expect(await topics()).toEqual([]);
	});

	it('are managed by customers only', async () => {
		const guest = await Browser.open(shop);
		const path = '/api/customers/newsletter-topics/manage';
		expect((await guest.send('POST', path, { subscribe: ['hof'] })).statusCode).toBe(401);
	});
});
