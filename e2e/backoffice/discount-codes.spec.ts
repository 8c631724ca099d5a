import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { expectAccessible } from '../support/test.ts';

test('a code is drafted, switched on, changed and ended', async ({ manager, page }) => {
	const code = `E2E${Date.now().toString(36).toUpperCase()}`;
	await signIn(page, manager, '/promotions/codes');
	await expect(page.getByRole('heading', { level: 1, name: 'Rabattcodes' })).toBeVisible();
	await page.getByRole('link', { name: 'Neuer Code' }).click();
	const switchOn = page.getByRole('button', { name: 'Einschalten' });
	await expect(switchOn).toBeDisabled();
	await page.getByLabel('Was Kunden eingeben').fill(code.toLowerCase());
	await page.getByLabel('Art').selectOption('amount');
	await page.getByLabel('Wert', { exact: true }).fill('5,00');
	await page.getByLabel('Ab einem Warenwert von').fill('50');
	await page.getByLabel('Einlösungen insgesamt').fill('200');
	await expect(page.getByRole('region', { name: 'Im Korb' })).toContainText('€ 61,24');
	const lastWeek = page.getByRole('region', { name: /^An den Bestellungen/ });
	await expect(lastWeek).toContainText('€ 1.000,00');
	await expectAccessible(page);

	await page.getByRole('button', { name: 'Entwurf speichern' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${code}Entwurf`);
	await expect(page).toHaveURL(new RegExp(`/promotions/codes/${code}$`));
	await switchOn.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${code}Läuft`);

	await page.emulateMedia({ colorScheme: 'dark' });
	await page.getByLabel('Wert', { exact: true }).fill('7,00');
	await page.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByRole('region', { name: 'Im Korb' })).toContainText('€ 59,24');
	await expectAccessible(page);

	await page.getByRole('button', { name: 'Beenden' }).click();
	const dialog = page.getByRole('dialog', { name: `${code} beenden?` });
	await dialog.getByRole('button', { name: 'Beenden' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${code}Beendet`);

	await page.getByRole('link', { name: 'Rabattcodes' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Rabattcodes' })).toBeVisible();
	await page.keyboard.press('/');
	await page.keyboard.type(code.toLowerCase());
	await expect(page).toHaveURL(/search=/);
	const row = page.getByRole('row', { name: new RegExp(code) });
	await expect(row).toContainText('Beendet');
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'light' });
	await expectAccessible(page);
	await page.goto('/staff/audit');
	await expect(page.getByText('hat einen Code beendet').first()).toBeVisible();
});

test('two people change a code at once: the second one sees both values', async ({
	manager,
	page,
	browser,
	baseURL,
	console,
}) => {
	console.expect(/status of 409/);
	const code = `ZWEI${Date.now().toString(36).toUpperCase()}`;
	await signIn(page, manager, '/promotions/new-code');
	await page.getByLabel('Was Kunden eingeben').fill(code);
	await page.getByRole('button', { name: 'Einschalten' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${code}Läuft`);
	const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT' });
	const other = await context.newPage();
	await signIn(other, manager, `/promotions/codes/${code}`);
	await other.getByLabel('Wert', { exact: true }).fill('15');
	await other.getByRole('button', { name: 'Speichern' }).click();
	await expect(other.getByRole('region', { name: 'Im Korb' })).toContainText('€ 9,35');

	await page.getByLabel('Wert', { exact: true }).fill('20');
	await page.getByRole('button', { name: 'Speichern' }).click();
	const conflict = page.getByRole('alert');
	await expect(conflict).toContainText('Jemand war schneller.');
	await expect(conflict.getByRole('row', { name: /Vorteil/ })).toContainText('−15 %');
	await expect(conflict.getByRole('row', { name: /Vorteil/ })).toContainText('−20 %');
	await page.getByRole('button', { name: 'Meine speichern' }).click();
	await expect(conflict).toBeHidden();
	await expect(page.getByLabel('Wert', { exact: true })).toHaveValue('20');
	await context.close();
});

test('a code is for the first order, or for customers by name', async ({ manager, page }) => {
	const code = `FUER${Date.now().toString(36).toUpperCase()}`;
	await signIn(page, manager, '/promotions/new-code');
	await page.getByLabel('Was Kunden eingeben').fill(code);
	const audience = page.getByRole('group', { name: 'Für' });
	await audience.getByLabel('Bestimmte Kunden').check();
	await expect(page.getByRole('button', { name: 'Entwurf speichern' })).toBeDisabled();
	await expectAccessible(page);
	await audience.getByLabel('Erste Bestellung').check();
	await expect(page.getByText(/Wer noch nie bestellt hat/)).toBeVisible();
	await expect(page.getByLabel('Pro Kunde')).toBeDisabled();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Entwurf speichern' }).click();
	await page.waitForURL(`**/promotions/codes/${code}`);
	await page.reload();
	await expect(audience.getByLabel('Erste Bestellung')).toBeChecked();
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
});
