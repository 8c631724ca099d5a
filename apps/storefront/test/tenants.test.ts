import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoTenant, type FixtureShop, startFixtureShop } from './fixture-shop.ts';

let shop: FixtureShop | null = null;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	await shop?.close();
	shop = null;
	for (const close of closing.splice(0)) await close();
});

it('TEN-05 TEN-06 applies a changed configuration within seconds and purges the edge', async () => {
	const edge = await startEdge();
	shop = await startFixtureShop({ edgeUrls: [edge.url] });
	expect((await shop.get('/')).text).toContain('cartBadge');
	edge.purged.length = 0;
	shop.api.setTenant('localhost', {
		clientRuntimeConfig: { ...demoTenant, featureCartCheckout: false },
	});
	await vi.waitFor(
		async () => {
			expect((await shop?.get('/'))?.text).not.toContain('cartBadge');
			expect(edge.purged).toEqual(['t-korb']);
		},
		{ timeout: 4000, interval: 100 },
	);
});

it('asks an edge again that loses a purge', async () => {
	const edge = await startEdge();
	shop = await startFixtureShop({ edgeUrls: [edge.url] });
	await shop.get('/');
	await vi.waitFor(() => expect(edge.purged).toEqual(['t-korb']));
	edge.losing = 2;
	shop.api.setTenant('localhost', { clientRuntimeConfig: { ...demoTenant, name: 'Neu' } });
	await vi.waitFor(() => expect(edge.losing).toBe(0), { timeout: 8000 });
	await vi.waitFor(() => expect(edge.purged).toEqual(['t-korb', 't-korb']), { timeout: 8000 });
});

it('does not keep a page at the edge that was rendered while the configuration changed', async () => {
	const edge = await startEdge();
	shop = await startFixtureShop({ edgeUrls: [edge.url], shellRefreshMs: 60_000 });
	const { api } = shop;
	expect((await shop.get('/')).headers.get('cache-control')).toContain('public');
	await vi.waitFor(() => expect(edge.purged).toEqual(['t-korb']));
	const isAsked = (prefix: string) =>
		vi.waitFor(() => expect(api.seen.some(({ path }) => path.startsWith(prefix))).toBe(true), {
			timeout: 8000,
		});
	const [tellConfig, tellPage] = [api.hold('/tenant/config'), api.hold('/api/content/pages')];
	api.seen.length = 0;
	api.setTenant('localhost', { clientRuntimeConfig: { ...demoTenant, name: 'Neu' } });
	await isAsked('/tenant/config');
	const page = shop.get('/');
	await isAsked('/api/content/pages');
	tellConfig();
	await vi.waitFor(() => expect(edge.purged).toHaveLength(2));
	tellPage();
	expect((await page).headers.get('cache-control')).toBe('private, no-store');
	expect((await shop.get('/')).headers.get('cache-control')).toContain('public');
});

it('serves the last valid configuration while the API is down', async () => {
	shop = await startFixtureShop();
	await shop.get('/');
	shop.api.fail('/', 0);
	await new Promise((resolve) => setTimeout(resolve, 2000));
	const page = await shop.get('/');
	expect(page.status).toBe(500);
	expect(page.text).toContain('Da ist uns etwas aus dem Korb gefallen');
});

it('answers 503 when no configuration has ever been loaded', async () => {
	shop = await startFixtureShop();
	shop.api.fail('/tenant', 503);
	const page = await shop.get('/');
	expect(page.status).toBe(503);
	expect(page.headers.get('cache-control')).toBe('private, no-store');
});

it('asks once for the versions of all hosts, and fetches only what has changed', async () => {
	shop = await startFixtureShop();
	const hosts = ['a.localhost', 'b.localhost', 'c.localhost'];
	for (const host of hosts) {
		shop.api.setTenant(host, { clientRuntimeConfig: demoTenant });
		await shop.get('/', { host });
	}
	const { seen } = shop.api;
	const configs = () => seen.filter(({ path }) => path.startsWith('/tenant/config'));
	const polls = () => seen.filter(({ path }) => path === '/internal/tenants/versions');
	await vi.waitFor(() => expect(polls().at(-1)?.headers['if-none-match']).toBeDefined(), {
		timeout: 8000,
	});
	expect(configs()).toHaveLength(hosts.length);

	shop.api.setTenant('b.localhost', { clientRuntimeConfig: { ...demoTenant, name: 'Neu' } });
	await vi.waitFor(() => expect(configs()).toHaveLength(hosts.length + 1), { timeout: 4000 });
	expect(configs().at(-1)?.headers.host).toBe('b.localhost');
});

