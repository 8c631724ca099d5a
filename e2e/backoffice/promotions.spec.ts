import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { expectAccessible } from '../support/test.ts';

const inDays = (days: number) =>
	new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', {
		timeZone: 'Europe/Vienna',
	});

test('a promotion is drafted, refused, published and ended', async ({ manager, page, console }) => {
	console.expect(/status of 409/);
	const name = `Probe ${Date.now().toString(36)}`;
	await signIn(page, manager, '/promotions');
	await expect(page.getByRole('heading', { level: 1, name: 'Aktionen' })).toBeVisible();
	await page.getByRole('link', { name: 'Neue Aktion' }).click();
	await page.getByLabel('Name, nur fürs Team').fill(name);
	await page.getByLabel('Erster Tag').fill(inDays(1));
	await page.getByLabel('Letzter Tag').fill(inDays(4));
	await page.getByRole('group', { name: 'Regionen' }).getByRole('checkbox').first().check();
	await page.getByLabel('Produkt suchen').fill('heumilch');
	await page
		.getByRole('button', { name: /heumilch.* hinzufügen$/i })
		.first()
		.click();
	const products = page.getByRole('region', { name: 'Produkte', exact: true });
	const price = products.getByLabel(/^Aktionspreis von/);
	await price.fill('999');
	await expect(products).toContainText('Nicht unter dem Normalpreis');
	await page.getByRole('button', { name: 'Veröffentlichen' }).click();
	await expect(page.getByRole('alert')).toContainText('Nicht veröffentlicht');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}Entwurf`);

	await price.fill('0,49');
	await expect(products).toContainText(/−\d+ %/);
	await expect(page.getByRole('region', { name: 'Preisschild' })).toContainText('€ 0,49');
	await expect(page.getByRole('region', { name: /^An den Bestellungen/ })).toContainText(
		'Hätte gekostet',
	);
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Veröffentlichen' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}Geplant`);
	await expect(price).toBeDisabled();

	await page.goto('/promotions/new');
	await page.getByRole('group', { name: 'Regionen' }).getByRole('checkbox').first().check();
	await page.getByRole('button', { name: 'Kategorie hinzufügen' }).click();
	await page.getByRole('menuitem', { name: 'Milch' }).first().click();
	await expect(page.getByText(/schon in einer anderen Aktion/)).toBeVisible();
	await page.getByText('Welche?').click();
	await expect(page.getByText(/heumilch.*, bis /i).first()).toBeVisible();
	await expectAccessible(page);

	await page.getByRole('link', { name: 'Aktionen' }).last().click();
	const row = page.getByRole('row', { name: new RegExp(name) });
	await expect(row).toContainText('Geplant');
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'light' });
	await expectAccessible(page);
	await row.getByRole('link').click();
	await page.getByRole('button', { name: 'Beenden' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Beenden' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}Beendet`);
});

test('a percentage has its prices, for a whole category', async ({ manager, page }) => {
	const name = `Prozent ${Date.now().toString(36)}`;
	await signIn(page, manager, '/promotions/new');
	await page.getByLabel('Name, nur fürs Team').fill(name);
	await page.getByLabel('Erster Tag').fill(inDays(40));
	await page.getByLabel('Letzter Tag').fill(inDays(44));
	await page.getByRole('group', { name: 'Regionen' }).getByRole('checkbox').first().check();
	await page.getByRole('group', { name: 'Art' }).getByRole('button', { name: 'Prozent' }).click();
	const percent = page.getByLabel('Nachlass auf den Normalpreis');
	await percent.fill('95');
	await expect(page.getByText('Ganze Prozent, von 1 bis 90')).toBeVisible();
	await percent.fill('30');
	await page.getByRole('button', { name: 'Kategorie hinzufügen' }).click();
	await page.getByRole('menuitem', { name: 'Milch' }).first().click();
	await expect(page.getByText(/Produkte? gefunden/)).toBeVisible();
	const products = page.getByRole('region', { name: 'Produkte', exact: true });
	await expect(products).toContainText(/−\d+ %/);
	await expect(products.getByRole('row').nth(1)).toContainText(/€\s\d+,\d\d.*€\s\d+,\d\d/);
	await expect(page.getByRole('region', { name: 'Preisschild' })).toContainText('€');
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Entwurf speichern' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}Entwurf`);
	await page.waitForURL((url) => !url.pathname.endsWith('/new'));
	await page.reload();
	await expect(percent).toHaveValue('30');
	await expect(products).toContainText(/−\d+ %/);
});
