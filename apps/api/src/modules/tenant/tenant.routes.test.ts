import { StoredTenantConfig, TenantConfig } from '@korb/contracts/platform/tenant';
import { bundleFor } from '@korb/messages';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

describe('GET /internal/tenants/versions', () => {
	const read = (headers: Record<string, string> = {}) =>
		api.app.inject({
			url: '/internal/tenants/versions',
			headers: { host: 'api.internal', ...headers },
		});

	it('tells storefronts which configuration each host has, and whether one has changed', async () => {
		const shop = await aShop().with({ name: 'Kleiner Laden' }).openIn(api);
		const answer = await read();
		const { version } = (await shop.get('/tenant/config')).json<TenantConfig>();
		expect(answer.json()[shop.host]).toBe(version);
		const etag = String(answer.headers['etag']);
		expect((await read({ 'if-none-match': etag })).statusCode).toBe(304);

		const other = await aShop().openIn(api);
		const changed = await read({ 'if-none-match': etag });
		expect(changed.statusCode).toBe(200);
		expect(Object.keys(changed.json())).toEqual(expect.arrayContaining([shop.host, other.host]));
	});
});

describe('GET /tenant/config → 200', () => {
	it('API-09 TEN-05 returns runtime config, messages, redirects and theme of the host', async () => {
		const shop = await aShop().with({ name: 'Kleiner Laden' }).openIn(api);
		const other = await aShop().with({ name: 'Großer Laden' }).openIn(api);
		const answer = await shop.get('/tenant/config');
		expect(answer.statusCode).toBe(200);
		expect(TenantConfig.parse(answer.json())).toEqual(answer.json());
		expect(Object.keys(answer.json()).sort()).toEqual([
			'clientRuntimeConfig',
			'messageBundle',
			'redirects',
			'themeConfig',
			'version',
		]);
		expect(answer.json().clientRuntimeConfig.name).toBe('Kleiner Laden');
		const second = await other.get('/tenant/config');
		expect(second.json().clientRuntimeConfig.name).toBe('Großer Laden');
	});

	it('TEN-06 contains every flag and the slug of each page', async () => {
		const shop = await aShop()
			.withFlag('featureRecipes', false)
			.with({ slugs: { cart: 'einkaufswagen' } })
			.openIn(api);
		const { clientRuntimeConfig } = (await shop.get('/tenant/config')).json<TenantConfig>();
		const defaults = StoredTenantConfig.parse({
			clientRuntimeConfig: {
				...{ tenantId: 'xx', name: 'x', baseUrl: 'http://x.test' },
				contactEmail: 'x@x.test',
			},
		}).clientRuntimeConfig;
		const flags = Object.keys(defaults).filter((name) => name.startsWith('feature'));
		expect(flags).toHaveLength(12);
		expect(clientRuntimeConfig).toMatchObject({
			...Object.fromEntries(flags.map((name) => [name, name !== 'featureRecipes'])),
			cms: { preview: false },
			slugs: { ...defaults.slugs, cart: 'einkaufswagen' },
		});
	});

	it('TEN-07 contains all texts of the language, with the overrides of the tenant', async () => {
		const shop = await aShop({ messageBundle: { 'internet.offline': 'Kein Netz.' } })
			.with({ locale: 'en-GB' })
			.openIn(api);
		const { messageBundle } = (await shop.get('/tenant/config')).json();
		expect(messageBundle).toEqual({ ...bundleFor('en-GB'), 'internet.offline': 'Kein Netz.' });
	});

	it('TEN-08 contains the theme of the tenant', async () => {
		const shop = await aShop({ themeConfig: { tokens: { 'color-action': '#123456' } } }).openIn(
			api,
		);
		const { themeConfig } = (await shop.get('/tenant/config')).json();
		expect(themeConfig).toEqual({ tokens: { 'color-action': '#123456' } });
	});

	it.each([
		['TEN-09 redirects.oneToOne', 'oneToOne'],
		['TEN-10 redirects.manyToOne', 'manyToOne'],
		['TEN-11 redirects.manyToMany', 'manyToMany'],
	])('%s maps paths to targets', async (_title, kind) => {
		const shop = await aShop({ redirects: { [kind]: { '/alt/*': '/neu' } } }).openIn(api);
		const { redirects } = (await shop.get('/tenant/config')).json();
		expect(redirects).toEqual({
			oneToOne: {},
			manyToOne: {},
			manyToMany: {},
			[kind]: { '/alt/*': '/neu' },
		});
	});
});

