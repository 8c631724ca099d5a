import { aShop, type InjectRequest } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyViolations } from '../../monitoring/counters.ts';
import { startTestApi, type TestApi } from '../../testing.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

const report = (type: string, body: unknown, headers = {}): InjectRequest => ({
	method: 'POST',
	url: '/logs/policy',
	payload: typeof body === 'string' ? body : JSON.stringify(body),
	headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...headers },
});

const single = {
	'csp-report': {
		'document-uri': 'https://korb.example/bestellung?token=geheim',
		'violated-directive': 'script-src-elem',
		'effective-directive': 'script-src-elem',
		'original-policy': "default-src 'none'",
		'blocked-uri': 'https://evil.example/steal.js?card=4111',
		'status-code': 200,
	},
};

const of = (change: object) => ({ 'csp-report': { ...single['csp-report'], ...change } });

async function violationsOf(tenant: string): Promise<Record<string, number>> {
	const { values } = await policyViolations.get();
	const own = values.filter(({ labels }) => labels['tenant'] === tenant);
	return Object.fromEntries(own.map(({ labels, value }) => [labels['directive'], value]));
}

const linesOf = (tenant: string) =>
	api.lines.map((line) => JSON.parse(line)).filter((line) => line.tenant === tenant);

describe('POST /logs/policy', () => {
	it('counts and logs a report without query strings', async () => {
		const shop = await aShop().openIn(api);
		const answer = await shop.send(report('application/csp-report', single));
		expect([answer.statusCode, answer.body]).toEqual([204, '']);
		expect(await violationsOf(shop.tenantId)).toEqual({ 'script-src-elem': 1 });
		expect(linesOf(shop.tenantId)).toMatchObject([
			{ level: 'client', page: '/bestellung', blocked: 'https://evil.example' },
		]);
		expect(api.lines.join('')).not.toMatch(/geheim|4111|steal/);
	});

	it('bounds the labels of the metric, which the sender chooses', async () => {
		const shop = await aShop().openIn(api);
		const invented = of({
			'effective-directive': 'invented-by-a-visitor',
			'blocked-uri': 'inline',
		});
		await shop.send(report('application/csp-report', invented));
		const old = { 'effective-directive': undefined, 'violated-directive': "img-src 'self' data:" };
		await shop.send(report('application/csp-report', of({ ...old, 'blocked-uri': 'blob:x' })));
		expect(await violationsOf(shop.tenantId)).toEqual({ other: 1, 'img-src': 1 });
		expect(linesOf(shop.tenantId)).toMatchObject([{ blocked: 'inline' }, { blocked: 'blob' }]);
	});

	it.each([
		['a body that is not JSON', report('application/csp-report', '{"csp-report"')],
		['another content type', report('text/plain', 'x')],
		['another shape', report('application/csp-report', { 'csp-report': 1 })],
		['a long URL', report('application/csp-report', of({ 'blocked-uri': 'x'.repeat(5000) }))],
		['more than 8 kB', report('application/csp-report', of({ sample: 'x'.repeat(9000) }))],
		[
			'a cross-site call',
			report('application/csp-report', single, { 'sec-fetch-site': 'cross-site' }),
		],
	])('responds with 204 and counts nothing: %s', async (_title, request) => {
		const shop = await aShop().openIn(api);
		expect((await shop.send(request)).statusCode).toBe(204);
		expect(await violationsOf(shop.tenantId)).toEqual({});
		expect(linesOf(shop.tenantId)).toEqual([]);
	});

	it('drops more than ten per minute', async () => {
		const shop = await aShop().openIn(api);
		for (let n = 0; n < 15; n++) {
			const answer = await shop.send(report('application/csp-report', single));
			expect(answer.statusCode).toBe(204);
		}
		expect(await violationsOf(shop.tenantId)).toEqual({ 'script-src-elem': 10 });
	});
});
