import { expect, goByKey, signIn, test } from '../support/backoffice/desk.ts';
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
	await goByKey(page, 'o', 'Bestellungen');
});

test('orders per hour are a chart and a table, for all units or one', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	await placeOrder(stack, shop, 'olga@kundin.example');
	await signIn(page, manager);
	const card = page.getByRole('region', { name: 'Bestellungen pro Stunde' });
	await expect(card.getByRole('img', { name: /^Heute bisher \d+ Bestellung/ })).toBeVisible();
	await expect(page.locator('dl').getByText('Pünktlich geliefert')).toBeVisible();
	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press('t');
	await expect(card.getByRole('row')).toHaveCount(25);
	await card.getByRole('button', { name: 'Als Tabelle' }).click();
	await expect(card.getByRole('img')).toBeVisible();

	const units = page.getByRole('group', { name: 'Standort' });
	await units.getByRole('button').last().click();
	await expect(page).toHaveURL(/unit=/);
	await page.reload();
	await expect(units.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true');
	await units.getByRole('button', { name: 'Alle Standorte' }).click();
	await expect(page).not.toHaveURL(/unit=/);
});
