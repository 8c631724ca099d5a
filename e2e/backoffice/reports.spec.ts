import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, goByKey, signIn, test } from '../support/backoffice/desk.ts';
import { searchedYesterday } from '../support/backoffice/reports.ts';
import { packOrder, placeOrder } from '../support/orders.ts';
import { expectAccessible } from '../support/test.ts';

/** The lines of the file behind a card's button. */
async function readCsv(page: Page, card: Locator): Promise<string[]> {
	const download = page.waitForEvent('download');
	await card.getByRole('button', { name: /^CSV/ }).click();
	const file = await readFile(await (await download).path(), 'utf8');
	return file.replace('\uFEFF', '').trimEnd().split('\r\n');
}

test('a manager compares weeks as charts, tables and files', async ({
	backOffice,
	manager,
	page,
	stack,
	shop,
}) => {
	// The worker counts once a minute.
	test.setTimeout(240_000);
	const order = await placeOrder(stack, shop, 'rosa@kundin.example');
	const [missing] = order.lines;
	const lineItemId = missing?.lineItemId ?? '';
	await packOrder(stack, shop, order, [{ lineItemId, quantity: 0 }]);
	await backOffice.repeatOrder(shop.tenantId, order.orderNumber, [2, 3, 9, 31]);
	await searchedYesterday(stack, shop.tenantId, '=kukuruz', 4);

	await signIn(page, manager);
	await goByKey(page, 'b', 'Berichte');
	const figure = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
	await expect(async () => {
		await page.reload();
		await expect(figure('Bestellungen')).toHaveText(/^3/, { timeout: 3000 });
	}).toPass({ timeout: 120_000 });
	await expect(page.locator('dl > div')).toHaveCount(7);
	const sales = page.getByRole('region', { name: 'Umsatz pro Tag' });
	await expect(sales.getByRole('img', { name: /^Umsatz pro Tag: zusammen/ })).toBeVisible();
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'light' });

	const file = await readCsv(page, sales);
	expect(file).toHaveLength(29);
	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press('t');
	await expect(sales.getByRole('row')).toHaveCount(29);
	await expectAccessible(page);
	const shown = await sales.getByRole('row').nth(1).getByRole('cell').first().textContent();
	expect(file[1]?.split(';')[1]).toBe(shown);
	const products = page.getByRole('region', { name: 'Am öftesten fehlend' });
	await expect(products.getByRole('row').nth(1)).toContainText('100');
	const search = page.getByRole('region', { name: 'Suchen ohne Treffer' });
	await expect(search.getByRole('row', { name: /=kukuruz/ })).toContainText('4');
	expect(await readCsv(page, search)).toContainEqual(expect.stringMatching(/^"'=kukuruz";4;/));

	await page.getByRole('button', { name: 'Als Tabellen' }).click();
	await page.getByRole('button', { name: /^Zeitraum/ }).click();
	await page.getByRole('menuitem', { name: 'Letzte 7 Tage' }).click();
	await expect(page).toHaveURL(/weeks=1/);
	await expect(figure('Bestellungen')).toHaveText(/^2/);
	await page.reload();
	await expect(figure('Bestellungen')).toHaveText(/^2/);
});

test('a search that found nothing gets a synonym, which the shop knows at once', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const term = `quarzelix${Date.now()}`;
	const finds = async (wanted: string) => {
		const answer = await page.request.get(`${shop.origin}/api/products/search/${wanted}`);
		return (await answer.json()).total as number;
	};
	expect(await finds('Heumilch')).toBeGreaterThan(0);
	expect(await finds(term)).toBe(0);
	await searchedYesterday(stack, shop.tenantId, term, 900);
	await signIn(page, manager, '/today');
	const searches = page.getByRole('region', { name: 'Suchen ohne Treffer' });
	await searches.getByRole('button', { name: `Synonym für „${term}“` }).click();
	const dialog = page.getByRole('dialog', { name: 'Synonym hinzufügen' });
	await expect(dialog.getByLabel('Gesucht wird')).toHaveValue(term);
	await dialog.getByLabel('Bedeutet dasselbe wie').fill('Heumilch');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Speichern' }).click();
	await expect(dialog).toBeHidden();
	await expect.poll(() => finds(term)).toBeGreaterThan(0);

	await page.getByRole('link', { name: 'Alle Suchen ohne Treffer' }).click();
	const synonyms = page.getByRole('region', { name: 'Synonyme' });
	await synonyms.getByRole('searchbox', { name: 'Synonyme durchsuchen' }).fill(term);
	await expect(synonyms.getByRole('listitem')).toHaveCount(1);
	await expectAccessible(page);
	await synonyms.getByRole('button', { name: `Entfernen: ${term} = Heumilch` }).click();
	await expect(synonyms.getByRole('listitem')).toHaveCount(0);
	await expect.poll(() => finds(term)).toBe(0);
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(synonyms.getByRole('listitem')).toHaveText(`${term} = Heumilch`);
	await expect.poll(() => finds(term)).toBeGreaterThan(0);
});

test('a manager subscribes to the weekly report, and ends that', async ({ manager, page }) => {
	await signIn(page, manager, '/reports');
	const weekly = page.getByRole('button', { name: 'Wöchentlich per E-Mail' });
	await expect(weekly).toHaveAttribute('aria-pressed', 'false');
	await weekly.click();
	await expect(
		page.getByText('Du bekommst den Wochenbericht jeden Montag ab 6 Uhr.'),
	).toBeVisible();
	await page.reload();
	await expect(weekly).toHaveAttribute('aria-pressed', 'true');
	await expectAccessible(page);
	await weekly.press('Enter');
	await expect(weekly).toHaveAttribute('aria-pressed', 'false');
});
