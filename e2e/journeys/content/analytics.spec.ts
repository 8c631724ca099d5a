import type { Page } from '@playwright/test';
import { buyerOn } from '../../support/buyer.ts';
import { expect, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

type Event = { event: string } & Record<string, unknown>;

const events = (page: Page): Promise<Event[]> =>
	page.evaluate(() => Reflect.get(window, 'dataLayer') ?? []);

/** Source of the last product that was put into the cart on this page. */
async function expectSource(page: Page, source: string): Promise<void> {
	const last = async () => (await events(page)).findLast(({ event }) => event === 'add_to_cart');
	await expect.poll(last).toMatchObject({ source, userType: 'guest' });
}

const addFirst = (page: Page, within = 'main') =>
	page
		.locator(within)
		.getByRole('button', { name: /^In den Korb/ })
		.first()
		.click();

test.describe('a shopper who allows statistics', () => {
	test.use({ allowed: 'C0001.C0002' });

	test('MISC-26 MISC-27 MISC-28 MISC-29 MISC-30 MISC-31 is followed by page and source', async ({
		page,
	}) => {
		const sent = page.waitForRequest(
			(request) =>
				request.url().endsWith('/api/search-events') &&
				(request.postData() ?? '').includes('Product Added'),
		);
		await page.goto('/');
		await settled(page);
		await expect
			.poll(() => events(page))
			.toContainEqual({
				event: 'page_view',
				userType: 'guest',
				pageName: 'shop:startpage',
				region: 'de',
			});

		await page.goto('/kategorie/steinobst');
		await settled(page);
		await addFirst(page);
		await expectSource(page, 'PLP');

		await page.getByRole('link', { name: 'Wachauer Marillen' }).first().click();
		await page.getByRole('link', { name: 'Alle Details' }).click();
		await expect(page).toHaveURL(/\/produkte\/wachauer-marillen/);
		await expect
			.poll(() => events(page))
			.toContainEqual(expect.objectContaining({ event: 'view_item' }));
		const names = (await events(page)).map(({ pageName }) => pageName).filter(Boolean);
		expect(names).toEqual([
			'shop:kategorie:steinobst',
			expect.stringMatching(/^shop:produkte:wachauer-marillen/),
		]);

		await page.goto('/produkte/wachauer-marillen-500-g');
		await settled(page);
		await page
			.getByRole('button', { name: /^Mehr: Wachauer/ })
			.first()
			.click();
		await expectSource(page, 'PDP');

		await page.goto('/suche/mineralwasser');
		await settled(page);
		await addFirst(page);
		await expectSource(page, 'Search Result Page');
		await page.getByRole('searchbox').fill('marille');
		await addFirst(page, 'search');
		await expectSource(page, 'Search Flapout');
		await sent;
	});

	test('MISC-22 TEN-88 TEN-90 TEN-95 TEN-97 is followed in an app only if it asks for analytics', async ({
		page,
		context,
	}) => {
		await page.goto('/?webview=true');
		await settled(page);
		await expect(page.getByRole('contentinfo')).toHaveCount(0);
		expect(await events(page)).toEqual([]);

		await page.goto('/?webview=true&analytics=true');
		await expect.poll(() => events(page)).toHaveLength(1);
		const cookies = await context.cookies();
		for (const cookie of ['webview', 'webviewAnalytics']) {
			expect(cookies.find(({ name }) => name === cookie)).toMatchObject({
				value: 'true',
				sameSite: 'Lax',
			});
		}
		await page.goto('/');
		await expect.poll(() => events(page)).toHaveLength(1);
	});
});

test('a shopper who does not allow statistics loads no code for them', async ({ page }) => {
	const loaded: string[] = [];
	page.on('request', (request) => loaded.push(request.url()));
	await page.goto('/kategorie/steinobst');
	await settled(page);
	await addFirst(page);
	await expect(page.locator('main [data-order="counting"]')).toHaveCount(1);
	expect(loaded.filter((url) => url.includes('track-visit'))).toEqual([]);
	expect(await events(page)).toEqual([]);
});

test('TEN-89 TEN-96 an app with its own back button hides ours', async ({ page, context }) => {
	const buyer = buyerOn(page);
	const back = page.getByRole('link', { name: 'Zurück zum Korb' });
	await buyer.fillCart();
	await buyer.openCheckout();
	await expect(back).toBeVisible();
	await buyer.openCheckout('?hidebackbutton=true');
	await expect(back).toBeHidden();
	const cookies = await context.cookies();
	expect(cookies.find(({ name }) => name === 'hidebackbutton')).toMatchObject({
		value: 'true',
		sameSite: 'Lax',
	});
	await buyer.openCheckout();
	await expect(back).toBeHidden();
});
