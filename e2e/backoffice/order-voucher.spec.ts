import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { placeOrder } from '../support/orders.ts';

test('the shopper of an order gets a voucher by email', async ({ manager, page, stack, shop }) => {
	const order = await placeOrder(stack, shop, 'jana@kundin.example');
	await signIn(page, manager, `/orders/${order.orderNumber}`);
	await expect(page.getByRole('region', { name: 'Positionen' })).toBeVisible();
	await page.keyboard.press('v');
	const dialog = page.getByRole('dialog', { name: 'Einen Gutschein geben' });
	await expect(dialog).toContainText('jana@kundin.example');
	await dialog.getByLabel('Betrag').fill('7,50');
	const submit = dialog.getByRole('button', { name: /geben$/ });
	await expect(submit).toBeDisabled();
	await dialog.getByLabel('Grund').fill('Marillen waren matschig');
	await expect(submit).toHaveText(/€\s7,50 geben/);
	await page.keyboard.press('Enter');
	await expect(dialog).toBeHidden();

	const vouchers = page.getByRole('region', { name: 'Gutscheine' });
	await expect(vouchers).toContainText('Maria Huber');
	await expect(vouchers).toContainText('Offen');
	const code = await vouchers.getByText(/^[A-Z2-9]{12}$/).textContent();
	const emails = page.getByRole('region', { name: 'E-Mails' });
	// The confirmation of the order may arrive later and be shown instead.
	await emails.getByRole('button', { name: /^Gutschein/ }).click();
	const email = emails.locator('iframe').contentFrame();
	await expect(email.getByText(code ?? '', { exact: true })).toBeVisible();
});
