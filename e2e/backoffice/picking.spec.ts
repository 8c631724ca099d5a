import { enterPassword, expect, test } from '../support/backoffice/desk.ts';
import { pickAll, pickOne, scanButton, scanLabel } from '../support/backoffice/floor.ts';
import { countedFor, cratesOf, eansOf, passCutOff } from '../support/backoffice/picking.ts';
import { placeOrder } from '../support/orders.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a wave is taken, scanned, and packed with a missing product', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'gerda@kundin.example');
	await passCutOff(stack, [order]);
	const eans = await eansOf(stack, order);
	await page.goto('/picking');
	await enterPassword(page, manager);
	await expect(page.getByRole('heading', { level: 1, name: 'Hallo Maria' })).toBeVisible();
	await page.getByRole('button', { name: /übernehmen$/ }).click();
	const here = page.getByText('Position 1 von 4');
	await expect(here).toBeVisible();

	await scanButton(page).click();
	await page.getByLabel('Strichcode oder Artikelnummer').fill('4006381333931');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('alert')).toContainText('Falsches Produkt');
	await page.keyboard.press('Escape');
	await expect(here).toBeVisible();
	expect(await countedFor(stack, order)).toEqual([]);

	await page.getByRole('button', { name: 'Fehlt' }).click();
	await expect(page.getByText('Ersatz ist erlaubt.')).toBeVisible();
	await page.getByRole('button', { name: 'Verdorben' }).click();
	await page.getByRole('button', { name: 'Weglassen' }).click();
	await expect(here).toBeHidden();
	await pickAll(page, eans);
	await page.getByRole('button', { name: 'A1 scannen' }).click();
	await scanLabel(page, '10000001-7');
	await expect(page.getByRole('alert')).toContainText('Falsches Etikett');
	const href = await page.getByRole('link', { name: 'Etikett drucken' }).getAttribute('href');
	const label = await page.request.get(href ?? '');
	expect(label.headers()['content-type']).toBe('application/pdf');
	await scanLabel(page, `${order.orderNumber}-1`);
	await page.getByRole('button', { name: 'Kiste', exact: true }).click();
	await page.getByRole('button', { name: 'Gekühlt', exact: true }).click();
	await scanLabel(page, `${order.orderNumber}-2`);
	await expect(page.getByRole('button', { name: /2 Kisten · Gekühlt/ })).toBeVisible();
	await page.getByRole('button', { name: /fertig packen$/ }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Hallo Maria' })).toBeVisible();
	expect(await cratesOf(stack, order)).toEqual([
		{ number: 1, zone: 'ambient' },
		{ number: 2, zone: 'chilled' },
	]);

	const counted = await countedFor(stack, order);
	expect(counted).toHaveLength(4);
	expect(counted.filter(({ quantity }) => quantity === 0)).toHaveLength(1);
	await page.goto(`/orders/${order.orderNumber}`);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Gepackt');
});

test('what is picked without a network counts once, through lost answers and a reload', async ({
	manager,
	page,
	stack,
	shop,
	console,
}) => {
	console.expect(/Failed to load resource|ERR_/);
	const order = await placeOrder(stack, shop, 'hilde@kundin.example');
	await passCutOff(stack, [order]);
	const eans = await eansOf(stack, order);
	await page.goto('/picking');
	await enterPassword(page, manager);
	await page.getByRole('button', { name: /übernehmen$/ }).click();
	await expect(page.getByText('Position 1 von 4')).toBeVisible();

	let sent = 0;
	await page.route('**/results', async (route) => {
		// Every other request arrives, and its answer is lost.
		if (sent++ % 2 === 1) await route.fetch();
		await route.abort('internetdisconnected');
	});
	await pickOne(page, eans);
	await pickOne(page, eans);
	await expect(page.getByRole('status').getByText('2 noch nicht gesendet')).toBeVisible();
	await expect.poll(() => sent, { timeout: 20_000 }).toBeGreaterThan(2);

	await page.reload();
	await expect(page.getByText('Position 3 von 4')).toBeVisible();
	await expect(page.getByRole('status').getByText('2 noch nicht gesendet')).toBeVisible();
	await pickAll(page, eans);
	await page.route('**/crates', async (route) => {
		await route.fetch();
		await route.abort('internetdisconnected');
	});
	await page.getByRole('button', { name: 'A1 scannen' }).click();
	await scanLabel(page, `${order.orderNumber}-1`);
	await expect(page.getByRole('button', { name: '5 noch nicht gesendet' })).toBeDisabled();
	await page.unrouteAll({ behavior: 'wait' });
	const finish = page.getByRole('button', { name: /fertig packen$/ });
	await expect(finish).toBeEnabled({ timeout: 20_000 });
	await page.reload();
	await expect(finish).toBeEnabled();
	const counted = await countedFor(stack, order);
	expect(counted.map(({ sku }) => sku).sort()).toEqual(order.lines.map(({ sku }) => sku).sort());
	expect(await cratesOf(stack, order)).toEqual([{ number: 1, zone: 'ambient' }]);
	await finish.click();
	await expect(page.getByRole('heading', { level: 1, name: 'Hallo Maria' })).toBeVisible();
});
