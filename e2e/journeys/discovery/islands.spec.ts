import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { hydrated } from '../../support/visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

const card = (page: Page) => page.locator('main article').first();
const addButton = (page: Page) => card(page).getByRole('button', { name: /^In den Korb/ });

/** Whether React answers for the element. */
const isHydrated = (element: Locator): Promise<boolean> =>
	element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));

async function markPage(page: Page): Promise<void> {
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('a product hydrates on interaction, the others do not', async ({ page }) => {
	await page.goto('/kategorie/obst');
	await hydrated(page);
	await page.waitForLoadState('networkidle');
	expect(await isHydrated(addButton(page))).toBe(false);
	await addButton(page).hover();
	await expect.poll(() => isHydrated(addButton(page))).toBe(true);
	const last = page.locator('main article').last().getByRole('button').first();
	expect(await isHydrated(last)).toBe(false);
});

test('a tap on a product whose code is still on its way adds it, and the page stays', async ({
	page,
}) => {
	let release = () => {};
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/product-card-|\/card-/, async (route) => {
		await isReleased;
		await route.continue();
	});
	await page.goto('/kategorie/obst');
	await hydrated(page);
	await markPage(page);
	await addButton(page).click();
	await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
	release();
	await expect(card(page).locator('[data-order="counting"]')).toBeVisible();
	expect(await isSamePage(page)).toBe(true);
});

test('the keyboard reaches a product and adds it', async ({ page }) => {
	await page.goto('/kategorie/obst');
	await hydrated(page);
	await markPage(page);
	await addButton(page).focus();
	await page.keyboard.press('Enter');
	await expect(card(page).locator('[data-order="counting"]')).toBeVisible();
	expect(await isSamePage(page)).toBe(true);
});

test('a click of assistive technology, without pointer or focus, adds a product', async ({
	page,
}) => {
	await page.goto('/kategorie/obst');
	await hydrated(page);
	await markPage(page);
	await addButton(page).evaluate((button: HTMLElement) => button.click());
	await expect(card(page).locator('[data-order="counting"]')).toBeVisible();
	expect(await isSamePage(page)).toBe(true);
});

test('taps on several products before the first one answers add all of them', async ({ page }) => {
	await page.goto('/kategorie/obst');
	await hydrated(page);
	await markPage(page);
	await page.evaluate(() => {
		const buttons = document.querySelectorAll<HTMLElement>('main article form button');
		for (const button of [...buttons].slice(0, 3)) button.click();
	});
	await expect(page.locator('main [data-order="counting"]')).toHaveCount(3);
	expect(await isSamePage(page)).toBe(true);
});

test('links of blocks that are never hydrated are followed on the client', async ({ page }) => {
	await page.goto('/');
	await hydrated(page);
	await markPage(page);
	const link = page.locator('[data-block="image-list"] a').first();
	expect(await isHydrated(link)).toBe(false);
	const href = await link.getAttribute('href');
	await link.click();
	await expect(page).toHaveURL((url) => url.pathname + url.search === href);
	await expect(page.locator('main h1')).toBeVisible();
	expect(await isSamePage(page)).toBe(true);
});

test('once a shopper has a cart, every product shows what is in it', async ({ page }) => {
	await page.goto('/kategorie/obst');
	await hydrated(page);
	const last = page.locator('main article').last().getByRole('button').first();
	expect(await isHydrated(last)).toBe(false);
	await addButton(page).click();
	await expect(card(page).locator('[data-order="counting"]')).toBeVisible();
	await expect.poll(() => isHydrated(last)).toBe(true);
	await page.reload();
	await expect(card(page).locator('[data-order="counting"]')).toBeVisible();
});

test('a list that changes in place hydrates before it is rendered', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto('/kategorie/obst');
	await hydrated(page);
	await markPage(page);
	const names = () => page.locator('main article h3').allTextContents();
	const before = await names();
	const filter = page.locator('#filter a[rel="nofollow"]').first();
	await filter.click();
	await expect.poll(names).not.toEqual(before);
	expect((await names()).length).toBeGreaterThan(0);
	expect(await isSamePage(page)).toBe(true);
});

test('a product whose code cannot be loaded is added as without scripts', async ({
	page,
	console,
}) => {
	console.expect(/ERR_FAILED/, /dynamically imported module/);
	await page.route(/\/card-[^/]*\.js/, (route) => route.abort());
	await page.goto('/kategorie/obst');
	await hydrated(page);
	await addButton(page).click();
	await expect(page.getByRole('link', { name: /^Warenkorb, 1 Artikel/ })).toBeVisible();
});

test('overlays are preloaded on the first interaction, and open at once', async ({ page }) => {
	const loaded: string[] = [];
	page.on('requestfinished', (request) => loaded.push(request.url()));
	const hasLoaded = (part: string) => loaded.some((url) => url.includes(`/${part}-`));
	const parts = ['overlay', 'cart-overlays', 'menu-panel', 'search-flyout'];
	await page.goto('/');
	await hydrated(page);
	await page.waitForLoadState('networkidle');
	expect(parts.filter(hasLoaded)).toEqual([]);
	await page.mouse.move(100, 300);
	await expect.poll(() => parts.filter((part) => !hasLoaded(part))).toEqual([]);
	await page.route(/\/(cart-)?overlays?-/, (route) => route.abort());
	await page.locator('nav [data-extra="cartBadge"]').click();
	await expect(page.getByRole('dialog')).toBeVisible();
});

test('offline, a product whose code is missing leaves the page as it is', async ({
	page,
	context,
	console,
}) => {
	console.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /dynamically imported module/);
	let goOffline = () => {};
	const isOffline = new Promise<void>((resolve) => {
		goOffline = resolve;
	});
	await page.route(/\/card-[^/]*\.js/, async (route) => {
		await isOffline;
		await route.abort();
	});
	await page.goto('/kategorie/obst');
	await hydrated(page);
	await markPage(page);
	await expect(page.locator('[data-toasts]')).toHaveCount(0);
	await context.setOffline(true);
	await addButton(page).click();
	goOffline();
	await expect(page.getByText('Du bist gerade offline.')).toBeVisible();
	// Sending the form would begin here.
	await page.waitForTimeout(500);
	expect(await isSamePage(page)).toBe(true);
	await context.setOffline(false);
});
