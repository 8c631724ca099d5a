import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { placeOrder } from '../support/orders.ts';

test('⌘K finds an order, begins what can be done with it, and goes to pages', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'klara@kundin.example');
	await signIn(page, manager, '/today');
	await page.keyboard.press('Control+k');
	const palette = page.getByRole('dialog', { name: 'Finden oder tun' });
	await expect(palette.getByRole('combobox')).toBeFocused();
	await page.keyboard.type('klara@kundin');
	const found = palette.getByRole('option', { name: order.orderNumber }).first();
	await expect(found).toBeVisible();
	await expect(found).toHaveAttribute('data-highlighted', '');
	await page.keyboard.press('Enter');
	await expect(palette).toBeHidden();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNumber);

	await page.keyboard.press('Control+k');
	await expect(palette.getByRole('combobox')).toBeFocused();
	await page.keyboard.type(order.orderNumber);
	const move = palette.getByRole('option', { name: `Bestellung ${order.orderNumber} verschieben` });
	await expect(move).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await expect(move).toHaveAttribute('data-highlighted', '');
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: `Bestellung ${order.orderNumber} verschieben` });
	await expect(dialog).toBeVisible();
	// No second dialog over the first.
	await page.keyboard.press('Control+k');
	await expect(palette).toBeHidden();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await page.reload();
	await expect(page.getByRole('region', { name: 'Positionen' })).toBeVisible();
	await expect(dialog).toBeHidden();

	await page.getByRole('button', { name: 'Finden oder tun' }).click();
	await page.keyboard.type('team');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/staff$/);

	await page.keyboard.press('Control+k');
	await expect(palette.getByRole('combobox')).toBeFocused();
	await page.keyboard.type('niemand heißt so');
	await expect(palette.getByText('Nichts passt')).toBeVisible();
});