describe('caching of GET /tenant/config', () => {
	it('is immutable under its version and short-lived otherwise', async () => {
		const shop = await aShop().openIn(api);
		const plain = await shop.get('/tenant/config');
		const { version } = plain.json();
		expect(plain.headers['cache-control']).toBe('public, max-age=0, s-maxage=2');
		const exact = await shop.get(`/tenant/config?v=${version}`);
		expect(exact.headers['cache-control']).toBe('public, max-age=31536000, immutable');
		expect(exact.headers['xkey']).toBe(`t-${shop.tenantId}`);
		const old = await shop.get('/tenant/config?v=older');
		expect(old.headers['cache-control']).toBe('public, max-age=0, s-maxage=2');
	});

	it('responds with 304 for the current version, and with a new version after any change', async () => {
		const shop = await aShop().openIn(api);
		const first = await shop.get('/tenant/config');
		const etag = String(first.headers['etag']);
		expect((await shop.get('/tenant/config', { 'if-none-match': etag })).statusCode).toBe(304);
		await shop.setConfig(['messageBundle', 'internet.offline'], 'Weg.');
		await api.refreshTenants();
		const second = await shop.get('/tenant/config', { 'if-none-match': etag });
		expect(second.statusCode).toBe(200);
		expect(second.json().version).not.toBe(first.json().version);
	});
});

describe('tenant resolution by host', () => {
	it('responds with 421 for an unknown host, never with a default shop', async () => {
		const shop = await aShop().openIn(api);
		const answer = await shop.get('/tenant/config', { host: `other.${shop.host}` });
		expect(answer.statusCode).toBe(421);
		expect(answer.json()).toMatchObject({ errorCode: 'unknown_host' });
	});

	it.each([':8080', '.', '.:443'])('ignores %s after the name', async (ending) => {
		const shop = await aShop().openIn(api);
		const answer = await shop.get('/tenant/config', { host: shop.host.toUpperCase() + ending });
		expect(answer.statusCode).toBe(200);
	});

	it('ignores X-Forwarded-Host', async () => {
		const shop = await aShop().openIn(api);
		const other = await aShop().openIn(api);
		const answer = await shop.send({
			method: 'GET',
			url: '/tenant/config',
			headers: { 'x-forwarded-host': other.host },
			remoteAddress: '127.0.0.1',
		});
		expect(answer.json().clientRuntimeConfig.tenantId).toBe(shop.tenantId);
	});

	it('follows a tenant that moves, and drops one that is removed', async () => {
		const shop = await aShop().openIn(api);
		await api.query('UPDATE tenant_host SET host = $1 WHERE host = $2', [
			`new.${shop.host}`,
			shop.host,
		]);
		await api.refreshTenants();
		expect((await shop.get('/tenant/config')).statusCode).toBe(421);
		const moved = await shop.get('/tenant/config', { host: `new.${shop.host}` });
		expect(moved.statusCode).toBe(200);
		await api.query('DELETE FROM tenant WHERE tenant_id = $1', [shop.tenantId]);
		await api.refreshTenants();
		const gone = await shop.get('/tenant/config', { host: `new.${shop.host}` });
		expect(gone.statusCode).toBe(421);
	});
});

describe('an invalid configuration', () => {
	it('is logged once; the last good one stays, and other tenants are updated', async () => {
		const broken = await aShop().openIn(api);
		const healthy = await aShop().openIn(api);
		await broken.setConfig(['clientRuntimeConfig', 'featureSearch'], 'maybe');
		await healthy.setConfig(['clientRuntimeConfig', 'featureSearch'], false);
		await api.refreshTenants();
		await api.refreshTenants();
		const kept = await broken.get('/tenant/config');
		expect(kept.json().clientRuntimeConfig.featureSearch).toBe(true);
		const moved = await healthy.get('/tenant/config');
		expect(moved.json().clientRuntimeConfig.featureSearch).toBe(false);
		const lines = api.lines.filter((line) => line.includes(broken.tenantId));
		expect(lines.filter((line) => line.includes('invalid tenant configuration'))).toHaveLength(1);
	});
});

describe('before the first load', () => {
	it('responds with 503, because the hosts are not known yet', async () => {
		const early = await startTestApi({
			tenants: { ...api.tenants, isLoaded: false },
		});
		const answer = await early.inject({ method: 'GET', url: '/tenant/config' });
		expect(answer.statusCode).toBe(503);
		expect(answer.headers['retry-after']).toBe('1');
		expect((await early.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(503);
		await early.close();
	});
});

describe('polling', () => {
	it('TEN-05 picks up a plain UPDATE within five seconds, without a restart', async () => {
		const shop = await aShop().openIn(api);
		await api.tenants.start();
		await shop.setConfig(['clientRuntimeConfig', 'name'], 'Neuer Name');
		await vi.waitFor(
			async () => {
				const { clientRuntimeConfig } = (await shop.get('/tenant/config')).json();
				expect(clientRuntimeConfig.name).toBe('Neuer Name');
			},
			{ timeout: 20_000, interval: 100 },
		);
	});
});
