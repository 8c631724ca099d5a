import { ContentPage } from '@korb/contracts/content/content';
import { expect, test } from '../../support/test.ts';
import { hydrated, settled, visitorOf } from '../../support/visitor.ts';

test('ERR-01 MISC-37 warns while the browser is offline', async ({ page, context, console }) => {
	// What is on its way at that moment fails.
	console.expect(/ERR_INTERNET_DISCONNECTED/);
	await page.goto('/');
	await settled(page);
	const notices = page.getByRole('region', { name: 'Hinweise' });
	await context.setOffline(true);
	await expect(notices.getByText('Du bist gerade offline.')).toBeVisible();
	await context.setOffline(false);
	await expect(notices.getByText('Du bist gerade offline.')).toHaveCount(0);
});

test('a product added offline, before the code of the cart has come, leaves the page as it is', async ({
	page,
	context,
	console,
}) => {
	console.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
	let goOffline = () => {};
	const isOffline = new Promise<void>((resolve) => {
		goOffline = resolve;
	});
	await page.route(/\/running-cart-/, async (route) => {
		await isOffline;
		await route.abort();
	});
	await page.goto('/kategorie/obst');
	await hydrated(page);
	const card = page.locator('main article').first();
	await card.hover();
	const heart = card.getByRole('button', { name: /^Favorit/ });
	const isHydrated = (node: Element) =>
		Object.keys(node).some((key) => key.startsWith('__reactProps'));
	await expect.poll(() => heart.evaluate(isHydrated)).toBe(true);
	await context.setOffline(true);
	await card.getByRole('button', { name: /^In den Korb/ }).click();
	goOffline();
	const notices = page.getByRole('region', { name: 'Hinweise' });
	await expect(notices.getByText('Keine Verbindung: Wachauer Marillen')).toBeVisible();
	await expect(page).toHaveURL(/\/kategorie\/obst$/);
	await page.unrouteAll();
	await context.setOffline(false);
	await card.getByRole('button', { name: /^In den Korb/ }).click();
	await expect(card.locator('[data-order="counting"]')).toBeVisible();
});

test('CMS-61 ERR-10 TEN-72 TEN-74 shows the not-found page with status 404', async ({
	page,
	console,
}) => {
	console.expect(/status of 404/);
	const boot = () => page.locator('#korb-boot').textContent();
	// The product route refuses such a slug without asking for the product.
	const refused = await page.goto('/produkte/%3Cscript%3E');
	expect(refused?.status()).toBe(404);
	expect(await boot()).toContain('Page Not Found: /produkte/%3Cscript%3E');

	const answer = await page.goto('/gibt/es/nicht');
	expect(answer?.status()).toBe(404);
	expect(await boot()).toContain('Page not found: /gibt/es/nicht');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier liegt nur ein Paradeiser');
	await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
	await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('CMS-64 ERR-02 API-07 shows the general error page when the shop does not respond', async ({
	page,
	console,
}) => {
	console.expect(/status of 503/);
	await page.goto('/');
	await settled(page);
	await page.route('**/impressum/_payload.json*', (route) => route.fulfill({ status: 503 }));
	await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'Da ist uns etwas aus dem Korb gefallen',
	);
});

test('CMS-71 renders no error page for crawlers', async ({ stack }) => {
	const visitor = visitorOf(stack);
	const person = await visitor.get('/fehlt-ganz');
	expect(person.status).toBe(404);
	expect(person.body).toContain('<h1');
	const crawler = await visitor.get('/fehlt-ganz', { 'user-agent': 'Googlebot/2.1' });
	expect([crawler.status, crawler.body]).toEqual([404, '']);
});

test('answers an unknown host with 421 and no shop', async ({ stack }) => {
	const answer = await visitorOf(stack, 'fremd.localhost').get('/');
	expect(answer.status).toBe(421);
	expect(answer.body).not.toContain('<html');
});

test('API-12 falls back to a full page load when the server runs another build', async ({
	page,
	stack,
	console,
}) => {
	console.expect(/status of 409/);
	const stale = await visitorOf(stack).get('/impressum/_payload.json?build=gone');
	expect([stale.status, stale.headers['cache-control']]).toEqual([409, 'private, no-store']);

	await page.goto('/');
	await settled(page);
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	await page.route('**/impressum/_payload.json*', (route) => route.fulfill({ status: 409 }));
	await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
	expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

test.describe('an error page that leads on', () => {
	const name = 'wegweiser';
	const REDIRECT_MS = 1500;
	test.use({ hasAnswered: false });
	test.beforeAll(async ({ backOffice }) => {
		const redirect = {
			url: '/hilfe?openlink=%2Fsitemap&seite=2',
			scrollTo: '#not-found-search',
			requiredCookieGroup: 'C0004' as const,
		};
		const errorPage = { notFoundSlug: 'verlaufen', extraComponent: 'search' as const, redirect };
		await backOffice.copy('korb', name, { errorPage });
		const lines = Array.from({ length: 40 }, (_, index) => `Zeile ${index}`);
		await backOffice.publish({
			tenantId: name,
			kind: 'page',
			key: 'verlaufen',
			document: ContentPage.parse({
				meta: { title: 'Verlaufen' },
				blocks: [
					{ type: 'headline', level: 1, text: 'Hier geht es nicht weiter' },
					...lines.map((text) => ({ type: 'headline', level: 2, text })),
				],
			}),
		});
	});
	test.afterAll(({ backOffice }) => backOffice.remove(name));

	test('CMS-62 CMS-63 CMS-65 CMS-66 CMS-67 CMS-68 CMS-69 CMS-70 MISC-18 waits for an answer to the banner and for the cookies it needs', async ({
		page,
		stack,
		console,
	}) => {
		console.expect(/status of 404/);
		const host = `${name}.localhost`;
		await expect.poll(() => visitorOf(stack, host).status('/'), { timeout: 30_000 }).toBe(200);
		await page.goto(`http://${host}:${stack.ports.edge}/gibt/es/nicht`);
		await settled(page);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier geht es nicht weiter');
		const search = page.locator('[data-error-extra="search"]');
		await expect(search.getByRole('searchbox')).toBeInViewport();
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
		const isStillHere = async () => {
			await page.waitForTimeout(REDIRECT_MS + 500);
			await expect(page).toHaveURL(/\/gibt\/es\/nicht$/);
		};
		await isStillHere();
		await page.getByRole('button', { name: 'Nur notwendige' }).click();
		await isStillHere();

		await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
		await page.getByRole('switch', { name: /Werbung/ }).check();
		await page.getByRole('button', { name: 'Auswahl speichern' }).click();
		await expect(page).toHaveURL(/\/hilfe\?seite=2$/);
		const choice = (await page.context().cookies()).find(({ name }) => name === 'consent');
		expect(choice?.value).toBe('C0001.C0004');
	});
});
