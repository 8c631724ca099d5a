import type { Page } from '@playwright/test';
import { expect, hire, signIn, test } from '../support/backoffice/desk.ts';
import { expectAccessible } from '../support/test.ts';

const milk = '/assortment?search=heumilch';

async function openProduct(page: Page): Promise<void> {
	await page.locator('tbody a').first().click();
	await expect(page.getByRole('region', { name: 'Lebensmittelinformation' })).toBeVisible();
}

test('what a product says is changed by keyboard, seen in the shop, and taken back', async ({
	manager,
	page,
	context,
}) => {
	await signIn(page, manager, milk);
	await openProduct(page);
	await expectAccessible(page);
	const save = page.getByRole('button', { name: /^Speichern/ });
	await expect(save).toBeDisabled();
	const food = page.getByRole('region', { name: 'Lebensmittelinformation' });
	const storage = food.getByLabel('Aufbewahrung');
	const before = await storage.inputValue();
	await storage.fill('Bei 2–4 °C lagern, nach dem Öffnen in drei Tagen trinken');
	const sesame = food.getByRole('checkbox', { name: 'Sesam' });
	await sesame.focus();
	await page.keyboard.press('Space');
	await expect(sesame).toBeChecked();
	await page.keyboard.press('ControlOrMeta+s');

	const changes = page.getByRole('region', { name: 'Von Hand geändert' });
	await expect(changes.getByRole('listitem').first()).toContainText('Allergene, Lagerung');
	await expect(save).toBeDisabled();
	const shop = await context.newPage();
	const href = await page.getByRole('link', { name: 'Im Shop öffnen' }).getAttribute('href');
	await expect(async () => {
		await shop.goto(href ?? '');
		await expect(shop.getByText('Bei 2–4 °C lagern').first()).toBeAttached({ timeout: 1000 });
	}).toPass();
	await shop.close();

	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press('ControlOrMeta+z');
	await expect(page.getByRole('region', { name: 'Letzte Änderung' })).toContainText(
		'Rückgängig gemacht',
	);
	await expect(storage).toHaveValue(before);
	await expect(sesame).not.toBeChecked();
});

test('two people edit a product at once: the second one sees both values', async ({
	manager,
	page,
	browser,
	baseURL,
	console,
}) => {
	console.expect(/status of 409/);
	await signIn(page, manager, milk);
	await openProduct(page);
	const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT' });
	const other = await context.newPage();
	await signIn(other, manager, new URL(page.url()).pathname);
	await expect(other.getByLabel('Wonach gesucht wird')).toBeVisible();

	await other.getByLabel('Wonach gesucht wird').fill('Vollmilch, Frühstücksmilch');
	await other.getByRole('button', { name: /^Speichern/ }).click();
	await expect(other.getByRole('region', { name: 'Von Hand geändert' })).toContainText(
		'Suchwörter',
	);

	const salt = page.getByLabel('Salz (g)');
	await salt.fill('');
	await expect(page.getByText(/^Bitte alle Nährwerte angeben/)).toBeVisible();
	await expect(page.getByRole('button', { name: /^Speichern/ })).toBeDisabled();
	await salt.fill('0,11');
	await page.getByLabel('Wonach gesucht wird').fill('Kuhmilch');
	await page.getByRole('button', { name: /^Speichern/ }).click();
	const conflict = page.getByRole('alert');
	await expect(conflict).toContainText('Jemand war schneller.');
	const row = conflict.getByRole('row', { name: /Suchwörter/ });
	await expect(row).toContainText('Frühstücksmilch');
	await expect(row).toContainText('Kuhmilch');
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Meine speichern' }).click();
	await expect(conflict).toBeHidden();
	await expect(page.getByLabel('Wonach gesucht wird')).toHaveValue('Kuhmilch');
	await context.close();
});

test('editors change texts, service only reads', async ({ manager, page, stack }) => {
	const editor = await hire(stack, manager, { name: 'Edda Lang', role: 'editor' });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.emulateMedia({ colorScheme: 'dark' });
	await signIn(page, editor, milk);
	await openProduct(page);
	await expect(page.getByLabel('Pfand')).toHaveAttribute('readonly');
	await expect(page.getByLabel('Zutaten')).toBeEditable();
	await expectAccessible(page);

	await page.context().clearCookies();
	const service = await hire(stack, manager, { name: 'Sara Novak', role: 'service' });
	await signIn(page, service, milk);
	await openProduct(page);
	await expect(page.getByLabel('Zutaten')).toBeHidden();
	await expect(page.getByRole('button', { name: /^Speichern/ })).toBeHidden();
});
