import type { Page } from '@playwright/test';
import { type Account, logIn, signUp } from '../../support/customer.ts';
import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const water = '/produkte/bergklar-mineralwasser-still-1-5-l';
const apricots = '/produkte/wachauer-marillen-500-g';

async function logInAt(page: Page, path: string, account: Account): Promise<void> {
	await page.goto(path);
	await settled(page);
	await logIn(page, account);
}

async function signOut(page: Page): Promise<void> {
	// Leaving a page sends its pending changes; this one has none.
	await page.goto('/profil');
	await settled(page);
	await page.getByRole('button', { name: 'Abmelden' }).locator('visible=true').first().click();
	await expect(page.getByText('Du bist abgemeldet.')).toBeVisible();
}

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`on a ${size}`, () => {
		test.use({ viewport });

		test('CUST-47 TEN-93 CMS-59 CART-72 CART-74 CART-75 API-58 merges two carts after the login and continues to the checkout', async ({
			page,
			stack,
		}) => {
			const shopper = shopperOn(page);
			const account = await signUp(page, stack);
			await shopper.add(water);
			await signOut(page);
			await shopper.add(apricots);

			await logInAt(page, '/anmelden?forwardToCheckout', account);
			const dialog = page.getByRole('dialog', { name: 'Du hast zwei Körbe' });
			await expect(dialog).toBeVisible();
			await expect(dialog.getByText('Alles in einem Korb: 2 Artikel')).toBeVisible();
			await expectAccessible(page);
			await dialog.getByRole('button', { name: 'Körbe zusammenlegen' }).click();
			await expect(page).toHaveURL(/\/kasse$/);

			await page.goto('/warenkorb');
			await settled(page);
			await expect(page.locator('main').getByText('Mineralwasser').first()).toBeVisible();
			await expect(page.locator('main').getByText('Marillen').first()).toBeVisible();
		});
	});
}

test('CART-76 API-57 keeps only the new cart, also with Escape', async ({ page, stack }) => {
	const shopper = shopperOn(page);
	const account = await signUp(page, stack);
	await shopper.add(water);
	await signOut(page);
	await shopper.add(apricots);
	await logInAt(page, '/anmelden?returnUrl=/warenkorb', account);
	await expect(page.getByRole('dialog', { name: 'Du hast zwei Körbe' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page).toHaveURL(/\/warenkorb$/);
	await expect(page.locator('main').getByText('Marillen').first()).toBeVisible();
	await expect(page.locator('main').getByText('Mineralwasser')).toHaveCount(0);
});

test('CART-73 the cart of a guest becomes that of the customer, and follows to another device', async ({
	page,
	stack,
	browser,
	shop,
}) => {
	const account = await signUp(page, stack);
	await signOut(page);
	await shopperOn(page).add(apricots);
	await logInAt(page, '/anmelden', account);
	await expect(page).toHaveURL(/\/profil$/);

	const phone = await browser.newContext({ baseURL: shop.origin, viewport: sizes.phone });
	await phone.addCookies([{ name: 'consent', value: 'C0001', url: shop.origin }]);
	const other = await phone.newPage();
	await logInAt(other, '/anmelden?returnUrl=/warenkorb', account);
	await expect(other.locator('main').getByText('Marillen').first()).toBeVisible();
	await phone.close();
});
