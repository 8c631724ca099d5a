import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { seedDemo } from './seed.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
	await seedDemo({ databaseUrl: api.url, edgePort: 8123 });
	await api.refreshTenants();
});
afterAll(() => api.close());

const ask = (host: string, url: string) => api.inject({ method: 'GET', url, headers: { host } });

describe('the demo shops', () => {
	it('live at localhost and en.localhost, each in its own language and look', async () => {
		const korb = (await ask('localhost:8123', '/tenant/config')).json();
		expect(korb.clientRuntimeConfig).toMatchObject({
			baseUrl: 'http://localhost:8123',
			locale: 'de-AT',
			currency: 'EUR',
			timeZone: 'Europe/Vienna',
		});
		const green = (await ask('en.localhost', '/tenant/config')).json();
		expect(green.clientRuntimeConfig).toMatchObject({
			baseUrl: 'http://en.localhost:8123',
			locale: 'en-GB',
			currency: 'GBP',
			country: 'GB',
			featureJoe: false,
			featurePesticides: false,
		});
		expect(green.themeConfig.tokens['color-action']).toBe('#0b5d46');
		expect(green.messageBundle).not.toEqual(korb.messageBundle);
	});

	it.each(['localhost', 'en.localhost'])(
		'%s has content, and every link in it leads somewhere',
		async (host) => {
			const home = await ask(host, '/api/content/pages/');
			expect(home.json().blocks.length).toBeGreaterThan(3);
			const configs = await ask(host, '/api/content/configs/client');
			expect(Object.keys(configs.json()).sort()).toEqual([
				'footer',
				'header',
				'socialsharingandseo',
				'topbarbanner',
			]);
			const links = new Set(`${home.body}${configs.body}`.match(/(?<="href":")\/[^"]*/g));
			expect(links.size).toBeGreaterThan(8);
			for (const link of links) {
				const { statusCode } = await ask(host, `/api/content/pages${link}`);
				expect([link, statusCode]).toEqual([link, 200]);
			}
		},
	);

	it('stay as they are when seeded again', async () => {
		const read = async () =>
			(
				await api.pool.query(
					`SELECT (SELECT json_agg(t ORDER BY tenant_id) FROM tenant t) AS tenants,
						(SELECT json_agg(d ORDER BY tenant_id, kind, key) FROM content_document d) AS documents,
						(SELECT count(*) FROM pgboss.job) AS jobs`,
				)
			).rows[0];
		const before = await read();
		await seedDemo({ databaseUrl: api.url, edgePort: 8123 });
		expect(await read()).toEqual(before);
	});
});
