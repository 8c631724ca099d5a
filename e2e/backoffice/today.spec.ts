import { expect, signIn, test } from '../support/desk.ts';
import { placeOrder } from '../support/orders.ts';

test('the day begins on Today, which follows new orders', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	await signIn(page, manager);
	await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
	const count = page.locator('dl > div').filter({ hasText: 'Heute bestellt' }).locator('dd');
	const before = Number.parseInt((await count.textContent()) ?? '', 10);
	// The stream begins with what happens after it was opened.
	await page.waitForTimeout(4000);
	await placeOrder(stack, shop, 'gerda@kundin.example');
	await expect(count).toHaveText(new RegExp(`^${before + 1}\\b`), { timeout: 10_000 });
	await expect(page.getByRole('region', { name: 'Braucht jemanden' })).toBeVisible();
	await page.keyboard.press('g');
	await page.keyboard.press('o');
	await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
});
