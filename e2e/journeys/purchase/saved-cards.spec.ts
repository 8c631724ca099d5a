import type { Page } from '@playwright/test';
import { buyerOn, cards, LONG_TIMEOUT } from '../../support/buyer.ts';
import { signUpWithAddress } from '../../support/customer.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 180_000 });

const saved = (page: Page, digits: string) =>
	page.getByRole('radio', { name: new RegExp(`•••• ${digits}`) });

for (const [size, viewport] of Object.entries({ desktop: sizes.desktop, phone: sizes.phone })) {
	test.describe(size, () => {
		test.use({ viewport });

		test('CHK-42 CHK-57 CHK-66 CHK-69 CUST-02 a card is saved with an order, and pays the next one in two taps from the cart', async ({
			page,
			stack,
		}) => {
			await signUpWithAddress(page, stack);
			const buyer = buyerOn(page);
			await buyer.buySavingCard(cards.good);

			await buyer.fillCart();
			await page.goto('/warenkorb');
			await page.getByRole('main').getByRole('link', { name: 'Zur Kassa' }).first().click();
			await buyer.ready();
			await expect(saved(page, '4242')).toBeChecked();
			await expect(page.getByText('Gespeicherte Karte, gültig bis 12/39')).toBeVisible();
			await expect(buyer.keepCard).toHaveCount(0);
			await expectAccessible(page);
			await buyer.order();
			await buyer.thanked();
			await expect(page.getByRole('main')).toContainText('Visa •••• 4242');
		});
	});
}

test.describe('cards that do not simply pay', () => {
	test.use({ viewport: sizes.desktop });

	test('CHK-43 CHK-69 the bank of a saved card asks again, and the card is preselected on request', async ({
		page,
		stack,
	}) => {
		await signUpWithAddress(page, stack);
		const buyer = buyerOn(page);
		await buyer.buySavingCard(cards.good);

		await buyer.fillCart();
		await buyer.openCheckout();
		await buyer.method('Andere Karte').check();
		await buyer.keepCard.check();
		await page.getByRole('checkbox', { name: /vorauswählen$/ }).check();
		await buyer.order();
		await buyer.payByCard(cards.challenged);
		await page.getByLabel('Code').fill('123456');
		await page.getByRole('button', { name: 'Zahlung freigeben' }).click();
		await buyer.thanked();

		await buyer.fillCart();
		await buyer.openCheckout();
		await expect(saved(page, '3220')).toBeChecked();
		await buyer.order();
		await page.getByLabel('Code').fill('123456');
		await page.getByRole('button', { name: 'Zahlung freigeben' }).click();
		await buyer.thanked();
	});

	test('CHK-62 CHK-65 CONST-31 an expired card cannot be chosen, and one that expires too early is pointed out', async ({
		page,
		stack,
		backOffice,
		console,
	}) => {
		console.expect(/409/);
		const { email } = await signUpWithAddress(page, stack);
		const buyer = buyerOn(page);
		await buyer.buySavingCard(cards.good);
		await buyer.fillCart();
		await buyer.openCheckout();
		await expect(saved(page, '4242')).toBeChecked();

		// It expires while the page is open.
		await backOffice.setCardExpiry('4242', email, new Date('2024-03-31'));
		await buyer.order();
		await expect(page.getByText(/^Mit dieser gespeicherten Karte geht es nicht mehr/)).toBeVisible(
			LONG_TIMEOUT,
		);
		await expect(saved(page, '4242')).toBeDisabled();
		await expect(page.getByText('Abgelaufen, war gültig bis 03/24')).toBeVisible();
		await expect(buyer.method('Andere Karte')).toBeChecked();
		await expectAccessible(page);
	});
});
