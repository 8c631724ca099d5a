import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATCH_ALL_PRIORITY, type RouteName, type RoutingConfig } from './route-table.ts';
import {
	isSwitchedOff,
	isValidMatch,
	listRoutes,
	matchRoute,
	pathTo,
	toPattern,
} from './routes.ts';

const slugs: RoutingConfig['slugs'] = {
	brands: 'marken',
	cart: 'warenkorb',
	checkout: 'kasse',
	deliveryPass: 'lieferpass',
	favoriteProducts: 'meine-produkte',
	generalError: 'fehler',
	login: 'anmelden',
	offlineAccount: 'konto-verknuepfen',
	order: 'bestellung',
	orderPhysicalCard: 'karte-bestellen',
	passwordReset: 'passwort-zuruecksetzen',
	pesticides: 'pestizide',
	product: 'produkte',
	products: 'kategorie',
	profile: 'profil',
	recipes: 'rezepte',
	registration: 'registrierung',
	search: 'suche',
	sharedList: 'geteilte-liste',
	shoppingList: 'liste-einfuegen',
	storefinder: 'filialen',
};

type Flag = Exclude<keyof RoutingConfig, 'slugs' | 'cms'> | 'cms.preview';
const flags: Flag[] = [
	'featureCartCheckout',
	'featureCustomer',
	'featureCustomerDeliveryPass',
	'featureCustomerFavorites',
	'featureCustomerWallet',
	'featureJoe',
	'featureMisc',
	'featurePesticides',
	'featureProductDiscovery',
	'featureRecipes',
	'featureSearch',
	'cms.preview',
];

function configWith(on: readonly Flag[], own: Partial<typeof slugs> = {}): RoutingConfig {
	const isOn = (flag: Flag) => on.includes(flag);
	return {
		featureClickAndCollect: true,
		featureCartCheckout: isOn('featureCartCheckout'),
		featureCustomer: isOn('featureCustomer'),
		featureCustomerDeliveryPass: isOn('featureCustomerDeliveryPass'),
		featureCustomerFavorites: isOn('featureCustomerFavorites'),
		featureCustomerWallet: isOn('featureCustomerWallet'),
		featureJoe: isOn('featureJoe'),
		featureMisc: isOn('featureMisc'),
		featurePesticides: isOn('featurePesticides'),
		featureProductDiscovery: isOn('featureProductDiscovery'),
		featureRecipes: isOn('featureRecipes'),
		featureSearch: isOn('featureSearch'),
		cms: { preview: isOn('cms.preview') },
		slugs: { ...slugs, ...own },
	};
}

// Joe hides card ordering, so "everything" means everything else.
const everything = flags.filter((flag) => flag !== 'featureJoe');
const routes = listRoutes(configWith(everything));
const cart = 'featureCartCheckout';
const customer = 'featureCustomer';
const discovery = 'featureProductDiscovery';

