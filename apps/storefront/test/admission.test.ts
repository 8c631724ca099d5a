import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureShop, startFixtureShop } from './fixture-shop.ts';

const IN_FLIGHT = 20;

let shop: FixtureShop;
let clientDir: string;
beforeAll(async () => {
	clientDir = mkdtempSync(join(tmpdir(), 'korb-client-'));
	mkdirSync(join(clientDir, '_app/assets'), { recursive: true });
	writeFileSync(join(clientDir, '_app/assets/entry.js'), 'export {};');
	const overload = { inFlight: IN_FLIGHT, eventLoopDelayMs: 0 };
	shop = await startFixtureShop({ overload, clientDir });
	await shop.get('/');
	shop.api.seen.length = 0;
});
afterAll(async () => {
	await shop.close();
	rmSync(clientDir, { recursive: true });
});

async function statusesOf(count: number, headers = {}): Promise<Record<number, number>> {
	const statuses: Record<number, number> = {};
	for (let n = 0; n < count; n++) {
		const { status } = await shop.get('/', headers);
		statuses[status] = (statuses[status] ?? 0) + 1;
	}
	return statuses;
}

describe('load shedding', () => {
	it('rejects excess pages of one client with 429 and Retry-After and serves others', async () => {
		const greedy = { 'x-forwarded-for': '203.0.113.66' };
		expect(await statusesOf(603, greedy)).toEqual({ 200: 600, 429: 3 });
		const refused = await shop.get('/', greedy);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(refused.headers.get('cache-control')).toBe('private, no-store');
		expect(JSON.parse(refused.text)).toMatchObject({ errorCode: 'too_many_requests' });
		expect((await shop.get('/', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
		expect((await shop.get('/healthz', greedy)).status).toBe(200);
	});

	it('rejects excess concurrent pages with 503 and Retry-After, and recovers afterwards', async () => {
		shop.api.seen.length = 0;
		shop.api.fail('/api/content/pages', -1);
		const held = Array.from({ length: IN_FLIGHT }, () => shop.get('/'));
		await expect.poll(() => countCalls('/api/content/pages')).toBeGreaterThanOrEqual(IN_FLIGHT);
		const refused = await shop.get('/');
		expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
		expect(JSON.parse(refused.text)).toMatchObject({ errorCode: 'unavailable' });
		expect((await shop.get('/healthz')).status).toBe(200);
		expect((await shop.get('/_app/assets/entry.js')).status).toBe(200);
		shop.api.heal();
		await Promise.all(held);
		expect((await shop.get('/')).status).toBe(200);
	});

	it('F43 serves as many of 300 concurrent requests as fit and rejects the rest at once', async () => {
		const errors = () => shop.logs().filter(({ level }) => level === 'error');
		const before = errors().length;
		const started = performance.now();
		const answers = await Promise.all(
			Array.from({ length: 300 }, async (_, n) => {
				const from = { 'x-forwarded-for': `203.0.${n >> 8}.${n & 255}` };
				const { status, headers } = await shop.get('/', from);
				return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - started };
			}),
		);
		const served = answers.filter(({ status }) => status === 200);
		const refused = answers.filter(({ status }) => status === 503);
		expect(served.length + refused.length).toBe(300);
		expect(served.length).toBeGreaterThanOrEqual(IN_FLIGHT);
		expect(refused.length).toBeGreaterThan(0);
		expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['1']));
		const slowest = (some: { ms: number }[]) => Math.max(...some.map(({ ms }) => ms));
		expect(slowest(refused)).toBeLessThan(slowest(served) + 1000);
		expect(errors().length).toBe(before);
		expect((await shop.get('/')).status).toBe(200);
	});

	const countCalls = (path: string) =>
		shop.api.seen.filter((call) => call.path.startsWith(path)).length;
});

describe('URLs', () => {
	const long = 'x'.repeat(301);
	it.each([
		`/${long}`,
		`/produkte/${long}`,
		`/kategorie/${long}`,
		`/suche/${long}`,
		`/rezepte/${long}`,
		`/${long}/_payload.json?build=build-1`,
		`/_app/builds/meta/${long}`,
		`/_app/assets/${long}`,
		`/_app/styles/${long}.css`,
		`/${'x'.repeat(5000)}`,
		`/suche/${'x'.repeat(5000)}`,
		`/produkte/${'x'.repeat(5000)}`,
	])('that are too long cause no server error (%#)', async (path) => {
		const { status } = await shop.get(path, { 'x-forwarded-for': '203.0.113.8' });
		expect(status).toBeLessThan(500);
	});

	it('with invalid values render the page without them', async () => {
		const from = { 'x-forwarded-for': '203.0.113.9' };
		const plain = await shop.get('/suche/milch', from);
		const odd = await shop.get('/suche/milch?tab=xyz&sort=up&page=-3', from);
		expect(odd.text).toBe(plain.text);
	});
});
