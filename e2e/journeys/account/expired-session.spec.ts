import { deleteOtherSessions } from '@korb/contracts/customer/credential-paths';
import type { Page } from '@playwright/test';
import { buyerOn } from '../../support/buyer.ts';
import { callApi, logIn, signInElsewhere, signUp } from '../../support/customer.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const typed = {
	note: 'Bitte zweimal läuten',
	phone: '0660 7654321',
	company: 'Berger KG',
};

async function typeOrder(page: Page): Promise<void> {
	await page.getByLabel(/^Hinweis für das Lieferteam/).fill(typed.note);
	await page.getByLabel(/^Telefon/).fill(typed.phone);
	await page.getByLabel('Ich bestelle für eine Firma').check();
	await page.getByLabel('Firma', { exact: true }).fill(typed.company);
	await buyerOn(page).method('An der Tür').check();
}

async function expectTyped(page: Page): Promise<void> {
	await expect(page.getByLabel(/^Hinweis für das Lieferteam/)).toHaveValue(typed.note);
	await expect(page.getByLabel(/^Telefon/)).toHaveValue(typed.phone);
	await expect(page.getByLabel('Firma', { exact: true })).toHaveValue(typed.company);
	await expect(buyerOn(page).method('An der Tür')).toBeChecked();
	await expect(page.getByLabel('Vorname')).toHaveValue('Anna');
}

const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('checkout'));

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`on a ${size}`, () => {
		test.use({ viewport });

		test('CUST-37 CUST-38 CUST-40 a session that ends during the checkout costs nothing that was typed', async ({
			page,
			stack,
			shop,
			browser,
			console,
		}) => {
			// The methods of the cart are asked for once more before the page is left.
			console.expect(/401/, /404.*payment-methods/);
			// A late response can restore the token of the ended session; passkeys then ask twice.
			console.expect(/403.*passkey\/options/);
			const account = await signUp(page, stack);
			const buyer = buyerOn(page);
			await buyer.fillCart();
			await buyer.openCheckout();
			await typeOrder(page);
			const other = await signInElsewhere(browser, shop.origin, account);
			await callApi(other, deleteOtherSessions);
			await other.context().close();

			await buyer.order();
			await expect(page).toHaveURL(/\/anmelden\?returnUrl=%2Fkasse&authRequired=true$/);
			await logIn(page, account);
			await expect(page).toHaveURL(/\/kasse$/);
			await buyer.ready();
			await expectTyped(page);
			await buyer.order();
			await buyer.thanked();
			expect(await draftOf(page)).toBe('');
		});
	});
}

test('what a customer typed is gone after signing out, and never shown to another', async ({
	page,
	stack,
	console,
}) => {
	// The cart is validated once more while the customer leaves.
	console.expect(/401/, /404.*carts\/validation/);
	await signUp(page, stack);
	const buyer = buyerOn(page);
	await buyer.fillCart();
	await buyer.openCheckout();
	await typeOrder(page);
	expect(await draftOf(page)).toContain(typed.note);
	const draft = await draftOf(page);

	await page.goto('/profil');
	await page
		.getByRole('navigation', { name: 'Konto', exact: true })
		.getByRole('button', { name: 'Abmelden' })
		.click();
	await expect(page).toHaveURL(/\/$/);
	expect(await draftOf(page)).toBe('');

	// As if the first session had expired instead.
	await page.evaluate((text) => sessionStorage.setItem('checkout', text ?? ''), draft);
	await signUp(page, stack);
	await buyer.fillCart();
	await buyer.openCheckout();
	await expect(page.getByLabel('Vorname')).toHaveValue('Anna');
	await expect(page.getByLabel(/^Hinweis für das Lieferteam/)).toHaveValue('');
});
