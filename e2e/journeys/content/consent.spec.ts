import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { visitorOf } from '../../support/visitor.ts';

test.use({ hasAnswered: false });

const events = (page: Page): Promise<{ event: string }[]> =>
	page.evaluate(() => Reflect.get(window, 'dataLayer') ?? []);

test('MISC-14 MISC-19 MISC-20 MISC-21 asks for cookie consent once, and honours every later change', async ({
	page,
	context,
}) => {
	const choice = async () =>
		(await context.cookies()).find(({ name }) => name === 'consent')?.value;
	await page.goto('/');
	const banner = page.getByRole('region', { name: 'Cookies, aber nur mit deinem Ja' });
	await expect(banner).toBeVisible();
	expect([await choice(), await events(page)]).toEqual([undefined, []]);

	const [no, yes] = ['Nur notwendige', 'Alle erlauben'].map((name) =>
		banner.getByRole('button', { name }),
	);
	const [small, large] = await Promise.all([no?.boundingBox(), yes?.boundingBox()]);
	expect(small?.height).toBe(large?.height);
	expect(Math.abs((small?.width ?? 0) - (large?.width ?? 0))).toBeLessThan(2);
	const look = (button: typeof no) =>
		button?.evaluate((element) => getComputedStyle(element).backgroundColor);
	expect(await look(no)).toBe(await look(yes));

	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(no ?? banner).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(banner).toBeHidden();
	await expect(page.locator('#main')).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	expect(await choice()).toBe('C0001');

	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
	await expect(banner).toBeHidden();

	await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
	const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
	await expect(settings.getByRole('switch', { name: /Notwendig/ })).toBeDisabled();
	await settings.getByRole('switch', { name: /Statistik/ }).check();
	await settings.getByRole('switch', { name: /Zielgruppen/ }).check();
	await settings.getByRole('button', { name: 'Auswahl speichern' }).click();
	await expect(settings).toBeHidden();
	expect(await choice()).toBe('C0001.C0002.C0007');
});

test('sends no search events before consent to statistics', async ({ page }) => {
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/api/search-events')) sent.push(request.url());
	});
	const openHit = async () => {
		await page.goto('/suche/milch');
		await page.getByRole('link', { name: 'Almwerk Bio-Heumilch 3,8 %' }).press('Enter');
		await expect(page).toHaveURL(/\/produkte\//);
	};
	await openHit();
	await page.getByRole('button', { name: 'Nur notwendige' }).click();
	await page.goto('/');
	expect(sent).toEqual([]);

	await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
	await page.getByRole('switch', { name: /Statistik/ }).check();
	await page.getByRole('button', { name: 'Auswahl speichern' }).click();
	await openHit();
	await expect.poll(() => sent.length).toBeGreaterThan(0);
});

test.describe('where a missing provider allows everything', () => {
	const allow = { whenProviderFails: 'allow' as const, privacyPath: null };
	const shops = {
		'ohne-anbieter': { ...allow, provider: 'none' as const },
		'anbieter-faellt-aus': { ...allow, provider: 'built-in' as const },
	};
	test.beforeAll(async ({ backOffice }) => {
		for (const [name, consent] of Object.entries(shops)) {
			await backOffice.copy('korb', name, { consent });
		}
	});
	test.afterAll(async ({ backOffice }) => {
		for (const name of Object.keys(shops)) await backOffice.remove(name);
	});

	test('MISC-15 MISC-16 does not ask, and follows the visit', async ({ page, stack, console }) => {
		// A copied shop has no pictures.
		console.expect(/ERR_FAILED/, /status of 404 .*\/media\//);
		await page.route(/\/assets\/consent-panel-[^/]+\.js$/, (route) => route.abort());
		for (const name of Object.keys(shops)) {
			const host = `${name}.localhost`;
			await expect.poll(() => visitorOf(stack, host).status('/'), { timeout: 30_000 }).toBe(200);
			await page.goto(`http://${host}:${stack.ports.edge}/`);
			await expect.poll(() => events(page)).toMatchObject([{ event: 'page_view' }]);
			await expect(page.getByRole('region', { name: /^Cookies, aber/ })).toHaveCount(0);
		}
	});
});

test.describe('in English', () => {
	test.use({ tenant: 'greenbasket', locale: 'en-GB' });
	test('shows the banner in the shop’s language', async ({ page }) => {
		await page.goto('/');
		const banner = page.getByRole('region', { name: 'Cookies, but only if you say yes' });
		await expect(banner.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
		await banner.getByRole('button', { name: 'Cookie settings' }).click();
		const settings = page.getByRole('dialog', { name: 'Cookie settings' });
		await settings.getByRole('button', { name: 'Save my choice' }).click();
		await expect(settings).toBeHidden();
		await expect(banner).toBeHidden();
		await expect(page.locator('#main')).toBeFocused();
	});
});
