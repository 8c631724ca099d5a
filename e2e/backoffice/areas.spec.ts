import type { Stack } from '@korb/tools/stack/stack';
import { expect, goByKey, hire, signIn, test } from '../support/backoffice/desk.ts';
import { visitorOf } from '../support/visitor.ts';

test('a manager changes the minimum of an area and moves its border, after seeing the effect', async ({
	manager,
	page,
}) => {
	await signIn(page, manager);
	await goByKey(page, 'i', 'Gebiete und Filialen');
	await expect(page.locator('[data-map="ready"]').getByText('W1 Wien Mitte')).toBeInViewport();
	await page.getByRole('button', { name: /^W4 / }).click();
	const panel = page.getByRole('complementary', { name: 'Gewähltes Gebiet' });
	await panel.getByLabel('Mindestbestellwert').fill('55');
	await panel.getByLabel('Aufschlag auf die Gebühr').fill('1,50');
	await panel.getByRole('button', { name: 'Speichern' }).click();
	const row = page.getByRole('row', { name: /^W4/ });
	await expect(row).toContainText('55,00');

	await panel.getByLabel('Postleitzahlen').fill('1210');
	await expect(panel.getByRole('status')).toContainText(/offene Bestellung/);
	await panel.getByText('Grenze').click();
	const border = panel.getByLabel('Koordinaten');
	const before = await border.inputValue();
	await border.fill('Wien');
	await expect(panel.getByText(/Bitte gib pro Zeile Breite und Länge an/)).toBeVisible();
	const [first = '', ...others] = before.split('\n');
	const moved = first.replace(/^[\d.]+/, (latitude) => String(Number(latitude) + 0.0001));
	await border.fill([moved, ...others].join('\n'));
	await expect(panel.getByRole('status')).toBeVisible();
	await panel.getByRole('button', { name: 'Verwerfen' }).click();
	await expect(border).toHaveValue(before);

	await panel.getByLabel('Mindestbestellwert').fill('');
	await panel.getByLabel('Aufschlag auf die Gebühr').fill('');
	await panel.getByRole('button', { name: 'Speichern' }).click();
	await expect(row).not.toContainText('55,00');
	await panel.getByLabel('Name', { exact: true }).press('Escape');
	await expect(panel).toBeHidden();
	await page.goto('/staff/audit');
	await expect(page.getByText('hat ein Gebiet geändert').first()).toBeVisible();
});

test('an address is checked: who serves it, and how far the next area is', async ({
	manager,
	page,
}) => {
	await signIn(page, manager, '/areas');
	const search = page.getByRole('searchbox', { name: 'Adresse prüfen' });
	await search.fill('48.2082, 16.3738');
	await search.press('Enter');
	await expect(page.getByText('Beliefert von W1', { exact: false })).toBeVisible();
	await search.fill('47.8, 13.04');
	await search.press('Enter');
	await expect(page.getByText('Außerhalb aller Gebiete')).toBeVisible();
});

test('a dispatcher sees areas and changes none', async ({ manager, page, stack }) => {
	const dispatcher = await hire(stack, manager, { name: 'Dora Dispo', role: 'dispatcher' });
	await signIn(page, dispatcher, '/areas');
	await expect(page.getByRole('button', { name: 'Gebiet zeichnen' })).toBeHidden();
	await page.getByRole('button', { name: /^W1 / }).click();
	const panel = page.getByRole('complementary', { name: 'Gewähltes Gebiet' });
	await expect(panel.getByLabel('Mindestbestellwert')).toBeDisabled();
	await expect(panel).toContainText('Gebiete ändert die Leitung.');
	await expect(panel.getByRole('button', { name: 'Speichern' })).toBeHidden();
});

test('a manager opens a store, which shoppers find, and closes it again', async ({
	manager,
	page,
	stack,
}) => {
	await signIn(page, manager, '/areas');
	await page.getByRole('button', { name: 'Neue Filiale' }).click();
	const panel = page.getByRole('complementary', { name: 'Gewählte Filiale' });
	await panel.getByLabel('Name', { exact: true }).fill('Korb Josefstadt');
	await expect(panel.getByLabel('Kürzel')).toHaveValue('korb-josefstadt');
	await panel.getByLabel('Straße').fill('Neubaugasse');
	await panel.getByLabel('Nr.').fill('12');
	await panel.getByLabel('PLZ').fill('1070');
	await panel.getByLabel('Ort').fill('Wien');
	await panel.getByRole('button', { name: 'Adresse suchen' }).click();
	await expect(panel.getByLabel('Lage')).toHaveValue(/^48\.\d+, 16\.\d+$/);
	await panel.getByLabel('Montag').fill('8-12, 13-18');
	await panel.getByLabel('Samstag').fill('18-8');
	await expect(panel.getByRole('button', { name: 'Speichern' })).toBeDisabled();
	await expect(panel.getByText('Zum Beispiel 8–12, 13:30–18.')).toBeVisible();
	await panel.getByLabel('Samstag').fill('');
	await panel.getByRole('button', { name: 'Speichern' }).click();
	await expect(panel.getByRole('heading', { name: 'Korb Josefstadt' })).toBeVisible();
	await expect(panel.getByLabel('Montag')).toHaveValue('08:00–12:00, 13:00–18:00');

	const inShop = () => storeNames(stack);
	await expect.poll(inShop).toContain('Korb Josefstadt');
	const at = panel.getByLabel('Lage');
	const before = await at.inputValue();
	const canvas = page.locator('[data-map="ready"] canvas');
	await canvas.click({ position: { x: 200, y: 150 } });
	await expect(at).not.toHaveValue(before);
	await panel.getByRole('button', { name: 'Verwerfen' }).click();
	await expect(at).toHaveValue(before);

	await panel.getByRole('button', { name: 'Filiale löschen' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Filiale löschen' }).click();
	await expect(panel).toBeHidden();
	await expect.poll(inShop).not.toContain('Korb Josefstadt');
	await page.goto('/staff/audit');
	await expect(page.getByText('hat eine Filiale gelöscht').first()).toBeVisible();
});

async function storeNames(stack: Stack): Promise<string[]> {
	const { body } = await visitorOf(stack).get('/api/stores');
	const { results } = JSON.parse(body) as { results: { name: string }[] };
	return results.map(({ name }) => name);
}
