import { addAuthenticator } from '../support/authenticator.ts';
import { enterPassword, expect, signIn, test } from '../support/backoffice/desk.ts';
import { linkTo } from '../support/mailbox.ts';

test('a wrong password opens nothing; the right one opens the page asked for', async ({
	manager,
	page,
	console,
}) => {
	console.expect(/403 \(Forbidden\)/);
	await page.goto('/staff/audit');
	await enterPassword(page, { ...manager, password: 'ganz etwas anderes' });
	await expect(page.getByRole('alert')).toContainText('stimmt nicht');
	await expect(page.getByRole('navigation', { name: 'Backoffice' })).toBeHidden();
	await page.getByLabel('Passwort', { exact: true }).fill(manager.password);
	await page.getByRole('button', { name: 'Weiter' }).click();
	await expect(page.getByRole('heading', { level: 2, name: 'Protokoll' })).toBeVisible();
	await page.reload();
	await expect(page.getByRole('heading', { level: 2, name: 'Protokoll' })).toBeVisible();

	await page.getByRole('button', { name: /^Maria Huber/ }).click();
	await page.getByRole('menuitem', { name: 'Abmelden' }).click();
	await expect(page.getByLabel('E-Mail')).toBeVisible();
	await page.goto('/staff');
	await expect(page.getByLabel('E-Mail')).toBeVisible();
});

test('an invited colleague chooses a password and sees what the role includes', async ({
	manager,
	page,
	stack,
	browser,
	baseURL,
}) => {
	const email = `jana-${Date.now()}@korb.example`;
	await signIn(page, manager, '/staff');
	await page.getByRole('button', { name: 'Einladen' }).click();
	const dialog = page.getByRole('dialog', { name: 'Person einladen' });
	await dialog.getByLabel('E-Mail').fill(email);
	await dialog.getByLabel('Name').fill('Jana Fürst');
	await dialog.getByRole('button', { name: 'Einladung schicken' }).click();
	await expect(dialog).toBeHidden();
	const people = page.getByRole('region', { name: 'Personen' });
	const row = people.getByRole('row', { name: new RegExp(email) });
	await expect(row).toContainText('Eingeladen, noch 7 Tage');

	const link = await linkTo(stack, email);
	const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT' });
	const jana = await context.newPage();
	await jana.goto(link);
	await expect(jana.getByRole('heading', { name: 'Hallo Jana Fürst' })).toBeVisible();
	await jana.getByLabel('Neues Passwort').fill('kren und marille zum kaffee');
	await jana.getByRole('button', { name: 'Weiter' }).click();
	const navigation = jana.getByRole('navigation', { name: 'Backoffice' });
	await expect(navigation.getByRole('link', { name: 'Bestellungen' })).toBeVisible();
	await expect(navigation.getByRole('link', { name: 'Team' })).toBeHidden();
	await context.close();
});

test('the switch to dark and English stays', async ({ manager, page }) => {
	await signIn(page, manager);
	await page.getByRole('button', { name: 'Hell oder dunkel' }).click();
	await page.getByRole('button', { name: /^Maria Huber/ }).click();
	await page.getByRole('menuitem', { name: 'English' }).click();
	await page.reload();
	await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a passkey that nobody chose leaves the sign-in as it was', async ({ manager, page }) => {
	await addAuthenticator(page);
	await page.goto('/sign-in');
	await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
	await enterPassword(page, manager);
	await expect(page.getByRole('navigation', { name: 'Backoffice' })).toBeVisible();
});

test('the company account opens the account with its address, and no other', async ({
	manager,
	page,
	identityProvider,
	baseURL,
	console,
}) => {
	console.expect(/403 \(Forbidden\)/);
	identityProvider?.serve(`${baseURL}/sign-in/oidc`);
	// The pages of the provider load a font.
	await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ body: '' }));
	const signInThere = async (email: string) => {
		await page.goto('/');
		await page.getByRole('button', { name: 'Mit Keycloak anmelden' }).click();
		await page.locator('[name=login]').fill(email);
		await page.locator('[name=password]').fill('whatever');
		await page.locator('[type=submit]').click();
		await page.locator('[type=submit]').click();
	};
	await signInThere('stranger@korb.example');
	await expect(page.getByRole('alert')).toContainText('keinen Zugang');
	await page.context().clearCookies();

	await signInThere(manager.email);
	await expect(page.getByRole('navigation', { name: 'Backoffice' })).toBeVisible();
	await expect(page).not.toHaveURL(/code=/);
});
