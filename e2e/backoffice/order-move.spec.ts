import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { packOrder, placeOrder } from '../support/orders.ts';

test('an order is moved to another window by keys', async ({ manager, page, stack, shop }) => {
	const order = await placeOrder(stack, shop, 'hanna@kundin.example');
	await signIn(page, manager, `/orders/${order.orderNumber}`);
	await expect(page.getByRole('region', { name: 'Positionen' })).toBeVisible();
	await page.keyboard.press('m');
	const dialog = page.getByRole('dialog', { name: `Bestellung ${order.orderNumber} verschieben` });
	const submit = dialog.getByRole('button', { name: 'Verschieben' });
	await expect(submit).toBeDisabled();
	const last = dialog.getByRole('radio').last();
	await last.focus();
	await page.keyboard.press('Space');
	await expect(last).toBeChecked();
	await page.keyboard.press('Enter');
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('region', { name: 'Was geschah' })).toContainText(
		'hat den Termin verschoben',
	);

	await page.keyboard.press('m');
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
});

test('an order that is packed says why it cannot be moved', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'ida@kundin.example');
	await packOrder(stack, shop, order);
	await signIn(page, manager, `/orders/${order.orderNumber}`);
	const action = page.getByRole('button', { name: /^Termin verschieben/ });
	await expect(action).toHaveAttribute('aria-disabled', 'true');
	await expect(action).toHaveAttribute('title', /^Gepackt/);
	await page.keyboard.press('m');
	await expect(page.getByRole('dialog')).toBeHidden();
});
