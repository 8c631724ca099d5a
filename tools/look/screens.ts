import type { Page } from '@playwright/test';

export const sizes = {
	desktop: { width: 1440, height: 900 },
	mobile: { width: 390, height: 844 },
} as const;

export type SizeName = keyof typeof sizes;

type Both = { korb: string; greenbasket: string };

export type Screen = {
	name: string;
	/** Where it is in each of the demo shops. */
	path: Both;
	/** What a shopper does there before the picture is taken. */
	act?: (page: Page) => Promise<void>;
	/** The design's picture of it, without size and ending. */
	reference?: Partial<Both>;
	/** Nobody has been asked about cookies yet. */
	isFirstVisit?: boolean;
	/** Of what is open on top of a page, only what is in sight counts. */
	onlyInSight?: boolean;
};

const home: Both = { korb: '/', greenbasket: '/' };

/** Every screen of the shop. A new one belongs here as soon as it can be opened. */
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
	{ name: 'stores', path: { korb: '/filialen', greenbasket: '/stores' } },
	{ name: 'blocks', path: { korb: '/block-schau', greenbasket: '/block-showcase' } },
	{ name: 'recipes', path: { korb: '/rezepte', greenbasket: '/recipes' } },
	{
		name: 'cart',
		path: { korb: '/warenkorb', greenbasket: '/basket' },
		reference: { korb: '05-cart' },
	},
	{
		name: 'checkout',
		path: { korb: '/kasse', greenbasket: '/checkout' },
		reference: { korb: '07-checkout' },
	},
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
