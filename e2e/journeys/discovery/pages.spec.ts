import { ContentPage } from '@korb/contracts/content/content';
import { shopperOn } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';
import { settled, visitorOf } from '../../support/visitor.ts';

test('TEN-43 TEN-44 TEN-54 TEN-57 TEN-68 TEN-69 TEN-70 TEN-71 TEN-77 CMS-06 every kind of page has its path', async ({
	page,
}) => {
	for (const [path, heading] of [
		['/impressum', 'Impressum'],
		['/sitemap', 'Übersicht'],
		['/produkte/wachauer-marillen-500-g', 'Wachauer Marillen'],
		['/marken/almwerk', 'Almwerk'],
		['/suche/milch?tab=products', 'milch'],
		['/kategorie/steinobst', 'Steinobst'],
		['/fehler', 'Da ist uns etwas aus dem Korb gefallen'],
	] as const) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
		await expect(page.locator('[data-layout="default"]')).toBeVisible();
	}
});

test('TEN-107 TEN-108 TEN-109 TEN-110 TEN-111 TEN-112 TEN-113 TEN-114 TEN-115 TEN-116 a page has meta data and a background', async ({
	page,
	stack,
	shop,
	backOffice,
}) => {
	const picture = '/media/c/croissant/480.webp';
	await backOffice.publish({
		tenantId: shop.tenantId,
		kind: 'page',
		key: 'herbstfest',
		document: ContentPage.parse({
			meta: {
				title: 'Herbstfest',
				description: 'Kürbis, Most und Musik',
				keywords: ['Herbst', 'Fest'],
				noFollow: true,
				noIndex: true,
				openGraphImage: picture,
			},
			background: {
				color: 'rgb(250, 240, 220)',
				image: picture,
				repeat: 'repeat-x',
				size: 'contain',
			},
			blocks: [{ type: 'headline', level: 1, text: 'Herbstfest' }],
		}),
	});
	const isShown = () => visitorOf(stack).status('/herbstfest');
	await expect.poll(isShown, { timeout: 20_000 }).toBe(200);
	await page.goto('/herbstfest');
	await expect(page).toHaveTitle(/^Herbstfest/);
	const meta = (name: string) => page.locator(`meta[name="${name}"]`);
	await expect(meta('description')).toHaveAttribute('content', 'Kürbis, Most und Musik');
	await expect(meta('keywords')).toHaveAttribute('content', /Herbst, ?Fest/);
	await expect(meta('robots')).toHaveAttribute('content', /noindex.*nofollow/);
	await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
		'content',
		/croissant\/480\.webp$/,
	);
	const main = page.getByRole('main');
	await expect(main).toHaveCSS('background-color', 'rgb(250, 240, 220)');
	await expect(main).toHaveCSS('background-image', /croissant\/480\.webp/);
	await expect(main).toHaveCSS('background-repeat', 'repeat-x');
	await expect(main).toHaveCSS('background-size', 'contain');
});

test('TEN-87 keeps the height of the window in a variable', async ({ page }) => {
	const height = () =>
		page.evaluate(() =>
			getComputedStyle(document.documentElement).getPropertyValue('--window-height'),
		);
	await page.setViewportSize({ width: 390, height: 700 });
	await page.goto('/impressum');
	await expect.poll(height).toBe('700px');
	await page.setViewportSize({ width: 390, height: 560 });
	await expect.poll(height).toBe('560px');
});

test('a first visit never restyles the root element, since everything inherits from it', async ({
	page,
}) => {
	await page.addInitScript(() => {
		new MutationObserver((changes) => {
			for (const { target } of changes) {
				if (target === document.documentElement) performance.mark('root restyled');
			}
		}).observe(document, { attributeFilter: ['style', 'class'], subtree: true });
	});
	await page.goto('/');
	await settled(page);
	const restyled = () => performance.getEntriesByName('root restyled').length;
	expect(await page.evaluate(restyled)).toBe(0);
});

test('TEN-92 a link in the URL opens after the page, inside this shop only', async ({ page }) => {
	await page.goto('/impressum?openlink=%2Fsitemap');
	await expect(page).toHaveURL(/\/sitemap$/);
	await page.goto('/impressum?openlink=https%3A%2F%2Fother.example%2F');
	await page.waitForLoadState('networkidle');
	await expect(page).toHaveURL(/\/impressum/);
});

test('TEN-86 counts as mobile below 1280 px', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto('/');
	await settled(page);
	const days = page.getByRole('dialog', { name: 'Wann passt es dir?' }).getByRole('radio');
	const shopper = shopperOn(page);
	await page.getByRole('button', { name: /^Liefern oder abholen/ }).click();
	await shopper.chooseAddress('Praterstraße 38');
	await expect(shopper.time.getByRole('button', { name: /Uhr/ }).first()).toBeVisible();
	await expect(days).toHaveCount(0);
	await page.setViewportSize({ width: 1279, height: 900 });
	await expect(days.first()).toBeAttached();
});

test('TEN-73 the edge keeps most pages, but no personal ones', async ({ stack }) => {
	const { get } = visitorOf(stack);
	for (const path of ['/', '/impressum', '/rezepte', '/kategorie/steinobst', '/suche/milch']) {
		await get(path);
		expect([path, (await get(path)).headers['x-cache']]).toEqual([path, 'hit']);
	}
	for (const path of [
		'/warenkorb',
		'/kasse',
		'/anmelden',
		'/profil',
		'/meine-produkte',
		'/fehler',
	]) {
		await get(path);
		const { headers } = await get(path);
		expect([path, headers['x-cache']]).toEqual([path, 'pass']);
		expect(headers['cache-control']).toContain('private');
	}
});

test('TEN-62 TEN-76 only the profile and my products ask guests to sign in', async ({ page }) => {
	for (const [path, isAsked] of [
		['/profil', true],
		['/profil/daten', true],
		['/meine-produkte', true],
		['/profil/link', false],
		['/profil/_sub', false],
		['/konto-verknuepfen', false],
		['/warenkorb', false],
	] as const) {
		const answer = await page.goto(path);
		expect([path, answer?.status()]).toEqual([path, 200]);
		await settled(page);
		const target = isAsked
			? `/anmelden?returnUrl=${encodeURIComponent(path)}&authRequired=true`
			: path;
		await expect(page).toHaveURL(target);
	}
});
