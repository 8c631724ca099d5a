import { expect, hire, menuOf, signIn, test } from '../support/backoffice/desk.ts';
import { signUp } from '../support/customer.ts';
import { packOrder, placeOrder } from '../support/orders.ts';
import { expectAccessible } from '../support/test.ts';

const service = { name: 'Sara Lang', role: 'service' } as const;

test('service finds the order of a caller by phone number and writes down the wish', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'nora@kundin.example');
	await signIn(page, await hire(stack, manager, service), '/orders?view=all');
	await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible();
	await page.keyboard.press('/');
	await page.keyboard.type('0660 1234567');
	await expect(page).toHaveURL(/search=/);
	await page.getByRole('link', { name: order.orderNumber }).click();
	const notes = page.getByRole('region', { name: 'Notizen' });
	await expect(notes).toBeVisible();
	await page.keyboard.press('c');
	await page.keyboard.type('Ruft wegen der Hausnummer an.');
	await page.keyboard.press('Control+Enter');
	await expect(notes).toContainText('Sara Lang');
	await expectAccessible(page);
});

test('service refunds up to its limit and asks a manager above it', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'olga@kundin.example');
	await packOrder(stack, shop, order);
	await signIn(page, await hire(stack, manager, service), `/orders/${order.orderNumber}`);
	await page.getByRole('button', { name: /^Erstatten/ }).click();
	const dialog = page.getByRole('dialog', { name: 'Einen Teil der Bestellung erstatten' });
	await expect(dialog).toContainText(/Du darfst hier noch €\s50,00 erstatten/);
	await dialog
		.getByRole('button', { name: /^Eines mehr/ })
		.first()
		.click();
	await dialog.getByLabel('Grund').selectOption('quality');
	await dialog.getByLabel('Betrag').fill('1,00');
	await dialog.getByRole('button', { name: /erstatten/ }).click();
	await expect(dialog).toBeHidden();
	await page.getByRole('button', { name: /^Erstatten/ }).click();
	await expect(dialog).toContainText(/Du darfst hier noch €\s49,00 erstatten/);
});

test('service gives a voucher up to its limit, and no more', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'paula@kundin.example');
	await signIn(page, await hire(stack, manager, service), `/orders/${order.orderNumber}`);
	await page.getByRole('button', { name: /^Gutschein/ }).click();
	const dialog = page.getByRole('dialog', { name: 'Einen Gutschein geben' });
	await dialog.getByLabel('Grund').fill('Joghurt war offen');
	await dialog.getByLabel('Betrag').fill('20,01');
	await expect(dialog).toContainText('Bitte eine Leitung darum.');
	await expect(dialog.getByRole('button', { name: /geben$/ })).toBeDisabled();
	await dialog.getByLabel('Betrag').fill('20,00');
	await dialog.getByRole('button', { name: /geben$/ }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('region', { name: 'Gutscheine' })).toContainText('Sara Lang');
});

test('service sees a customer and the windows, and leaves both as they are', async ({
	browser,
	manager,
	page,
	stack,
	shop,
	console,
}) => {
	console.expect(/status of 403/);
	const visitor = await browser.newContext({ baseURL: shop.origin });
	const { email } = await signUp(await visitor.newPage(), stack, {
		firstName: 'Ulrike',
		lastName: 'Zach',
	});
	await visitor.close();
	await signIn(page, await hire(stack, manager, service), '/customers');
	const menu = await menuOf(page);
	expect(menu.join()).toContain('Kunden');
	expect(menu.join()).not.toContain('Team');
	await page.keyboard.press('/');
	await page.keyboard.type(email);
	await page.getByRole('link', { name: 'Ulrike Zach' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ulrike Zach');
	await expect(page.getByRole('button', { name: 'Löschung planen' })).toBeHidden();
	await page.goto('/windows');
	await page.getByRole('button', { name: 'Nächste Woche' }).click();
	await page.getByRole('button', { name: /^Mo\.? 10–12\b/ }).click();
	const panel = page.getByRole('complementary', { name: 'Gewählter Termin' });
	await expect(panel).toContainText('Termine ändert die Leitung');
	await expect(panel.getByRole('button', { name: /speichern/i })).toBeHidden();
	await page.goto('/staff');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByText(manager.email)).toBeHidden();
});
