import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { packOrder, placeOrder } from '../support/orders.ts';

test('selected orders move together, and each is answered for itself', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const packed = await placeOrder(stack, shop, 'lea@gruppe.example');
	const second = await placeOrder(stack, shop, 'mia@gruppe.example');
	const third = await placeOrder(stack, shop, 'nora@gruppe.example');
	await packOrder(stack, shop, packed);
	await signIn(page, manager, '/orders?view=all&search=gruppe.example');
	await expect(page.getByRole('link', { name: packed.orderNumber })).toBeVisible();

	// The newest is first: select it, then up to the last one.
	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press('j');
	await page.keyboard.press('x');
	const bar = page.getByRole('toolbar');
	await expect(bar).toContainText('1 ausgewählt');
	await page.keyboard.press('j');
	await page.keyboard.press('j');
	await page.keyboard.press('Shift+X');
	await expect(bar).toContainText('3 ausgewählt');
	// Another view hides the rows, not the selection.
	await page.getByRole('link', { name: 'Unterwegs' }).click();
	await expect(bar).toContainText('3 ausgewählt');

	await page.keyboard.press('m');
	const dialog = page.getByRole('dialog', { name: '3 Bestellungen verschieben' });
	await dialog.getByRole('radio').first().check({ force: true });
	await dialog.getByRole('button', { name: 'Verschieben' }).click();
	await expect(dialog.getByRole('alert')).toContainText('2 erledigt, 1 nicht');
	await expect(dialog.getByText('Wird schon gepackt')).toBeVisible();
	await expect(dialog.getByRole('link', { name: packed.orderNumber })).toBeVisible();
	await dialog.getByRole('button', { name: 'Schließen' }).last().click();
	await expect(bar).toContainText('1 ausgewählt');
	await bar.getByRole('button', { name: 'Auswahl aufheben' }).click();
	await expect(bar).toBeHidden();

	await page.goto(`/orders?view=all&search=gruppe.example`);
	for (const { orderNumber } of [second, third]) {
		await page.getByRole('checkbox', { name: `Bestellung ${orderNumber} auswählen` }).check();
	}
	await bar.getByRole('button', { name: 'Bestätigung erneut schicken' }).click();
	const resend = page.getByRole('dialog', { name: 'Bestätigung erneut schicken' });
	await resend.getByRole('button', { name: 'Schicken', exact: true }).click();
	await expect(resend.getByRole('alert')).toContainText('2 erledigt');
	await page.keyboard.press('Escape');
	await page.goto(`/orders/${second.orderNumber}`);
	const happened = page.getByRole('region', { name: 'Was geschah' });
	await expect(happened).toContainText('hat den Termin verschoben');
	await expect(happened).toContainText('hat ein E-Mail erneut geschickt');
});
