import type { Page } from '@playwright/test';
import { expect, goByKey, signIn, test } from '../support/backoffice/desk.ts';

test('products are found by search, filter and keys', async ({ manager, page }) => {
	await signIn(page, manager, '/assortment');
	await expect(page.getByRole('heading', { level: 1, name: 'Sortiment' })).toBeVisible();
	const links = page.locator('tbody a');
	await expect(links.first()).toBeVisible();
	await expect(page.locator('tbody img').first()).toHaveJSProperty('naturalWidth', 160);

	await page.keyboard.press('/');
	await page.keyboard.type('heumilch');
	await expect(page).toHaveURL(/search=heumilch/);
	await expect(links.filter({ hasNotText: /heumilch/i })).toHaveCount(0);
	await expect(links.first()).toBeVisible();
	await page.reload();
	await expect(page.getByRole('searchbox')).toHaveValue('heumilch');

	await page.goto('/assortment');
	await page.getByRole('link', { name: /^In Aktion/ }).click();
	await expect(page).toHaveURL(/view=promoted/);
	await page.getByRole('button', { name: 'Kategorie' }).click();
	await page.getByRole('menuitem').first().click();
	await expect(page).toHaveURL(/category=/);
	await page.getByRole('button', { name: 'Filter entfernen: Kategorie' }).click();
	await expect(page).not.toHaveURL(/category=/);
	await expect(links.first()).toBeVisible();

	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press('j');
	await expect(links.first()).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('region', { name: 'Preise' })).toBeVisible();
	await goByKey(page, 'r', 'Sortiment');
});

test('two people change a price at once: the second one sees both values', async ({
	manager,
	page,
	browser,
	baseURL,
	console,
}) => {
	console.expect(/status of 409/);
	await signIn(page, manager, '/assortment?search=heumilch');
	await page.locator('tbody a').first().click();
	await expect(page.getByRole('region', { name: 'Preise' }).getByRole('img')).toBeVisible();
	const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT' });
	const other = await context.newPage();
	await signIn(other, manager, new URL(page.url()).pathname);

	const mine = await openPrice(page);
	const theirs = await openPrice(other);
	await theirs.getByLabel('Normalpreis').fill('2,71');
	await expect(theirs.getByText(/^Bisher/)).toBeVisible();
	await theirs.getByRole('button', { name: 'Speichern' }).click();
	await expect(theirs).toBeHidden();
	await expect(other.getByRole('region', { name: 'Von Hand geändert' })).toContainText('2,71');

	await mine.getByLabel('Normalpreis').fill('2,83');
	await mine.getByRole('button', { name: 'Speichern' }).click();
	const conflict = mine.getByRole('alert');
	await expect(conflict).toContainText('Jemand war schneller.');
	await expect(conflict.getByRole('row', { name: /Normalpreis/ })).toContainText('2,71');
	await expect(conflict.getByRole('row', { name: /Normalpreis/ })).toContainText('2,83');
	await mine.getByRole('button', { name: 'Meine speichern' }).click();
	await expect(mine).toBeHidden();
	await expect(page.getByRole('region', { name: 'Preise' })).toContainText('2,83');
	await expect(page.getByRole('region', { name: 'Von Hand geändert' })).toContainText('2,71');
	await context.close();
});

test('stock is counted, and a product leaves the shop and returns', async ({ manager, page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await signIn(page, manager, '/assortment?search=heumilch');
	await page.locator('tbody a').last().click();
	await page.getByRole('button', { name: /^Bestand zählen/ }).click();
	const dialog = page.getByRole('dialog', { name: 'Zählen' });
	const unlimited = dialog.getByLabel(/^Unbegrenzt/);
	if (await unlimited.isChecked()) await unlimited.uncheck();
	await dialog.getByLabel('Gezählt', { exact: true }).fill('64');
	await dialog.getByRole('button', { name: 'Speichern' }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('region', { name: 'Bestand' })).toContainText('64');

	await page.getByRole('button', { name: /^Vom Verkauf nehmen/ }).click();
	const shop = page.getByRole('region', { name: 'Im Shop' });
	await expect(shop).toContainText('Nicht im Verkauf');
	await page.getByRole('button', { name: /^Wieder verkaufen/ }).click();
	await expect(shop).toContainText('Im Verkauf');
	const changes = page.getByRole('region', { name: 'Von Hand geändert' });
	await expect(changes).toContainText('Wieder im Verkauf');

	// The latest first, also from another page.
	const last = page.getByRole('region', { name: 'Letzte Änderung' });
	await page.getByRole('link', { name: 'Sortiment' }).first().click();
	await expect(page.getByRole('heading', { level: 1, name: 'Sortiment' })).toBeVisible();
	await page.keyboard.press('ControlOrMeta+z');
	await expect(last).toContainText('Rückgängig gemacht');
	await page.goBack();
	await expect(shop).toContainText('Nicht im Verkauf');
	await expect(changes).toContainText('rückgängig gemacht');
	await page.keyboard.press('ControlOrMeta+z');
	await expect(shop).toContainText('Im Verkauf');
	await page.keyboard.press('ControlOrMeta+z');
	await expect(page.getByRole('region', { name: 'Bestand' })).not.toContainText('64');
});

async function openPrice(page: Page) {
	await page.getByRole('button', { name: 'Preis ändern' }).click();
	const dialog = page.getByRole('dialog', { name: 'Preis ändern' });
	await expect(dialog).toBeVisible();
	return dialog;
}
