import { listRoutes, matchRoute } from '@korb/domain/routing/routes';
import { describe, expect, it } from 'vitest';
import { ClientRuntimeConfig, StoredTenantConfig, ThemeConfig } from './tenant.ts';

const smallest = {
	tenantId: 'korb',
	name: 'Korb',
	baseUrl: 'https://korb.example',
	contactEmail: 'hallo@korb.example',
};

describe('the tenant configuration', () => {
	it('needs an id, a name, a URL and an email address; the rest has defaults', () => {
		const stored = StoredTenantConfig.parse({ clientRuntimeConfig: smallest });
		expect(stored.messageBundle).toEqual({});
		expect(stored.redirects).toEqual({ oneToOne: {}, manyToOne: {}, manyToMany: {} });
		expect(stored.themeConfig).toEqual({ tokens: {} });
		expect(stored.clientRuntimeConfig).toMatchObject({
			...smallest,
			locale: 'de-AT',
			currency: 'EUR',
			timeZone: 'Europe/Vienna',
			country: 'AT',
			cms: { preview: false },
			productDiscovery: { searchIndex: 'products', shopForward: null },
			errorPage: {},
		});
	});

	it('has every feature on and every page at its German path by default', () => {
		const config = ClientRuntimeConfig.parse(smallest);
		const flags = Object.entries(config).filter(([name]) => name.startsWith('feature'));
		expect(flags).toHaveLength(12);
		expect(flags.every(([, isOn]) => isOn)).toBe(true);
		const routes = listRoutes(config);
		expect(matchRoute(routes, '/warenkorb')?.route.name).toBe('cart');
		expect(matchRoute(routes, '/kasse-ok')?.route.name).toBe('checkout-confirmation');
		expect(matchRoute(routes, '/produkte/heumilch')?.route.name).toBe('product-slug');
		expect(matchRoute(routes, '/kategorie/obst')?.route.name).toBe('products-slug');
		expect(matchRoute(routes, '/suche/milch')?.route.name).toBe('search-term');
	});

	it.each(['de', 'us'])('SRCH-57 CONST-13 knows the analytics region %s', (region) => {
		const { analytics } = ClientRuntimeConfig.parse({ ...smallest, analytics: { region } });
		expect(analytics).toEqual({ pagePrefix: 'shop', region });
	});

	it('keeps the other slugs when one is renamed', () => {
		const { slugs } = ClientRuntimeConfig.parse({ ...smallest, slugs: { cart: 'basket' } });
		expect(slugs).toMatchObject({ cart: 'basket', checkout: 'kasse' });
	});

	it.each([
		['a missing email address', { ...smallest, contactEmail: undefined }],
		['an invalid email address', { ...smallest, contactEmail: 'hofladen' }],
		['an id with a space', { ...smallest, tenantId: 'a b' }],
		['an id that is invalid in a header', { ...smallest, tenantId: 'körb' }],
		['a base URL without a host', { ...smallest, baseUrl: '/shop' }],
		['an unknown flag', { ...smallest, featureTeleport: true }],
		['a flag that is not a boolean', { ...smallest, featureSearch: 'false' }],
		['SRCH-57 CONST-13 another analytics region', { ...smallest, analytics: { region: 'eu' } }],
		['a slug with a leading slash', { ...smallest, slugs: { cart: '/cart' } }],
		['a slug with a parameter', { ...smallest, slugs: { cart: ':slug' } }],
		['a slug with a wildcard', { ...smallest, slugs: { cart: '*' } }],
		['a slug with path traversal', { ...smallest, slugs: { cart: '../../cart' } }],
		['an empty slug', { ...smallest, slugs: { cart: '' } }],
		['an unknown slug', { ...smallest, slugs: { basket: 'cart' } }],
	])('rejects %s', (_, config) => {
		expect(ClientRuntimeConfig.safeParse(config).success).toBe(false);
	});
});

describe('tenant texts', () => {
	const withText = (text: string) =>
		StoredTenantConfig.safeParse({ clientRuntimeConfig: smallest, messageBundle: { key: text } });

	it.each(['Hallo', '{n, plural, one {# Stück} other {# Stücke}}'])('take %j', (text) => {
		expect(withText(text).success).toBe(true);
	});

	it.each(['{name', '{n, plural, one {x}}', '{n, number}'])('refuse %j', (text) => {
		expect(withText(text).success).toBe(false);
	});
});

describe('a theme', () => {
	it.each(['#0b6b3a', 'rgb(1 2 3 / 50%)', 'calc(1rem + 2px)', '"Inter", sans-serif', 'var(--x)'])(
		'accepts %s',
		(value) => {
			expect(ThemeConfig.safeParse({ tokens: { 'color-action': value } }).success).toBe(true);
		},
	);

	it.each(['red;background:blue', 'red}', '{', '</style>', 'a>b', '', 'x'.repeat(401)])(
		'rejects %j as a value',
		(value) => {
			expect(ThemeConfig.safeParse({ tokens: { 'color-action': value } }).success).toBe(false);
		},
	);

	it.each(['', '-x', 'a b', 'color:red;x', 'Color', 'a;b', '__proto__'])(
		'rejects %j as a name',
		(name) => {
			const tokens = Object.fromEntries([[name, 'red']]);
			const parsed = ThemeConfig.safeParse({ tokens });
			expect(parsed.success && Object.keys(parsed.data.tokens).length > 0).toBe(false);
		},
	);

	it('sets tokens and nothing else', () => {
		expect(ThemeConfig.safeParse({ tokens: {}, css: 'body{}' }).success).toBe(false);
	});
});
