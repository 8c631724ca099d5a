import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';

const path = '/.well-known/security.txt';
const expiresAt = new Date('2027-06-30T23:59:59Z');
let now = new Date('2027-01-01T00:00:00Z');
let api: TestApi;
beforeAll(async () => {
	api = await startTestApi({
		clock: () => now,
		securityContact: {
			contacts: ['mailto:security@korb.example', 'https://korb.example/report'],
			expiresAt,
		},
	});
});
afterAll(() => api.close());

describe('GET /.well-known/security.txt', () => {
	it('has what RFC 9116 requires, at the URL of each shop', async () => {
		const shops = [await aShop().openIn(api), await aShop().openIn(api)];
		for (const shop of shops) {
			const answer = await shop.get(path);
			expect(answer.statusCode).toBe(200);
			expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
			expect(answer.body).toBe(
				[
					'Contact: mailto:security@korb.example',
					'Contact: https://korb.example/report',
					'Expires: 2027-06-30T23:59:59.000Z',
					'Preferred-Languages: de, en',
					`Canonical: http://${shop.host}${path}`,
					'',
				].join('\n'),
			);
		}
	});

	it('is cached, but not beyond the promise', async () => {
		const shop = await aShop().openIn(api);
		const answer = await shop.get(path);
		expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=3600');
		expect(answer.headers['xkey']).toBe(`t-${shop.tenantId}`);
		now = new Date(expiresAt.getTime() - 60_000);
		expect((await shop.get(path)).headers['cache-control']).toContain('s-maxage=60');
		now = expiresAt;
		expect((await shop.get(path)).statusCode).toBe(404);
	});

	it('does not exist without a contact', async () => {
		const silent = await startTestApi();
		const shop = await aShop().openIn(silent);
		expect((await shop.get(path)).statusCode).toBe(404);
		await silent.close();
	});
});
