import { expect, goByKey, signIn, test } from '../support/backoffice/desk.ts';
import { packOrder, placeOrder } from '../support/orders.ts';

test('orders are found by search and opened by keys', async ({ manager, page, stack, shop }) => {
	const first = await placeOrder(stack, shop, 'anna@kundin.example');
	const second = await placeOrder(stack, shop, 'berta@kundin.example');
	await signIn(page, manager, '/orders?view=all');
	await expect(page.getByRole('link', { name: second.orderNumber })).toBeVisible();

	await page.keyboard.press('/');
	await page.keyboard.type('anna@kundin');
	await expect(page.getByRole('link', { name: second.orderNumber })).toBeHidden();
	await expect(page.getByRole('link', { name: first.orderNumber })).toBeVisible();
	await expect(page).toHaveURL(/search=anna%40kundin/);
	// Letters typed into the field are no shortcuts, and the address alone shows the same list.
	await page.reload();
	await expect(page.getByRole('searchbox')).toHaveValue('anna@kundin');
	await expect(page.getByRole('link', { name: second.orderNumber })).toBeHidden();

	await page.goto('/orders?view=all');
	await expect(page.getByRole('link', { name: second.orderNumber })).toBeVisible();
	await page.keyboard.press('j');
	await expect(page.getByRole('link', { name: second.orderNumber })).toBeFocused();
	await page.keyboard.press('j');
	await expect(page.getByRole('link', { name: first.orderNumber })).toBeFocused();
	await page.keyboard.press('k');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toContainText(second.orderNumber);
	await goByKey(page, 'o', 'Bestellungen');
	await page.getByRole('link', { name: 'Alle', exact: true }).click();
	await page.keyboard.press('?');
	await expect(page.getByRole('dialog', { name: 'Tasten' })).toBeVisible();
	await page.keyboard.press('Escape');
});

test('an order gets a note and is cancelled with a reason', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'clara@kundin.example');
	await page.emulateMedia({ colorScheme: 'dark' });
	await signIn(page, manager, `/orders/${order.orderNumber}`);
	const notes = page.getByRole('region', { name: 'Notizen' });
	await expect(notes).toBeVisible();
	await page.keyboard.press('c');
	await page.keyboard.type('Bitte beim Nachbarn läuten.');
	await page.keyboard.press('Control+Enter');
	await expect(notes.getByText('Bitte beim Nachbarn läuten.')).toBeVisible();
	await expect(notes.getByRole('textbox')).toHaveValue('');

	await page.getByRole('button', { name: 'Stornieren' }).click();
	const dialog = page.getByRole('dialog', { name: /stornieren\?$/ });
	const confirm = dialog.getByRole('button', { name: 'Stornieren' });
	await expect(confirm).toBeDisabled();
	await dialog.getByLabel('Grund').fill('Telefonisch abgesagt');
	await confirm.click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Storniert');
	await expect(page.getByRole('region', { name: 'Was geschah' })).toContainText('Maria Huber');
});

test('a piece of a packed order is refunded, with a credit note', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'dora@kundin.example');
	await signIn(page, manager, `/orders/${order.orderNumber}`);
	await expect(page.getByRole('button', { name: /^Erstatten/ })).toHaveAttribute(
		'aria-disabled',
		'true',
	);
	await packOrder(stack, shop, order);
	await page.reload();
	const lines = page.getByRole('region', { name: 'Positionen' });
	await expect(lines.locator('img').first()).toHaveJSProperty('naturalWidth', 160);

	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press('r');
	const dialog = page.getByRole('dialog', { name: 'Einen Teil der Bestellung erstatten' });
	const submit = dialog.getByRole('button', { name: /erstatten/ });
	await expect(submit).toBeDisabled();
	await dialog
		.getByRole('button', { name: /^Eines mehr/ })
		.first()
		.click();
	await expect(dialog.getByText(/gehen zurück/)).toBeVisible();
	await dialog.getByLabel('Grund').selectOption('wrong');
	await dialog.getByLabel('Betrag').fill('0,50');
	await expect(submit).toHaveText(/€\s0,50 erstatten/);
	await page.keyboard.press('Control+Enter');
	await expect(dialog).toBeHidden();
	await expect(lines).toContainText(/€\s0,50 erstattet · Falsches Produkt/);

	const documents = page.getByRole('region', { name: 'Belege' });
	const creditNote = documents.getByRole('link', { name: /^Gutschrift/ });
	const pdf = await page.request.get((await creditNote.getAttribute('href')) ?? '');
	expect(pdf.headers()['content-type']).toBe('application/pdf');
	await expect(page.getByRole('region', { name: 'Was geschah' })).toContainText(
		'hat einen Teil erstattet',
	);
});

test('open pages learn of new orders and of what becomes of them', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	await signIn(page, manager, '/orders?view=all');
	await expect(page.getByRole('status')).toContainText('Bestellung');
	// The stream begins with what happens after it was opened.
	await page.waitForTimeout(4000);
	const order = await placeOrder(stack, shop, 'fini@kundin.example');
	const showNew = page.getByRole('button', { name: /neue Bestellung/ });
	await expect(showNew).toBeVisible({ timeout: 10_000 });
	await expect(page.getByRole('link', { name: order.orderNumber })).toBeHidden();
	await showNew.click();
	await page.getByRole('link', { name: order.orderNumber }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Bestellt');
	await packOrder(stack, shop, order);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Gepackt', {
		timeout: 10_000,
	});
});
