import type { Page } from '@playwright/test';
import {
	chooseAddress,
	chooseStore,
	fillCheckout,
	openFulfilment,
	openOrder,
	placeOrder,
	type Tenant,
} from './buy.ts';

/** Phones, tablets, and both sides of every breakpoint. */
export const widths = [320, 390, 600, 820, 960, 1024, 1180, 1280, 1440, 1920] as const;

/** The sizes in the design. */
export const sizes = {
	desktop: { width: 1440, height: 900 },
	mobile: { width: 390, height: 844 },
} as const;

export type SizeName = keyof typeof sizes;

type NamedSize = { name: string; width: number; height: number };

/** The sizes in the design; `all` adds the other widths. */
export function listSizes(all: boolean): NamedSize[] {
	const designed = Object.entries(sizes).map(([name, size]) => ({ name, ...size }));
	if (!all) return designed;
	const others = widths.filter((width) => designed.every((size) => size.width !== width));
	return [...designed, ...others.map((width) => ({ name: String(width), width, height: 900 }))];
}

type Both = Record<Tenant, string>;

export type Screen = {
	name: string;
	/** Its path in each demo shop. */
	path: Both;
	/** Interactions to perform before the screenshot. */
	act?: (page: Page, tenant: Tenant) => Promise<void>;
	/** The design's image of it, without size and extension. */
	reference?: Partial<Both>;
	/** The cart has products, an address and a slot. */
	hasCart?: boolean;
	/** The cookie banner has not been answered yet. */
	isFirstVisit?: boolean;
	/** Captures only the viewport, for overlays. */
	onlyInSight?: boolean;
};

const home: Both = { korb: '/', greenbasket: '/' };
const cart: Both = { korb: '/warenkorb', greenbasket: '/basket' };
const checkout: Both = { korb: '/kasse', greenbasket: '/checkout' };

/** Every screen of the shop. Add new ones here. */
export const screens: Screen[] = [
	{
		name: 'home',
		path: home,
		reference: { korb: '01-home', greenbasket: '12-home-greenbasket' },
	},
	{
		name: 'menu',
		path: home,
		onlyInSight: true,
		reference: { korb: '01-home-menu' },
		act: async (page) => {
			await page.locator('button:visible', { hasText: /^(Sortiment|Groceries)$/ }).click();
			await page.getByRole('dialog').getByRole('link').nth(10).waitFor();
		},
	},
	{ name: 'first-visit', path: home, isFirstVisit: true, onlyInSight: true },
	{ name: 'aisles', path: { korb: '/kategorie', greenbasket: '/category' } },
	{
		name: 'category',
		path: { korb: '/kategorie/obst', greenbasket: '/category/fruit' },
		reference: { korb: '02-category' },
	},
	{
		name: 'product',
		path: { korb: '/kategorie/obst', greenbasket: '/category/fruit' },
		reference: { korb: '03-product' },
		act: async (page) => {
			await page.locator('main h3 a').first().click();
			await page.waitForURL(/\/(produkte|products)\//);
		},
	},
	{
		name: 'flyout',
		path: home,
		onlyInSight: true,
		reference: { korb: '04-search' },
		act: async (page) => {
			await page.locator('#header-search').pressSequentially('mil');
			await page.getByRole('option').nth(3).waitFor();
		},
	},
	{ name: 'search', path: { korb: '/suche/milch', greenbasket: '/search/milk' } },
	{ name: 'no-hits', path: { korb: '/suche/xyzzy', greenbasket: '/search/xyzzy' } },
	{ name: 'brands', path: { korb: '/marken', greenbasket: '/brands' } },
	{ name: 'brand', path: { korb: '/marken/almwerk', greenbasket: '/brands/almwerk' } },
	{ name: 'offers', path: { korb: '/kategorie?offers=1', greenbasket: '/category?offers=1' } },
	{ name: 'stores', path: { korb: '/filialen', greenbasket: '/stores' } },
	{ name: 'blocks', path: { korb: '/block-schau', greenbasket: '/block-showcase' } },
	{ name: 'recipes', path: { korb: '/rezepte', greenbasket: '/recipes' } },
	{
		name: 'recipe',
		path: {
			korb: '/rezepte/marillenknoedel-aus-topfenteig',
			greenbasket: '/recipes/apricot-dumplings',
		},
	},
	{ name: 'leaflets', path: { korb: '/flugblaetter', greenbasket: '/leaflets' } },
	{ name: 'pesticides', path: { korb: '/pestizide', greenbasket: '/pesticides' } },
	{
		name: 'shopping-list',
		path: { korb: '/liste-einfuegen', greenbasket: '/paste-a-list' },
	},
	{ name: 'sitemap', path: { korb: '/sitemap', greenbasket: '/sitemap' } },
	{ name: 'terms', path: { korb: '/nutzungsbedingungen', greenbasket: '/terms' } },
	{
		name: 'side-cart',
		path: home,
		hasCart: true,
		onlyInSight: true,
		reference: { korb: '05-side-cart' },
		act: async (page) => {
			await page.locator('[data-extra="cartBadge"]:visible').first().click();
			await page.getByRole('dialog').waitFor();
		},
	},
	{
		name: 'service-delivery',
		path: home,
		onlyInSight: true,
		reference: { korb: '06-service-delivery' },
		act: chooseAddress,
	},
	{
		name: 'service-collect',
		path: home,
		onlyInSight: true,
		reference: { korb: '06-service-collect' },
		act: chooseStore,
	},
	{
		name: 'slots',
		path: home,
		hasCart: true,
		onlyInSight: true,
		reference: { korb: '06-slots' },
		act: async (page) => {
			await openFulfilment(page);
			await page.getByRole('dialog').locator('[aria-pressed=true]:visible').first().waitFor();
		},
	},
	{ name: 'empty-cart', path: cart },
	{ name: 'cart', path: cart, hasCart: true, reference: { korb: '05-cart' } },
	{
		name: 'checkout',
		path: checkout,
		hasCart: true,
		reference: { korb: '07-checkout' },
		act: fillCheckout,
	},
	{
		name: 'confirmation',
		path: checkout,
		hasCart: true,
		reference: { korb: '08-confirmation' },
		act: placeOrder,
	},
	{ name: 'order', path: checkout, hasCart: true, act: openOrder },
	{
		name: 'login',
		path: { korb: '/anmelden', greenbasket: '/sign-in' },
		reference: { korb: '09-login' },
	},
	{
		name: 'registration',
		path: { korb: '/registrierung', greenbasket: '/register' },
		reference: { korb: '09-registration' },
	},
	{
		name: 'not-found',
		path: { korb: '/gibt-es-nicht', greenbasket: '/not-there' },
		reference: { korb: '11-not-found' },
	},
	{
		name: 'error',
		path: { korb: '/fehler', greenbasket: '/error' },
		reference: { korb: '11-error' },
	},
];