describe('a route exists at its path exactly while its flags are on', () => {
	const table: [title: string, RouteName, paths: string[], needs: Flag[], not?: Flag][] = [
		['the start page and the catch-all', 'index', ['', '*'], []],
		['TEN-44', 'sitemap', ['sitemap'], []],
		[
			'TEN-45',
			'favorite-products',
			['meine-produkte/:slug?'],
			[customer, 'featureCustomerFavorites', discovery],
		],
		['TEN-46', 'delivery-pass', ['lieferpass'], [customer, 'featureCustomerDeliveryPass', cart]],
		['TEN-47', 'cart', ['warenkorb'], [cart]],
		['TEN-48', 'checkout', ['kasse'], [cart]],
		['TEN-49', 'checkout-confirmation', ['kasse-ok'], [cart]],
		['TEN-50', 'checkout-confirmation-test', ['kasse-ok-test'], [cart, 'cms.preview']],
		['an order by its number', 'order', ['bestellung/:orderNumber'], [cart]],
		['TEN-51', 'recipes', ['rezepte'], ['featureRecipes']],
		['TEN-52', 'recipe-slug', ['rezepte/:slug'], ['featureRecipes']],
		['TEN-53', 'pesticides', ['pestizide'], ['featurePesticides']],
		['TEN-54', 'product-slug', ['produkte/:slug/:sku?'], [discovery]],
		['TEN-55', 'products-slug', ['kategorie/:slug?'], [discovery]],
		['TEN-56', 'brands', ['marken'], [discovery]],
		['TEN-57', 'brand-slug', ['marken/:slug'], [discovery]],
		['the login', 'login', ['anmelden'], [customer]],
		['TEN-59', 'registration', ['registrierung'], [customer]],
		['TEN-60', 'offline-account', ['konto-verknuepfen'], [customer]],
		['TEN-61', 'password-reset', ['passwort-zuruecksetzen'], [customer]],
		['TEN-62', 'profile-sub', ['profil/_sub', 'profil/link'], [customer]],
		['TEN-63', 'profile', ['profil/:slug?'], [customer]],
		['TEN-64', 'order-physical-card', ['karte-bestellen'], [customer], 'featureJoe'],
		[
			'TEN-65',
			'order-physical-card-confirmation',
			['karte-bestellen-ok'],
			[customer],
			'featureJoe',
		],
		['TEN-66', 'storefinder', ['filialen'], ['featureMisc']],
		['TEN-67', 'search-term', ['suche/:term'], ['featureSearch']],
		[
			'a shared list',
			'shared-list',
			['geteilte-liste'],
			[customer, 'featureCustomerFavorites', discovery],
		],
		['a pasted list', 'shopping-list', ['liste-einfuegen'], ['featureSearch', discovery, cart]],
		['the error page', 'generalerror', ['fehler'], []],
	];

	it.each(table)('%s %s', (_, name, paths, needs, not) => {
		const has = (on: readonly Flag[]) => listRoutes(configWith(on)).some((r) => r.name === name);
		expect(routes.filter((route) => route.name === name).map(({ path }) => path)).toEqual(paths);
		expect(has(needs)).toBe(true);
		for (const flag of needs) expect(has(everything.filter((on) => on !== flag))).toBe(false);
		expect(has([...everything, 'featureJoe'])).toBe(not !== 'featureJoe');
	});

	it('covers every route', () => {
		expect(new Set(table.map(([, name]) => name))).toEqual(new Set(routes.map((r) => r.name)));
	});

	it('keeps only the permanent routes when all flags are off', () => {
		const names = new Set(listRoutes(configWith([])).map((route) => route.name));
		expect(names).toEqual(new Set(['index', 'sitemap', 'generalerror']));
	});
});

describe('route attributes', () => {
	const namesWhere = (test: (route: (typeof routes)[number]) => boolean) =>
		[...new Set(routes.filter(test).map((route) => route.name))].sort();

	it('TEN-76 requires login for favourites and profile only', () => {
		const names = namesWhere((route) => route.middleware.includes('login-required'));
		expect(names).toEqual(['favorite-products', 'profile']);
	});

	it('TEN-48 TEN-64 TEN-78 uses the focused layout for checkout and card order only', () => {
		const names = namesWhere((route) => route.layout === 'focused');
		expect(names).toEqual(['checkout', 'order-physical-card']);
	});

	it('TEN-73 marks all routes cacheable except the personal ones and the error page', () => {
		expect(namesWhere((route) => !route.isCacheable)).toEqual([
			'cart',
			'checkout',
			'checkout-confirmation',
			'checkout-confirmation-test',
			'favorite-products',
			'generalerror',
			'login',
			'offline-account',
			'order',
			'order-physical-card',
			'order-physical-card-confirmation',
			'password-reset',
			'profile',
			'profile-sub',
			'registration',
			'shared-list',
		]);
	});
});

