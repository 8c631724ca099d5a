import { ContentPage } from '@korb/contracts/content/content';
import { getFavorites } from '@korb/contracts/customer/favorite-paths';
import type { Locator, Page } from '@playwright/test';
import { callApi, forgetSession, logIn, signUp } from '../../support/customer.ts';
import { findLayoutFaults } from '../../support/layout.ts';
import { sizes } from '../../support/shopper.ts';
import { expect as base, expectAccessible, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const expect = base.configure({ timeout: 30_000 });
const AISLE = '/kategorie/kuehlwaren';

const firstHeart = (page: Page) =>
	page
		.getByRole('main')
		.getByRole('article')
		.first()
		.getByRole('button', { name: /^Favorit: / });
const nameOf = async (heart: Locator) =>
	((await heart.getAttribute('aria-label')) ?? '').replace('Favorit: ', '');
const marked = async (page: Page) => (await callApi(page, getFavorites)) as object;

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`favourites on a ${size}`, () => {
		test.use({ viewport });
		test.setTimeout(120_000);

		test('CUST-71 CUST-72 CUST-74 a heart keeps a product, and my products show it', async ({
			page,
			stack,
		}) => {
			await signUp(page, stack);
			await page.goto(AISLE);
			await settled(page);
			const heart = firstHeart(page);
			const name = await nameOf(heart);
			await expect(heart).toHaveAttribute('aria-pressed', 'false');
			await heart.click();
			await expect(heart).toHaveAttribute('aria-pressed', 'true');
			await expect.poll(() => marked(page)).toMatchObject({ products: [expect.any(String)] });

			await page.reload();
			await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true');
			await page.goto('/meine-produkte');
			await expect(page.getByRole('heading', { level: 1, name: 'Meine Produkte' })).toBeVisible();
			const card = page.getByRole('article').filter({ hasText: name });
			await expect(card).toContainText('Noch nie gekauft');
			await page.getByRole('button', { name: /^Favoriten 1$/ }).click();
			await expect(card).toBeVisible();
			await expectAccessible(page);
			expect(await findLayoutFaults(page)).toEqual([]);

			await card.getByRole('button', { name: `Favorit: ${name}` }).click();
			await expect(page.getByText('Noch keine Favoriten')).toBeVisible();
			await page.getByRole('button', { name: 'Rückgängig' }).click();
			await expect(card).toBeVisible();
		});
	});
}

test('CUST-04 a guest is led to the login and back, and the heart is set', async ({
	page,
	stack,
}) => {
	const account = await signUp(page, stack);
	await forgetSession(page);
	await page.goto(AISLE);
	await settled(page);
	const name = await nameOf(firstHeart(page));
	await firstHeart(page).click();
	await expect(page).toHaveURL(/\/anmelden\?returnUrl=/);
	await logIn(page, account);
	await expect(page).toHaveURL(new RegExp(`${AISLE}$`));
	const heart = page.getByRole('main').getByRole('button', { name: `Favorit: ${name}` });
	await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
});

test('TEN-45 CUST-72 my products need a login', async ({ page }) => {
	await page.goto('/meine-produkte');
	await expect(page).toHaveURL(/\/anmelden\?returnUrl=%2Fmeine-produkte/);
});

test('keeps hearts of guests out of the shared page', async ({ page, stack }) => {
	await signUp(page, stack);
	const [aisle, own] = await Promise.all([
		page.request.get(AISLE).then((answer) => answer.text()),
		page.context().cookies(),
	]);
	expect(own.some(({ name }) => name === 'loggedIn')).toBe(true);
	expect(aisle).toContain('aria-pressed="false"');
	expect(aisle).not.toContain('aria-pressed="true"');
});

test('CMS-47 a product group shows customers their favourites, and nobody else', async ({
	page,
	stack,
	shop,
	backOffice,
}) => {
	const title = 'Deine Herzstücke';
	await backOffice.publish({
		tenantId: shop.tenantId,
		kind: 'page',
		key: 'herzstuecke',
		document: ContentPage.parse({
			meta: { title },
			blocks: [{ type: 'product-group', title, source: { kind: 'favorites' } }],
		}),
	});
	await expect
		.poll(async () => (await page.request.get('/herzstuecke')).status(), { timeout: 20_000 })
		.toBe(200);
	await page.goto('/herzstuecke');
	await settled(page);
	await expect(page.getByRole('region', { name: title })).toHaveCount(0);

	await signUp(page, stack);
	await page.goto(AISLE);
	await settled(page);
	const name = await nameOf(firstHeart(page));
	await firstHeart(page).click();
	await expect.poll(() => marked(page)).toMatchObject({ products: [expect.any(String)] });
	await page.goto('/herzstuecke');
	await expect(page.getByRole('region', { name: title }).getByRole('article')).toContainText(name);
	expect(await (await page.request.get('/herzstuecke')).text()).not.toContain(name);
});
