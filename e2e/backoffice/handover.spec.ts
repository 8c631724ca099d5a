import type { Page } from '@playwright/test';
import { type Credentials, enterPassword, expect, test } from '../support/backoffice/desk.ts';
import { packInCrates, passCutOff, statusOf, windowOf } from '../support/backoffice/picking.ts';
import { placeOrder, report } from '../support/orders.ts';
import { expectAccessible } from '../support/test.ts';

test.use({ viewport: { width: 820, height: 1180 } });

async function scan(page: Page, code: string): Promise<void> {
	await page.getByLabel('Nummer am Etikett').fill(code);
	await page.keyboard.press('Enter');
}

async function openHandover(page: Page, credentials: Credentials, window: string) {
	await page.goto(`/handover?${new URLSearchParams({ window })}`);
	await enterPassword(page, credentials);
	await expect(page.getByRole('heading', { level: 1, name: 'Übergabe' })).toBeVisible();
}

test('crates are scanned at the van, then its orders are on their way', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const loaded = await placeOrder(stack, shop, 'ilse@kundin.example');
	const missing = await placeOrder(stack, shop, 'jana@kundin.example');
	await passCutOff(stack, [loaded, missing]);
	for (const order of [loaded, missing]) {
		await report(stack, shop, order, 'picked', { lines: [] });
		await packInCrates(stack, order, 2);
	}
	await openHandover(page, manager, await windowOf(stack, loaded));
	const row = (number: string) => page.getByRole('listitem').filter({ hasText: number });
	await expect(row(loaded.orderNumber).getByText('0/2')).toBeVisible();
	await expectAccessible(page);

	await page.getByRole('button', { name: 'Kiste scannen' }).click();
	await scan(page, '4006381333931');
	await expect(page.getByRole('alert')).toContainText('Falsche Kiste');
	await scan(page, `${loaded.orderNumber}-1`);
	await expect(page.getByText(`${loaded.orderNumber}-1 ist verladen.`)).toBeVisible();
	await scan(page, `${loaded.orderNumber}-2`);
	await scan(page, `${missing.orderNumber}-1`);
	await page.keyboard.press('Escape');
	await expect(row(loaded.orderNumber).getByText('2/2')).toBeVisible();
	await expect(row(missing.orderNumber).getByText('1/2')).toBeVisible();

	await page.getByRole('button', { name: '1 übergeben' }).click();
	await expect(page.getByText('1 Bestellung bleibt hier, weil Kisten fehlen.')).toBeVisible();
	await page.getByRole('button', { name: 'Übergeben', exact: true }).click();
	await expect(row(loaded.orderNumber)).toBeHidden();
	expect(await statusOf(stack, loaded)).toBe('ON_ITS_WAY');
	expect(await statusOf(stack, missing)).toBe('PICKED');
});

test('a crate that was scanned without a network counts once', async ({
	manager,
	page,
	stack,
	shop,
	console,
}) => {
	console.expect(/Failed to load resource|ERR_/);
	const order = await placeOrder(stack, shop, 'karin@kundin.example');
	await passCutOff(stack, [order]);
	await report(stack, shop, order, 'picked', { lines: [] });
	await packInCrates(stack, order, 1);
	await openHandover(page, manager, await windowOf(stack, order));
	await page.route('**/handover/crates', async (route) => {
		// It arrives, and its answer is lost.
		await route.fetch();
		await route.abort('internetdisconnected');
	});
	await page.getByRole('button', { name: 'Kiste scannen' }).click();
	await scan(page, `${order.orderNumber}-1`);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('status').getByText('1 noch nicht gesendet')).toBeVisible();
	await page.reload();
	await page.unrouteAll({ behavior: 'wait' });
	const handOver = page.getByRole('button', { name: '1 Bestellung übergeben' });
	await expect(handOver).toBeEnabled({ timeout: 20_000 });
	await handOver.click();
	await page.getByRole('button', { name: 'Übergeben', exact: true }).click();
	await expect.poll(() => statusOf(stack, order)).toBe('ON_ITS_WAY');
});