describe('matching a path', () => {
	it.each([
		['TEN-69 a product', '/produkte/heumilch', 'product-slug', { slug: 'heumilch' }],
		['a product with its SKU', '/produkte/heumilch/00-42', 'product-slug', { sku: '00-42' }],
		['TEN-70 a search', '/suche/milch', 'search-term', { term: 'milch' }],
		['TEN-71 a category', '/kategorie/obst', 'products-slug', { slug: 'obst' }],
		['all categories', '/kategorie', 'products-slug', {}],
		['the profile', '/profil', 'profile', {}],
		['a section of the profile', '/profil/adressen', 'profile', { slug: 'adressen' }],
		['the first sub-page of the profile', '/profil/_sub', 'profile-sub', {}],
		['the second sub-page of the profile', '/profil/link', 'profile-sub', {}],
		['a path too long for a product', '/produkte/a/b/c', 'index', {}],
		['a product route without a product', '/produkte', 'index', {}],
		['the start page', '/', 'index', {}],
		['any other path', '/ueber-uns/team', 'index', {}],
		['a trailing slash', '/warenkorb/', 'cart', {}],
		['a percent-encoded letter', '/suche/k%C3%A4se', 'search-term', { term: 'käse' }],
		['a percent-encoded slash', '/suche/a%2Fb', 'search-term', { term: 'a%2Fb' }],
		['an invalid encoding', '/suche/100%', 'search-term', { term: '100%' }],
	])('%s: %s', (_, path, name, params) => {
		const match = matchRoute(routes, path);
		expect(match?.route.name).toBe(name);
		expect(match?.params).toMatchObject(params);
	});

	it('TEN-43 CONST-04 tries the catch-all, with priority -1, after every other route', () => {
		expect(CATCH_ALL_PRIORITY).toBe(-1);
		const catchAll = routes.at(-1);
		expect(catchAll).toMatchObject({ name: 'index', path: '*', priority: -1 });
		expect(routes.filter((route) => route.priority < 0)).toHaveLength(1);
		for (const route of routes) {
			const path = pathTo(routes, route.name, { slug: 'x', term: 'x', orderNumber: 'x' });
			expect(matchRoute(routes, path ?? '')?.route.name).toBe(route.name);
		}
	});

	it('TEN-41 moves a page when its slug is renamed', () => {
		const moved = listRoutes(configWith(everything, { cart: 'basket', checkout: 'pay/now' }));
		expect(matchRoute(moved, '/basket')?.route.name).toBe('cart');
		expect(matchRoute(moved, '/warenkorb')?.route.name).toBe('index');
		expect(matchRoute(moved, '/pay/now-ok')?.route.name).toBe('checkout-confirmation');
		expect(pathTo(moved, 'cart')).toBe('/basket');
	});

	it('matches any path', () => {
		fc.assert(fc.property(fc.string(), (path) => matchRoute(routes, path) !== null));
		expect(matchRoute(routes, '/a%0Ab')?.route.path).toBe('*');
	});

	it('accepts non-ASCII letters in a slug', () => {
		const moved = listRoutes(configWith(everything, { search: 'größe' }));
		expect(matchRoute(moved, '/gr%C3%B6%C3%9Fe/xl')?.params).toEqual({ term: 'xl' });
	});

	it('escapes regular expression characters in a pattern', () => {
		expect(new RegExp(toPattern('a.b')).test('axb')).toBe(false);
	});
});

describe('links', () => {
	it('fill the parameters of a route', () => {
		expect(pathTo(routes, 'index')).toBe('/');
		expect(pathTo(routes, 'products-slug')).toBe('/kategorie');
		expect(pathTo(routes, 'product-slug', { slug: 'a', sku: 'b c' })).toBe('/produkte/a/b%20c');
	});

	it('do not exist for a route that is off or lacks a parameter', () => {
		expect(pathTo(listRoutes(configWith([])), 'cart')).toBeNull();
		expect(pathTo(routes, 'product-slug')).toBeNull();
	});

	it('lead back to their route with the same parameter', () => {
		const term = fc.string({ minLength: 1, unit: 'grapheme' }).filter((t) => !t.includes('/'));
		fc.assert(
			fc.property(term, (text) => {
				const match = matchRoute(routes, pathTo(routes, 'search-term', { term: text }) ?? '');
				expect(match?.params).toEqual({ term: text });
			}),
		);
	});
});

describe('paths of disabled features', () => {
	it.each([
		['/warenkorb', true],
		['/kasse-ok', true],
		['/produkte/heumilch', true],
		['/sitemap', false],
		['/impressum', false],
		['/', false],
	])('%s → %s', (path, isOff) => {
		expect(isSwitchedOff(configWith([]), path)).toBe(isOff);
	});

	it('are reachable as soon as the feature is on', () => {
		expect(isSwitchedOff(configWith(['featureCartCheckout']), '/warenkorb')).toBe(false);
	});
});

describe('parameters that are not valid slugs', () => {
	it.each([
		['/produkte/heumilch', true],
		['/produkte/heumilch/1234.5', true],
		['/kategorie/k%C3%A4se', true],
		['/produkte/..', false],
		['/produkte/-a', false],
		['/produkte/a%20b', false],
		['/produkte/<script>', false],
		['/produkte/a/%00', false],
		['/marken/%E0%A4%A', false],
		['/suche/alles%20%3C%3E', true],
	])('%s → %s', (path, isValid) => {
		const match = matchRoute(routes, path);
		expect(match && isValidMatch(match)).toBe(isValid);
	});
});
