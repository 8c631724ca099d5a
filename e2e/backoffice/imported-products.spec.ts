import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { downloaded, skusOf, uploadFile } from '../support/backoffice/imports.ts';
import { expectAccessible } from '../support/test.ts';

test('names of products wait for the night, and can be called back', async ({ manager, page }) => {
	await signIn(page, manager, '/assortment?search=heumilch');
	const [sku] = await skusOf(page);
	await page.goto('/assortment/import');
	const lines = ['Artikelnummer;Bezeichnung;EAN', `${sku};Heumilch vom Berg;`, `${sku};;=1+1`];
	await uploadFile(page, 'namen.csv', lines.join('\n'));
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('1');
	await page.getByRole('button', { name: 'Zeilen prüfen' }).click();
	const changes = page.getByRole('region', { name: 'Was sich ändert' });
	await expect(changes.getByRole('row', { name: /Name/ })).toContainText('Heumilch vom Berg');
	expect(await downloaded(page, 'Alle Änderungen als CSV')).toContain('"Heumilch vom Berg"');
	await expect(page.getByRole('region', { name: 'Abgelehnte Zeilen' })).toContainText('EAN = =1+1');
	expect(await downloaded(page, 'Abgelehnte als CSV')).toContain(`"'=1+1"`);

	await page.getByLabel('Wann').selectOption('night');
	await page.getByRole('button', { name: '1 Änderung einplanen' }).click();
	await expect(page.getByText(/Uhr, geplant von/)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Zurücknehmen' }).click();
	await page.getByRole('button', { name: '1 Änderung übernehmen' }).click();
	await expect(page.getByText(/^1 Zeile wurde übernommen, von/)).toBeVisible();
	await page.goto(`/assortment/${sku}`);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Heumilch vom Berg');

	await page.goto('/assortment/import');
	await page.getByRole('button', { name: 'namen.csv zurücksetzen' }).click();
	await page.getByRole('button', { name: '1 Zeile zurücksetzen' }).click();
	await expect(page.getByRole('dialog')).toBeHidden();
	await page.getByRole('link', { name: 'namen.csv' }).click();
	await expect(page.getByText(/^1 Zeile wurde zurückgesetzt, von/)).toBeVisible();
});
