import { enterPassword, expect, goByKey, hire, signIn, test } from '../support/backoffice/desk.ts';
import { pickOne } from '../support/backoffice/floor.ts';
import { eansOf, leaveAtHome, passCutOff } from '../support/backoffice/picking.ts';
import { packOrder, placeOrder } from '../support/orders.ts';
import { expectAccessible } from '../support/test.ts';

test('the shift lead takes over the wave of somebody who has gone home', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'lena@kundin.example');
	await passCutOff(stack, [order]);
	await leaveAtHome(stack, order, 'Tim Graf');
	await signIn(page, manager);
	await goByKey(page, 'p', 'Kommissionieren');
	const rows = page.getByRole('row');
	const left = rows.filter({ hasText: 'Tim Graf' });
	const [wave = ''] = /W-\d+-\d+/.exec((await left.textContent()) ?? '') ?? [];
	await expect(left).toContainText('0 / 4');
	await expectAccessible(page);
	await left.getByRole('button', { name: /zuteilen$/ }).click();
	await page.getByLabel('Person').selectOption({ label: 'Maria Huber' });
	await page.getByRole('dialog').getByRole('button', { name: 'Zuteilen' }).click();
	// Another unit may have a wave of the same name.
	await expect(rows.filter({ hasText: wave }).filter({ hasText: 'Maria Huber' })).toBeVisible();

	await page.getByRole('link', { name: 'Mit diesem Gerät packen' }).click();
	await expect(page.getByText('Position 1 von 4')).toBeVisible();
	await page.getByRole('button', { name: 'Runde abgeben' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Hallo Maria' })).toBeVisible();
});

test('the shift lead begins a wave for somebody', async ({ manager, page, stack, shop }) => {
	const order = await placeOrder(stack, shop, 'mona@kundin.example');
	await passCutOff(stack, [order]);
	await signIn(page, manager, '/picking/board');
	const open = page.getByRole('region', { name: 'Noch nicht begonnen' });
	await open
		.getByRole('button', { name: /zuteilen$/ })
		.last()
		.click();
	await page.getByLabel('Person').selectOption({ label: 'Maria Huber' });
	await page.getByRole('dialog').getByRole('button', { name: 'Zuteilen' }).click();
	const walked = page.getByRole('region', { name: 'Wer packt was' });
	await expect(walked.getByRole('row').filter({ hasText: 'Maria Huber' })).toBeVisible();
	await page.getByRole('link', { name: 'Mit diesem Gerät packen' }).click();
	await expect(page.getByText('Position 1 von 4')).toBeVisible();
	await page.getByRole('button', { name: 'Runde abgeben' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Hallo Maria' })).toBeVisible();
});

test('an open board shows what somebody picks on another device', async ({
	manager,
	page,
	browser,
	baseURL,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'nora@kundin.example');
	await passCutOff(stack, [order]);
	const eans = await eansOf(stack, order);
	await signIn(page, manager, '/picking/board');
	await expect(page.getByRole('region', { name: 'Noch nicht begonnen' })).toBeVisible();

	const picker = { name: 'Pia Wolf', role: 'picker' as const, units: ['wien'] };
	const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT' });
	const device = await context.newPage();
	await device.goto('/picking');
	await enterPassword(device, await hire(stack, manager, picker));
	await device.getByRole('button', { name: /übernehmen$/ }).click();
	const row = page.getByRole('row').filter({ hasText: 'Pia Wolf' });
	await expect(row).toContainText('0 / 4');
	await pickOne(device, eans);
	await expect(row).toContainText('1 / 4');
	await context.close();
	// Another system packs the rest.
	await packOrder(stack, shop, order);
	await expect(row).toBeHidden();
});
