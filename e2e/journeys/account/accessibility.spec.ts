import { newAddress } from '../../support/buyer.ts';
import { forgetSession, logIn, PASSWORD, signUp } from '../../support/customer.ts';
import { tabTo } from '../../support/focus.ts';
import { expect, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

test('with the keyboard alone: signs in, changes the name, adds an address and signs out', async ({
	page,
	stack,
}) => {
	const { email } = await signUp(page, stack);
	await forgetSession(page);
	await page.goto('/anmelden');
	await settled(page);
	const main = page.getByRole('main');
	const menu = page.getByRole('navigation', { name: 'Konto', exact: true });
	const keyboard = page.keyboard;

	await tabTo(page, page.getByLabel('E-Mail'));
	await keyboard.type(email);
	await tabTo(page, page.getByLabel('Passwort', { exact: true }));
	await keyboard.type(PASSWORD);
	await keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: /, Anna$/ })).toBeVisible();
	await expect(main).toBeFocused();

	await tabTo(page, menu.getByRole('link', { name: 'Persönliche Daten' }));
	await keyboard.press('Enter');
	const firstName = page.getByLabel('Vorname');
	await expect(firstName).toHaveValue('Anna');
	await expect(main).toBeFocused();
	await tabTo(page, firstName);
	await keyboard.press('ControlOrMeta+A');
	await keyboard.type('Anni');
	await keyboard.press('Enter');
	await expect(page.getByText('Gespeichert.')).toBeVisible();
	await expect(firstName).toBeFocused();

	await tabTo(page, menu.getByRole('link', { name: 'Adressen' }), 'Shift+Tab');
	await keyboard.press('Enter');
	await expect(page.getByText('Noch keine Adresse')).toBeVisible();
	await expect(main).toBeFocused();
	await tabTo(page, page.getByRole('button', { name: 'Adresse hinzufügen' }));
	await keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Neue Adresse' });
	await expect(dialog.locator(':focus')).toHaveCount(1);
	await tabTo(page, dialog.getByLabel('Straße'));
	await keyboard.type('Praterstraße 38');
	await expect(dialog.getByRole('option').filter({ hasText: '1020' }).first()).toBeVisible();
	await keyboard.press('ArrowDown');
	await keyboard.press('Enter');
	await expect(dialog.getByLabel('Hausnummer')).toHaveValue('38');
	await expect(dialog.getByLabel('Stiege')).toBeFocused();
	await tabTo(page, dialog.getByRole('button', { name: 'Adresse speichern' }));
	await keyboard.press('Enter');
	await expect(dialog).toHaveCount(0);
	await expect(main.getByText('Praterstraße 38')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Adresse hinzufügen' })).toBeFocused();

	await tabTo(page, menu.getByRole('button', { name: 'Abmelden' }), 'Shift+Tab');
	await keyboard.press('Enter');
	await expect(page).toHaveURL(/\/$/);
	await expect(main).toBeFocused();
});

