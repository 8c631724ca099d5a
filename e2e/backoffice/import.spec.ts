import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { skusOf, uploadFile } from '../support/backoffice/imports.ts';

test('a file is checked, applied and rolled back', async ({ manager, page }) => {
	await signIn(page, manager, '/assortment?search=heumilch');
	const [first, second] = await skusOf(page);
	await page.goto('/assortment');
	await page.getByRole('link', { name: 'Import' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
	await expect(page.getByText('In den letzten 90 Tagen wurde nichts importiert.')).toBeVisible();

	const lines = ['Artikelnummer;VK;Bestand', `${first};0,01;`, `${second};;77`, 'GIBTSNICHT;1,00;'];
	await uploadFile(page, 'milchpreise.csv', lines.join('\n'));
	await expect(page.getByRole('heading', { level: 1, name: 'milchpreise.csv' })).toBeVisible();
	await expect(page.getByLabel('Artikelnummer')).toHaveValue('0');
	await expect(page.getByLabel('Preis', { exact: true })).toHaveValue('1');
	await page.getByRole('button', { name: 'Zeilen prüfen' }).click();

	const changes = page.getByRole('region', { name: 'Was sich ändert' });
	await expect(changes.getByRole('row', { name: /Bestand/ })).toContainText('77');
	await expect(changes.getByRole('row', { name: /Preis/ })).toContainText('−100 %?');
	await changes.getByRole('button', { name: /^Zurückgehalten 1/ }).click();
	await expect(changes.getByRole('row', { name: /Bestand/ })).toBeHidden();
	const refused = page.getByRole('region', { name: 'Abgelehnte Zeilen' });
	await expect(refused.getByRole('row', { name: /GIBTSNICHT/ })).toContainText(
		'Es gibt kein Produkt',
	);

	await page.getByRole('button', { name: '1 Änderung übernehmen' }).click();
	await expect(page.getByText(/^1 Zeile wurde übernommen, von/)).toBeVisible();
	await page.goto(`/assortment/${second}`);
	await expect(page.getByRole('region', { name: 'Bestand' })).toContainText('77');

	await page.goto('/assortment/import');
	await page.getByRole('button', { name: 'milchpreise.csv zurücksetzen' }).click();
	await page.getByRole('button', { name: '1 Zeile zurücksetzen' }).click();
	await expect(page.getByRole('dialog')).toBeHidden();
	await page.getByRole('link', { name: 'milchpreise.csv' }).click();
	await expect(page.getByText(/^1 Zeile wurde zurückgesetzt, von/)).toBeVisible();
	await page.goto(`/assortment/${second}`);
	await expect(page.getByRole('region', { name: 'Bestand' })).not.toContainText('77');
	await page.goBack();
	await expect(changes.getByRole('row', { name: /Bestand/ })).toBeVisible();
});

test('a file that cannot be read says why', async ({ manager, page, console }) => {
	console.expect(/status of 409/);
	await page.emulateMedia({ colorScheme: 'dark' });
	await signIn(page, manager, '/assortment/import');
	await uploadFile(page, 'preise.xlsx', 'PK');
	await expect(page.getByRole('alert')).toContainText('Die Excel-Datei lässt sich nicht lesen.');
});