it('asks again while an API process that is behind serves an old configuration', async () => {
	shop = await startFixtureShop();
	await shop.get('/');
	const { api } = shop;
	const configs = () => api.seen.filter(({ path }) => path.startsWith('/tenant/config')).length;
	api.announce('localhost', 'newer');
	await vi.waitFor(() => expect(configs()).toBeGreaterThanOrEqual(3), { timeout: 8000 });
	api.announce('localhost', null);
});

it('drops a host whose tenant is gone', async () => {
	shop = await startFixtureShop();
	await shop.get('/');
	shop.api.removeTenant('localhost');
	await vi.waitFor(async () => expect((await shop?.get('/'))?.status).toBe(421), {
		timeout: 4000,
		interval: 100,
	});
});

it('TEN-07 TEN-08 renders the tenant’s texts and theme', async () => {
	shop = await startFixtureShop();
	shop.api.setTenant('en.localhost', {
		clientRuntimeConfig: { ...demoTenant, locale: 'en-GB' },
		messageBundle: { 'shell.favorites': 'Treasures' },
		themeConfig: { tokens: { 'color-action': '#0b5d46' } },
	});
	const { text } = await shop.get('/', { host: 'en.localhost' });
	expect(text).toContain('<html lang="en-GB" style="--color-action:#0b5d46">');
	expect(text).toContain('Treasures');
	expect(text).toContain('Skip to content');
});

describe('header, footer and aisles', () => {
	const shellCalls = () =>
		shop?.api.seen.filter(({ path }) => /configs|category-trees/.test(path)).length;

	it('are fetched once, not with every page', async () => {
		shop = await startFixtureShop({ shellRefreshMs: 60_000 });
		for (let visit = 0; visit < 5; visit++) await shop.get('/');
		expect(shellCalls()).toBe(2);
		await shop.get('/', { 'x-region': 'graz' });
		expect(shellCalls()).toBe(4);
	});

	it('apply a change within seconds and purge pages rendered meanwhile', async () => {
		const edge = await startEdge();
		shop = await startFixtureShop({ edgeUrls: [edge.url], shellRefreshMs: 100 });
		await shop.get('/');
		edge.purged.length = 0;
		shop.api.clientConfigs = { topbarbanner: { text: 'Heute gratis geliefert', href: null } };
		await vi.waitFor(() => expect(edge.purged).toEqual(['t-korb']), { timeout: 4000 });
		expect((await shop.get('/')).text).toContain('Heute gratis geliefert');
	});

	it('are served while the API is down; a page without them is not cached', async () => {
		shop = await startFixtureShop({ shellRefreshMs: 100 });
		shop.api.fail('/api/category-trees', 503);
		expect((await shop.get('/')).headers.get('cache-control')).toBe('private, no-store');
		shop.api.heal();
		expect((await shop.get('/')).text).toContain('/kategorie/obst');
		shop.api.fail('/api/category-trees', 503);
		await new Promise((resolve) => setTimeout(resolve, 500));
		expect((await shop.get('/')).text).toContain('/kategorie/obst');
	});
});

type Edge = { url: string; purged: string[]; losing: number };

async function startEdge(): Promise<Edge> {
	const server = createServer((request, response) => {
		if (request.method === 'PURGE' && edge.losing > 0) {
			edge.losing--;
			request.destroy();
			return;
		}
		if (request.method === 'PURGE') edge.purged.push(String(request.headers['xkey-purge']));
		response.end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	closing.push(() => new Promise((resolve) => server.close(resolve)));
	const { port } = server.address() as AddressInfo;
	const edge: Edge = { url: `http://127.0.0.1:${port}`, purged: [], losing: 0 };
	return edge;
}