test.describe('what a screen reader hears', () => {
	test('of the login, and of what went wrong', async ({ page, console }) => {
		console.expect(/403/);
		await page.goto('/anmelden');
		await settled(page);
		await expect(page.locator('body')).toMatchAriaSnapshot(`
- link "Zum Inhalt springen"
- banner:
  - link "Zur Startseite von Korb"
  - link "Als Gast weiter"
- main:
  - heading "Schön, dass du da bist." [level=1]
  - textbox "E-Mail"
  - link "Vergessen?"
  - textbox "Passwort"
  - button "Passwort anzeigen"
  - checkbox "Angemeldet bleiben" [checked]
  - button "Anmelden"
  - button "Mit Passkey anmelden"
  - button "Code per E-Mail schicken"
  - link "Konto anlegen"
  - complementary:
    - heading "Dein Einkauf, mit einem Griff." [level=2]
- region "Hinweise"
`);
		await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
		await expect(page.getByLabel('E-Mail')).toBeFocused();
		await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription(/brauchen wir von dir/);
		await logIn(page, { email: newAddress(), password: 'ganz falsch' });
		await expect(page.getByRole('main')).toMatchAriaSnapshot(`
- main:
  - heading "Schön, dass du da bist." [level=1]
  - alert: E-Mail oder Passwort stimmt nicht. Schau bitte noch einmal nach.
  - textbox "E-Mail"
  - textbox "Passwort"
`);
	});

	test('of the registration, and of what is missing', async ({ page }) => {
		await page.goto('/registrierung');
		await settled(page);
		await page.getByRole('button', { name: 'Konto anlegen' }).click();
		await expect(page.locator('body')).toMatchAriaSnapshot(`
- banner:
  - link "Zur Startseite von Korb"
  - link "Anmelden"
- main:
  - heading "Konto anlegen" [level=1]
  - group "Anrede":
    - radio "Frau"
    - radio "Herr"
    - radio "Firma"
  - textbox "Vorname"
  - textbox "Nachname"
  - textbox "E-Mail" [invalid]
  - paragraph: Dieses Feld brauchen wir von dir
  - textbox "Passwort" [invalid]
  - button "Passwort anzeigen"
  - paragraph: Dieses Feld brauchen wir von dir
  - textbox "Geburtsdatum optional"
  - button "Konto anlegen"
  - complementary:
    - heading "Dein Korb merkt sich was." [level=2]
`);
		await expect(page.getByLabel('E-Mail')).toBeFocused();
	});

	test('of the account', async ({ page, stack }) => {
		await signUp(page, stack);
		const main = page.getByRole('main');
		await page.goto('/profil');
		await expect(main).toMatchAriaSnapshot(`
- main:
  - navigation "Konto":
    - list:
      - listitem:
        - link "Übersicht"
      - listitem:
        - link "Bestellungen"
    - list:
      - listitem:
        - link "Persönliche Daten"
    - button "Abmelden"
  - heading /, Anna$/ [level=1]
  - region "Was darf dein erster Einkauf sein?":
    - heading "Was darf dein erster Einkauf sein?" [level=2]
  - navigation "Alles in deinem Konto"
`);
		await page.goto('/profil/daten');
		await expect(main).toMatchAriaSnapshot(`
- main:
  - navigation "Konto"
  - heading "Persönliche Daten" [level=1]
  - region "Das bist du":
    - heading "Das bist du" [level=2]
    - combobox "Anrede"
    - textbox "Titel optional"
    - textbox "Vorname": Anna
    - textbox "Nachname": Berger
    - textbox "Geburtsdatum optional"
    - button "Daten speichern"
  - region "E-Mail-Adresse":
    - heading "E-Mail-Adresse" [level=2]
    - list "E-Mail-Adresse"
    - status
`);
		await page.goto('/profil/adressen');
		await expect(main).toMatchAriaSnapshot(`
- main:
  - navigation "Konto"
  - heading "Adressen" [level=1]
  - heading "Noch keine Adresse" [level=2]
  - button "Adresse hinzufügen"
`);
		await page.goto('/profil/sicherheit');
		await expect(main).toMatchAriaSnapshot(`
- main:
  - navigation "Konto"
  - heading "Sicherheit und Daten" [level=1]
  - region "Passkeys":
    - heading "Passkeys" [level=2]
    - paragraph:
      - button "Passkey anlegen"
  - region "Passwort ändern":
    - heading "Passwort ändern" [level=2]
    - textbox "Jetziges Passwort"
    - textbox "Neues Passwort"
    - textbox "Neues Passwort, nochmal"
    - button "Passwort ändern"
  - region "Zweiter Schritt":
    - heading "Zweiter Schritt" [level=2]
    - switch "Zweiter Schritt beim Anmelden"
  - region "Angemeldete Geräte":
    - list "Angemeldete Geräte":
      - listitem: /Dieses Gerät/
  - region "Deine Daten":
    - list "Deine Daten":
      - listitem:
        - link "Datei herunterladen"
  - region "Konto löschen":
    - button "Konto löschen …"
`);
		await page.goto('/profil/benachrichtigungen');
		await expect(main).toMatchAriaSnapshot(`
- main:
  - navigation "Konto"
  - heading "Benachrichtigungen" [level=1]
  - region "Persönliche Angebote":
    - heading "Persönliche Angebote" [level=2]
    - list:
      - listitem:
        - switch /^Per E-Mail/
      - listitem:
        - switch "Per Post"
      - listitem:
        - switch "Per SMS"
  - region "Newsletter":
    - heading "Newsletter" [level=2]
    - list:
      - listitem:
        - switch /^Aktionen der Woche/
    - status
`);
	});
});
