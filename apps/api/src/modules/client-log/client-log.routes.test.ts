import { aShop, type InjectRequest } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

const report = (payload: unknown, headers = {}): InjectRequest => ({
	method: 'POST',
	url: '/logs',
	payload: payload as object,
	headers: { 'sec-fetch-site': 'same-origin', ...headers },
});

async function linesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
	const before = api.lines.length;
	await work();
	return api.lines.slice(before).map((line) => JSON.parse(line));
}

describe('POST /logs', () => {
	it('API-15 ERR-16 ERR-17 writes one JSON line with the standard keys', async () => {
		const shop = await aShop().openIn(api);
		const lines = await linesOf(async () => {
			const body = { error: 'TypeError: x', message: 'Hydration failed', path: '/kasse?code=1' };
			const answer = await shop.send(report(body, { 'x-request-id': 'abc-1' }));
			expect(answer.statusCode).toBe(204);
			expect(answer.body).toBe('');
		});
		expect(lines).toEqual([
			{
				timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
				level: 'client',
				requestId: 'abc-1',
				message: 'Hydration failed',
				path: '/logs',
				status: null,
				tenant: shop.tenantId,
				error: 'TypeError: x',
				page: '/kasse',
			},
		]);
	});

	it.each([
		['a body that is not JSON', report('{"error"', { 'content-type': 'application/json' })],
		['a lone surrogate', report({ error: 'a\ud800b', message: 'x' })],
		['another content type', report('a=1', { 'content-type': 'text/plain' })],
		['missing fields', report({ error: 'x' })],
		['wrong types', report({ error: 1, message: [] })],
		['nothing', report(undefined)],
		['more than 8 kB', report({ error: 'x'.repeat(9000), message: 'm' })],
		['a cross-site call', report({ error: 'x', message: 'm' }, { 'sec-fetch-site': 'cross-site' })],
	])('API-15 responds with 204 and logs nothing: %s', async (_title, request) => {
		const shop = await aShop().openIn(api);
		const lines = await linesOf(async () => {
			expect((await shop.send(request)).statusCode).toBe(204);
		});
		expect(lines.filter(({ level }) => level === 'client')).toEqual([]);
	});

	it('drops more than ten per minute', async () => {
		const shop = await aShop().openIn(api);
		const lines = await linesOf(async () => {
			for (let n = 0; n < 15; n++) {
				const answer = await shop.send(report({ error: 'x', message: String(n) }));
				expect(answer.statusCode).toBe(204);
			}
		});
		expect(lines).toHaveLength(10);
	});

	const hostile: [string, string][] = [
		['a forged line', 'a\n{"level":"error","message":"forged"}\r\nb'],
		['escape codes', '\u001b[2J\u001b[31mred\u009b'],
		['line separators', 'a\u2028b\u2029c\u0085d'],
		['quotes and braces', '"}{"level":"fatal"'],
		['format directives', '%s %d %o %j %%'],
		['a long string', 'ä'.repeat(1900)],
	];
	it.each(hostile)('ERR-16 stays one JSON line with %s', async (_title, text) => {
		const shop = await aShop().openIn(api);
		const before = api.lines.length;
		await shop.send(report({ error: text, message: text }));
		const written = api.lines.slice(before).join('');
		expect(written.split(/\r\n|[\n\r\u0085\u2028\u2029]/)).toEqual([expect.any(String), '']);
		// biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is the point
		expect(written).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
		const line = JSON.parse(written);
		expect(line.level).toBe('client');
		expect(line.message.length).toBeLessThanOrEqual(500);
		expect(line.message.slice(0, 400).toWellFormed()).toBe(text.slice(0, 400).toWellFormed());
	});
});
