import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OfficeBrowser, openOffice } from '../../../apps/api/src/modules/staff/testing.ts';
import {
	startTestApi,
	TEST_GIFT_CARD_SECRET,
	type TestApi,
} from '../../../apps/api/src/testing.ts';
import { seedDemo } from './seed.ts';
import { DEMO_STAFF_PASSWORD, demoManagers } from './staff.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
	await seedDemo({ databaseUrl: api.url, edgePort: 8123, giftCardSecret: TEST_GIFT_CARD_SECRET });
	await api.refreshTenants();
});
afterAll(() => api.close());

const call = (host: string, url: string) => api.inject({ method: 'GET', url, headers: { host } });

describe('the demo shops', () => {
	it('run at localhost and en.localhost, each in its own language and theme', async () => {
		const korb = (await call('localhost:8123', '/tenant/config')).json();
		expect(korb.clientRuntimeConfig).toMatchObject({
			baseUrl: 'http://localhost:8123',
			locale: 'de-AT',
			currency: 'EUR',
			timeZone: 'Europe/Vienna',
		});
		const green = (await call('en.localhost', '/tenant/config')).json();
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

	it.each(Object.entries(demoManagers))('%s has a manager', async (tenantId, { email }) => {
		const office = await openOffice(api, { isSecondFactorOptional: true });
		const login = { email, password: DEMO_STAFF_PASSWORD };
		const answer = await new OfficeBrowser(office).send('POST', '/admin/session', login);
		expect(answer.json()).toMatchObject({ shop: { id: tenantId }, mustAddSecondFactor: false });
		await office.close();
	});

	it.each(['localhost', 'en.localhost'])(
		'%s has content, and none of its links is dead',
		async (host) => {
			const home = await call(host, '/api/content/pages/');
			expect(home.json().blocks.length).toBeGreaterThan(3);
			const configs = await call(host, '/api/content/configs/client');
			expect(Object.keys(configs.json()).sort()).toEqual([
				'footer',
				'header',
				'socialsharingandseo',
				'topbarbanner',
			]);
			const links = new Set(`${home.body}${configs.body}`.match(/(?<="href":")\/[^"]*/g));
			expect(links.size).toBeGreaterThan(8);
			for (const link of links) {
				const { statusCode } = await call(host, `/api/content/pages${link}`);
				expect([link, statusCode]).toEqual([link, 200]);
			}
		},
	);

	it.each([
		['localhost', 'Neubaugasse 12, 1070 Wien', 'wien', ['default', 'graz', 'wien']],
		['localhost', 'Keplerstraße 5, 8020 Graz', 'graz', ['default', 'graz', 'wien']],
		['localhost', 'Landstraße 20, 4020 Linz', 'default', ['default', 'graz', 'wien']],
		['en.localhost', '221b Baker Street, London', 'london', ['default', 'london', 'york']],
	])(
		'%s delivers to %s, picked where the catalogue has offers',
		async (host, text, unit, regions) => {
			const found = await call(
				host,
				`/api/maps/geocode/address?address=${encodeURIComponent(text)}`,
			);
			const { position } = found.json();
			const at = `latitude=${position.lat}&longitude=${position.lng}`;
			const list = await call(host, `/api/capacity/windows?distributionType=DELIVERY&${at}`);
			expect(list.json().appointableId).toBe(unit);
			expect(regions).toContain(unit);
			type Shown = { windows: { state: string; isGreen: boolean; fee: number }[] };
			const windows = list.json().days.flatMap((day: Shown) => day.windows) as Shown['windows'];
			for (const state of ['full', 'few', 'free']) {
				expect(windows.some((window) => window.state === state)).toBe(true);
			}
			const green = windows.filter(({ isGreen }) => isGreen).length;
			expect(green).toBeGreaterThan(0);
			expect(green).toBeLessThan(windows.length / 2);
		},
	);

	it('know addresses they do not deliver to', async () => {
		const url = `/api/maps/geocode/address?address=${encodeURIComponent('Getreidegasse 9, Salzburg')}`;
		const { position } = (await call('localhost', url)).json();
		const at = `latitude=${position.lat}&longitude=${position.lng}`;
		const area = await call('localhost', `/api/distribution/delivery-area/intersection?${at}`);
		expect(area.json().deliveryAreaNumber).toBeNull();
	});

	it.each([
		['localhost', 10],
		['en.localhost', 6],
	])('%s has stores whose streets the address search knows', async (host, count) => {
		const { results } = (await call(host, '/api/checkout-stores')).json();
		expect(results).toHaveLength(count);
		for (const { address, position, earliestWindow } of results) {
			const text = `${address.streetName} ${address.streetNumber}, ${address.postalCode} ${address.city}`;
			const url = `/api/maps/geocode/address?address=${encodeURIComponent(text)}`;
			const found = (await call(host, url)).json();
			expect(found.streetName).toBe(address.streetName);
			expect(Math.abs(found.position.lat - position.lat)).toBeLessThan(0.01);
			expect(Math.abs(found.position.lng - position.lng)).toBeLessThan(0.015);
			expect(earliestWindow).not.toBeNull();
		}
	});

	it('do not change when seeded again', async () => {
		const read = async () =>
			(
				await api.pool.query(
					`SELECT (SELECT json_agg(t ORDER BY tenant_id) FROM tenant t) AS tenants,
						(SELECT json_agg(d ORDER BY tenant_id, kind, key) FROM content_document d) AS documents,
						(SELECT sum(balance_cents) FROM gift_card) AS gift_cards,
						(SELECT count(*) FROM pgboss.job) AS jobs,
						(SELECT json_agg(w ORDER BY window_id) FROM time_window w) AS windows,
						(SELECT count(*) FROM street) + (SELECT count(*) FROM map_shape)
							+ (SELECT count(*) FROM window_stop) AS places`,
				)
			).rows[0];
		const before = await read();
		await seedDemo({ databaseUrl: api.url, edgePort: 8123, giftCardSecret: TEST_GIFT_CARD_SECRET });
		expect(await read()).toEqual(before);
	});
});
