import { enterPassword, expect, hire, menuOf, signIn, test } from '../support/backoffice/desk.ts';
import { packInCrates, passCutOff, statusOf, windowOf } from '../support/backoffice/picking.ts';
import { placeOrder, report } from '../support/orders.ts';
import { expectAccessible } from '../support/test.ts';

const dispatcher = { name: 'Dragan Ilić', role: 'dispatcher' as const, units: ['wien'] };

test('the dispatcher plans the floor and hands it back', async ({ manager, page, stack, shop }) => {
	const order = await placeOrder(stack, shop, 'vera@kundin.example');
	await passCutOff(stack, [order]);
	await signIn(page, await hire(stack, manager, dispatcher), '/picking/board');
	const menu = (await menuOf(page)).join();
	for (const name of ['Kommissionieren', 'Übergabe', 'Termine']) expect(menu).toContain(name);
	for (const name of ['Kunden', 'Team']) expect(menu).not.toContain(name);
	const open = page.getByRole('region', { name: 'Noch nicht begonnen' });
	await expectAccessible(page);
	await open
		.getByRole('button', { name: /zuteilen$/ })
		.last()
		.click();
	await page.getByLabel('Person').selectOption({ label: 'Dragan Ilić' });
	await page.getByRole('dialog').getByRole('button', { name: 'Zuteilen' }).click();
	const walked = page.getByRole('region', { name: 'Wer packt was' });
	await expect(walked.getByRole('row').filter({ hasText: 'Dragan Ilić' })).toBeVisible();
	await page.getByRole('link', { name: 'Mit diesem Gerät packen' }).click();
	await page.getByRole('button', { name: 'Runde abgeben' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Hallo Dragan' })).toBeVisible();
});

test('the dispatcher hands the crates of a van over', async ({ manager, page, stack, shop }) => {
	const order = await placeOrder(stack, shop, 'wilma@kundin.example');
	await passCutOff(stack, [order]);
	await report(stack, shop, order, 'picked', { lines: [] });
	await packInCrates(stack, order, 1);
	const window = await windowOf(stack, order);
	await page.goto(`/handover?${new URLSearchParams({ window })}`);
	await enterPassword(page, await hire(stack, manager, dispatcher));
	await page.getByRole('button', { name: 'Kiste scannen' }).click();
	await page.getByLabel('Nummer am Etikett').fill(`${order.orderNumber}-1`);
	await page.keyboard.press('Enter');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: '1 Bestellung übergeben' }).click();
	await page.getByRole('button', { name: 'Übergeben', exact: true }).click();
	await expect.poll(() => statusOf(stack, order)).toBe('ON_ITS_WAY');
});

test('the dispatcher changes the windows of today, and only those', async ({
	manager,
	page,
	stack,
}) => {
	await signIn(page, await hire(stack, manager, dispatcher), '/windows');
	await expect(page.getByRole('button', { name: 'Woche kopieren' })).toBeHidden();
	await page.getByRole('button', { name: 'Nächste Woche' }).click();
	await page.getByRole('button', { name: /^Mo\.? 10–12\b/ }).click();
	const panel = page.getByRole('complementary', { name: 'Gewählter Termin' });
	await expect(panel).toContainText('die von heute auch die Disposition');
	await expect(panel.getByRole('button', { name: /speichern/i })).toBeHidden();
});

test('the dispatcher takes a product off sale, but does not price it', async ({
	manager,
	page,
	stack,
}) => {
	await signIn(page, await hire(stack, manager, dispatcher), '/assortment?search=topfen');
	await page.locator('tbody a').last().click();
	await expect(page.getByRole('button', { name: 'Preis ändern' })).toBeHidden();
	await page.getByRole('button', { name: /^Vom Verkauf nehmen/ }).click();
	const offer = page.getByRole('region', { name: 'Im Shop' });
	await expect(offer).toContainText('Nicht im Verkauf');
	await page.getByRole('button', { name: /^Wieder verkaufen/ }).click();
	await expect(offer).toContainText('Im Verkauf');
});
