import { enterPassword, expect, hire, test } from '../support/backoffice/desk.ts';
import { pickAll, pickOne, scanLabel } from '../support/backoffice/floor.ts';
import { cratesOf, eansOf, passCutOff, statusOf } from '../support/backoffice/picking.ts';
import { packOrder, placeOrder } from '../support/orders.ts';
import { expectAccessible } from '../support/test.ts';

const picker = { name: 'Tobias Graf', role: 'picker' as const, units: ['wien'] };

test.use({ viewport: { width: 390, height: 844 } });

test('a picker sees the floor, and neither orders nor customers', async ({
	manager,
	page,
	stack,
	shop,
	console,
}) => {
	console.expect(/status of 403/);
	const order = await placeOrder(stack, shop, 'rita@kundin.example');
	await page.goto('/picking');
	await enterPassword(page, await hire(stack, manager, picker));
	await expect(page.getByRole('heading', { level: 1, name: 'Hallo Tobias' })).toBeVisible();
	await expectAccessible(page);
	for (const path of [`/orders/${order.orderNumber}`, '/customers', '/windows', '/staff']) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByText('rita@kundin.example')).toBeHidden();
	}
	const api = await page.request.get(`/admin/orders/${order.orderNumber}`);
	expect(api.status()).toBe(403);
});

test('a picker packs a whole wave, labels its crates and is ready for the next', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'stella@kundin.example');
	await passCutOff(stack, [order]);
	const eans = await eansOf(stack, order);
	await page.goto('/picking');
	await enterPassword(page, await hire(stack, manager, picker));
	await page.getByRole('button', { name: /übernehmen$/ }).click();
	await expect(page.getByText('Position 1 von 4')).toBeVisible();
	await expect(page.getByText('stella@kundin.example')).toBeHidden();
	await pickOne(page, eans);
	await pickAll(page, eans);
	await page.getByRole('button', { name: 'A1 scannen' }).click();
	await scanLabel(page, `${order.orderNumber}-1`);
	await page.getByRole('button', { name: /fertig packen$/ }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Hallo Tobias' })).toBeVisible();
	expect(await cratesOf(stack, order)).toHaveLength(1);
	expect(await statusOf(stack, order)).toBe('PICKED');
});

test('a picker of another unit is offered nothing of this one', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'thea@kundin.example');
	await passCutOff(stack, [order]);
	await page.goto('/picking');
	await enterPassword(page, await hire(stack, manager, { ...picker, units: ['graz'] }));
	await expect(page.getByRole('heading', { level: 1, name: 'Hallo Tobias' })).toBeVisible();
	await expect(page.getByRole('button', { name: /übernehmen$/ })).toBeHidden();
	expect(await statusOf(stack, order)).toBe('PLACED');
	// Packed elsewhere, so that the next journey is not offered it.
	await packOrder(stack, shop, order);
});
