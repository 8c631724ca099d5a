import { getSessions } from '@korb/contracts/customer/credential-paths';
import { addAuthenticator } from '../../support/authenticator.ts';
import { callApi, PASSWORD, signInElsewhere, signUp } from '../../support/customer.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test('adds, renames and deletes a passkey', async ({ page, stack }) => {
	await addAuthenticator(page);
	await signUp(page, stack);
	await page.goto('/profil/sicherheit');
	const panel = page.getByRole('region', { name: 'Passkeys' });
	await panel.getByRole('button', { name: 'Passkey anlegen' }).click();
	await expect(page.getByText('Dein Passkey ist angelegt.')).toBeVisible();
	await expect(panel.getByRole('listitem')).toHaveCount(1);
	await expect(page.getByText('Dein Konto ist gut geschützt')).toBeVisible();
	await panel.getByRole('button', { name: /umbenennen$/ }).click();
	await page.getByRole('dialog').getByLabel('Name').fill('Laptop');
	await page.getByRole('dialog').getByRole('button', { name: 'Name speichern' }).click();
	await expect(panel.getByText('Laptop')).toBeVisible();
	await panel.getByRole('button', { name: 'Passkey Laptop löschen' }).click();
	await expect(panel.getByRole('listitem')).toHaveCount(0);
	await expect(page.getByText('Dein Konto ist mit einem Passwort geschützt')).toBeVisible();
});

test('switches the second step on and off', async ({ page, stack }) => {
	await signUp(page, stack);
	await page.goto('/profil/sicherheit');
	const toggle = page.getByRole('switch', { name: 'Zweiter Schritt beim Anmelden' });
	await toggle.check();
	await expect(page.getByText('Der zweite Schritt ist an.')).toBeVisible();
	await page.reload();
	await expect(toggle).toBeChecked();
	await toggle.uncheck();
	await expect(page.getByText('Dein Konto ist mit einem Passwort geschützt')).toBeVisible();
});

test('lists devices and signs the others out', async ({ page, stack, shop, browser }) => {
	const account = await signUp(page, stack);
	const other = await signInElsewhere(browser, shop.origin, account);
	await page.goto('/profil/sicherheit');
	const panel = page.getByRole('region', { name: 'Angemeldete Geräte' });
	await expect(panel.getByRole('listitem')).toHaveCount(2);
	await panel.getByRole('button', { name: 'Überall sonst abmelden' }).click();
	await expect(panel.getByRole('listitem')).toHaveCount(1);
	await expect(panel.getByText('Dieses Gerät')).toBeVisible();
	await expect(callApi(other, getSessions)).rejects.toThrow(/401/);
	await other.context().close();
});

test('deletes the account after saying what is lost, and keeps it on request', async ({
	page,
	stack,
	console,
}) => {
	console.expect(/403/);
	const { email } = await signUp(page, stack);
	await page.goto('/profil/sicherheit');
	await page.getByRole('button', { name: 'Konto löschen …' }).click();
	const dialog = page.getByRole('dialog', { name: 'Konto löschen?' });
	await expect(dialog.getByRole('button', { name: 'Behalten' })).toBeFocused();
	await expectAccessible(page);
	const button = dialog.getByRole('button', { name: 'Konto löschen' });
	const password = dialog.getByLabel('Dein Passwort');
	await password.fill('ganz falsch');
	await button.click();
	await expect(password).toHaveAccessibleDescription(/Das Passwort stimmt nicht\./);
	await password.fill(PASSWORD);
	await button.click();
	await expect(page.getByText(/^Dein Konto wird am .* gelöscht\./)).toBeVisible();
	await expect(page).toHaveURL(/\/$/);
	await callApi(page, 'POST /api/auth/login', { email, password: PASSWORD });
	await page.goto('/profil');
	await expect(page.getByRole('heading', { level: 1, name: /, Anna$/ })).toBeVisible();
});

test('gives the customer a copy of everything', async ({ page, stack }) => {
	await signUp(page, stack);
	await page.goto('/profil/sicherheit');
	const download = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Datei herunterladen' }).click();
	expect((await download).suggestedFilename()).toMatch(/\.zip$/);
});
