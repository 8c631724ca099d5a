import type { Locator } from '@playwright/test';
import { buyerOn, LONG_TIMEOUT } from '../../support/buyer.ts';
import { signUp } from '../../support/customer.ts';
import { subjectsTo } from '../../support/mailbox.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

for (const [device, viewport] of Object.entries({ desktop: sizes.desktop, phone: sizes.phone })) {
	test.describe(`the delivery pass on a ${device}`, () => {
		test.use({ viewport });

		test('CART-12 CART-123 CHK-77 CHK-78 CHK-79 CHK-81 CHK-82 CHK-83 CUST-05 API-42 API-43 OPEN-103 a customer buys a pass with the first order, and withdraws from it', async ({
			page,
			stack,
		}) => {
			test.setTimeout(180_000);
			const main = page.getByRole('main');
			const buyer = buyerOn(page);

			// Everybody may look, buying asks for a login.
			await page.goto('/lieferpass');
			await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Liefern lassen für/);
			await expect(main.getByText(/€\s7,90/).first()).toBeVisible();
			await expectAccessible(page);
			await main.getByRole('link', { name: 'Anmelden und Pass holen' }).click();
			await expect(page).toHaveURL(/returnUrl=%2Flieferpass/);

			const { email } = await signUp(page, stack);
			await page.goto('/lieferpass');
			await expect(main.getByText('Das ist ein Beispiel')).toBeVisible();
			await main.getByLabel('Lieferungen im Monat').fill('1');
			await expect(main.getByText('So lohnt er sich nicht')).toBeVisible();
			await main.getByRole('button', { name: 'Lieferpass in den Korb' }).click();
			await expect(main.getByText('Liegt in deinem Korb')).toBeVisible();

			// The fee is gone with the order that brings the pass.
			await buyer.fillCart();
			await page.goto('/warenkorb');
			const summary = page.getByRole('complementary', { name: 'Zusammenfassung' });
			await expect(summary.getByText('Lieferpass für einen Monat')).toBeVisible();
			await expect(feeIn(summary)).toContainText('gratis');
			await buyer.openCheckout();
			const block = page.getByRole('region', { name: 'Lieferpass für einen Monat' });
			await expect(block).toContainText('20 % USt.');
			await expect(block).toContainText('14 Tage lang zurücktreten');
			await expect(
				block.getByRole('link', { name: 'Bedingungen für den Lieferpass' }),
			).toBeVisible();
			await expectAccessible(page);
			await buyer.fillContact(email);
			await buyer.method('An der Tür').check();
			await buyer.order();
			await buyer.thanked();
			await expect(
				main.getByRole('heading', { name: 'Dein Lieferpass gilt ab jetzt' }),
			).toBeVisible();

			await main.getByRole('link', { name: 'Zu deinem Pass' }).click();
			await expect(main.getByRole('heading', { name: /^Gratis geliefert bis/ })).toBeVisible();
			await expect(main).toContainText(/Tag 1 von (?:28|29|30|31)/);
			await expectAccessible(page);

			// The next order has no fee either.
			await buyer.fillCart();
			await page.goto('/warenkorb');
			await expect(summary.getByText(/Dein Lieferpass spart dir heute/)).toBeVisible();
			await expect(feeIn(summary)).toContainText('gratis');

			await page.goto('/profil/lieferpass');
			await main.getByRole('button', { name: 'Zurücktreten' }).click();
			const dialog = page.getByRole('dialog');
			await expect(dialog).toContainText(/€\s7,90 zurück/);
			await dialog.getByRole('button', { name: 'Rücktritt bestätigen' }).click();
			await expect(main.getByText('Dein Rücktritt ist angekommen.')).toBeVisible(LONG_TIMEOUT);
			await expect(main.getByRole('heading', { name: 'Du hast keinen Lieferpass' })).toBeVisible();
			await expect
				.poll(() => subjectsTo(stack, email), LONG_TIMEOUT)
				.toContain('Dein Rücktritt vom Lieferpass');
			await page.goto('/warenkorb');
			await expect(summary.getByText(/Du hättest dir heute/)).toBeVisible();
			await expect(feeIn(summary)).not.toContainText('gratis');
		});
	});
}

test.describe('the delivery pass at greenbasket', () => {
	test.use({ tenant: 'greenbasket', viewport: sizes.phone, locale: 'en-GB' });

	test('CHK-77 CHK-82 CHK-83 a customer puts the pass into the basket and takes it out again', async ({
		page,
		stack,
	}) => {
		const main = page.getByRole('main');
		await signUp(page, stack);
		await page.goto('/account');
		await main.getByRole('link', { name: 'Delivery pass' }).last().click();
		await expect(main.getByRole('heading', { name: 'You have no delivery pass' })).toBeVisible();
		await main.getByRole('link', { name: /pass/ }).last().click();
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Delivery for £0/);
		await main.getByRole('radio', { name: /One year/ }).check();
		await main.getByRole('button', { name: 'Add the pass to the basket' }).click();
		await main.getByRole('link', { name: 'Go to the basket' }).click();
		await expect(main).toContainText('£59.90');
		await main.getByRole('button', { name: 'Remove from basket' }).click();
		await expect(main.getByText('£59.90')).toHaveCount(0);
	});
});

/** The row of the delivery fee. */
function feeIn(summary: Locator): Locator {
	return summary.locator('dl > div').filter({ hasText: 'Liefergebühr' }).first();
}
