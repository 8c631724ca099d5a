import { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { listRoutes, matchRoute } from '@korb/domain/routing/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoTenant, type FixtureShop, startFixtureShop } from './fixture-shop.ts';

let shop: FixtureShop;
beforeAll(async () => {
	shop = await startFixtureShop();
});
afterAll(() => shop.close());

let hosts = 0;
/** Opens a shop with these settings at its own host and requests a path. */
async function statusIn(settings: Record<string, unknown>, path: string): Promise<number> {
	const host = `shop-${++hosts}.localhost`;
	shop.api.setTenant(host, { clientRuntimeConfig: { ...demoTenant, ...settings } });
	return (await shop.get(path, { host })).status;
}

describe('routes controlled by tenant settings', () => {
	const all = { featureJoe: false, cms: { preview: true } };
	const table: [string, string, Record<string, unknown>][] = [
		[
			'TEN-45 favorite-products needs favourites',
			'/meine-produkte',
			{ featureCustomerFavorites: false },
		],
		[
			'TEN-45 favorite-products needs discovery',
			'/meine-produkte',
			{ featureProductDiscovery: false },
		],
		['TEN-46 delivery-pass needs customer', '/lieferpass', { featureCustomer: false }],
		['TEN-46 delivery-pass needs the pass', '/lieferpass', { featureCustomerDeliveryPass: false }],
		['TEN-46 delivery-pass needs checkout', '/lieferpass', { featureCartCheckout: false }],
		['TEN-47 cart', '/warenkorb', { featureCartCheckout: false }],
		['TEN-48 checkout', '/kasse', { featureCartCheckout: false }],
		['TEN-49 checkout-confirmation', '/kasse-ok', { featureCartCheckout: false }],
		[
			'TEN-50 CMS-07 test confirmation needs preview',
			'/kasse-ok-test',
			{ cms: { preview: false } },
		],
		['TEN-50 test confirmation needs checkout', '/kasse-ok-test', { featureCartCheckout: false }],
		['TEN-51 recipes', '/rezepte', { featureRecipes: false }],
		['TEN-52 recipe-slug', '/rezepte/apfelstrudel', { featureRecipes: false }],
		['TEN-53 pesticides', '/pestizide', { featurePesticides: false }],
		['TEN-54 TEN-69 product-slug', '/produkte/heumilch', { featureProductDiscovery: false }],
		['TEN-54 product-slug with sku', '/produkte/heumilch/4711', { featureProductDiscovery: false }],
		['TEN-55 products-slug without slug', '/kategorie', { featureProductDiscovery: false }],
		['TEN-55 TEN-71 products-slug', '/kategorie/obst', { featureProductDiscovery: false }],
		['TEN-56 brands', '/marken', { featureProductDiscovery: false }],
		['TEN-57 brand-slug', '/marken/almliesl', { featureProductDiscovery: false }],
		['TEN-58 login', '/anmelden?returnUrl=%2Fprofil&authRequired=true', { featureCustomer: false }],
		['TEN-59 registration', '/registrierung', { featureCustomer: false }],
		['TEN-60 offline-account', '/konto-verknuepfen', { featureCustomer: false }],
		['TEN-61 password-reset', '/passwort-zuruecksetzen', { featureCustomer: false }],
		['TEN-62 profile-sub', '/profil/_sub', { featureCustomer: false }],
		['TEN-62 profile-sub link', '/profil/link', { featureCustomer: false }],
		['TEN-63 profile', '/profil', { featureCustomer: false }],
		['TEN-63 profile with slug', '/profil/adressen', { featureCustomer: false }],
		['TEN-64 order-physical-card needs customer', '/karte-bestellen', { featureCustomer: false }],
		['TEN-64 order-physical-card needs joe off', '/karte-bestellen', { featureJoe: true }],
		['TEN-65 card confirmation needs joe off', '/karte-bestellen-ok', { featureJoe: true }],
		['TEN-66 storefinder', '/filialen', { featureMisc: false }],
		['TEN-67 TEN-70 search-term', '/suche/milch?tab=products', { featureSearch: false }],
	];
	it.each(table)('%s: a page when on, 404 when off', async (_title, path, off) => {
		expect(await statusIn(all, path)).toBe(200);
		expect(await statusIn({ ...all, ...off }, path)).toBe(404);
	});

	it('TEN-44 CMS-06 sitemap exists with every feature off', async () => {
		const flags = Object.keys(ClientRuntimeConfig.shape).filter((key) => key.startsWith('feature'));
		const off = Object.fromEntries(flags.map((flag) => [flag, false]));
		expect(await statusIn(off, '/sitemap')).toBe(200);
	});

	it('TEN-41 a renamed slug moves the page', async () => {
		const settings = { slugs: { cart: 'einkauf/korb' } };
		expect(await statusIn(settings, '/einkauf/korb')).toBe(200);
		expect(await statusIn(settings, '/warenkorb')).toBe(404);
	});
});

describe('server and browser', () => {
	const config = ClientRuntimeConfig.parse({ ...demoTenant, cms: { preview: true } });
	const routes = listRoutes(config);

	it.each([
		['/', 'index'],
		['/irgend/etwas', 'index'],
		['/kasse', 'checkout'],
		['/kasse-ok', 'checkout-confirmation'],
		['/Kasse', 'index'],
		['/profil/_sub', 'profile-sub'],
		['/profil/link', 'profile-sub'],
		['/profil/adressen', 'profile'],
		['/rezepte', 'recipes'],
		['/rezepte/strudel', 'recipe-slug'],
		['/produkte/milch/4711', 'product-slug'],
		['/produkte', 'index'],
		['/kategorie/', 'products-slug'],
		['/suche/k%C3%A4se', 'search-term'],
	])('TEN-43 find the route of %s', (path, name) => {
		expect(matchRoute(routes, path)?.route.name).toBe(name);
	});
});

describe('layouts', () => {
	const layoutOf = async (path: string) =>
		/data-layout="(\w+)"/.exec((await shop.get(path)).text)?.[1];

	it('TEN-77 most pages use the default layout', async () => {
		expect(await layoutOf('/')).toBe('default');
		expect(await layoutOf('/warenkorb')).toBe('default');
	});

	it('TEN-48 TEN-64 TEN-78 checkout and card order use the focused layout', async () => {
		expect(await layoutOf('/kasse')).toBe('focused');
		expect(await layoutOf('/karte-bestellen')).toBe('focused');
		expect(await layoutOf('/karte-bestellen-ok')).toBe('default');
		expect((await shop.get('/kasse')).text).not.toContain('id="header-search"');
	});

	it.each(['/', '/kasse'])('TEN-79 %s has a dialog area', async (path) => {
		expect((await shop.get(path)).text).toContain('<div id="dialogs"></div>');
	});
});

describe('header extras', () => {
	const table: [string, string, Record<string, unknown>][] = [
		['CMS-51 search', 'id="header-search"', { featureSearch: false }],
		['CMS-53 customer', 'data-extra="customerBadge"', { featureCustomer: false }],
		['CMS-54 cart', 'data-extra="cartBadge"', { featureCartCheckout: false }],
		['CMS-60 favourites', 'data-extra="favoritesEntry"', { featureCustomerFavorites: false }],
	];
	it.each(table)('%s: there when on, absent when off', async (_title, mark, off) => {
		expect((await shop.get('/')).text).toContain(mark);
		const host = `extras-${++hosts}.localhost`;
		shop.api.setTenant(host, { clientRuntimeConfig: { ...demoTenant, ...off } });
		expect((await shop.get('/', { host })).text).not.toContain(mark);
	});
});
