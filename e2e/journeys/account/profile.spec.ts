import { deleteOtherSessions } from '@korb/contracts/customer/credential-paths';
import { putCustomer } from '@korb/contracts/customer/customer-paths';
import type { Page, Request } from '@playwright/test';
import { callApi, PASSWORD, signInElsewhere, signUp } from '../../support/customer.ts';
import { subjectsTo } from '../../support/mailbox.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { visitorOf } from '../../support/visitor.ts';

/** Calls with this method and path, from now on. */
function watchCalls(page: Page, endpoint: string): Request[] {
	const [method, path] = endpoint.split(' ');
	const seen: Request[] = [];
	page.on('request', (request) => {
		const isWanted = request.method() === method && new URL(request.url()).pathname === path;
		if (isWanted) seen.push(request);
	});
	return seen;
}

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`the account on a ${size}`, () => {
		test.use({ viewport });

		test('CUST-06 CUST-38 CUST-39 asks a guest to sign in, and says where to return', async ({
			page,
		}) => {
			await page.goto('/profil/adressen');
			await expect(page).toHaveURL(/\/anmelden\?/);
			const query = new URL(page.url()).searchParams;
			expect(query.get('returnUrl')).toBe('/profil/adressen');
			expect(query.get('authRequired')).toBe('true');
		});

		test('CUST-06 greets the customer and leads to every section', async ({ page, stack }) => {
			await signUp(page, stack);
			await page.goto('/profil');
			await expect(page.getByRole('heading', { level: 1, name: /, Anna$/ })).toBeVisible();
			const menu = page.getByRole('navigation', { name: 'Konto', exact: true });
			for (const [link, title] of [
				['Bestellungen', 'Bestellungen'],
				['Persönliche Daten', 'Persönliche Daten'],
				['Adressen', 'Adressen'],
				['Sicherheit & Daten', 'Sicherheit und Daten'],
				['Benachrichtigungen', 'Benachrichtigungen'],
			] as const) {
				await menu.getByRole('link', { name: link }).click();
				await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
				await expectAccessible(page);
				if (size === 'phone') {
					await page.locator('main').getByRole('link', { name: 'Mein Konto' }).click();
				}
			}
		});
	});
}

test('has no section at an unknown path', async ({ stack }) => {
	const { status } = visitorOf(stack);
	expect(await status('/profil/adressen')).toBe(200);
	expect(await status('/profil/gibt-es-nicht')).toBe(404);
	expect(await status('/profil/addresses')).toBe(404);
});

test('sends nothing personal from the server', async ({ page, stack, shop }) => {
	const { email } = await signUp(page, stack);
	const cookie = (await page.context().cookies(shop.origin))
		.map(({ name, value }) => `${name}=${value}`)
		.join('; ');
	const { body } = await visitorOf(stack).get('/profil', { cookie });
	expect(body).toContain('Mein Konto');
	expect(body).not.toContain(email);
	expect(body).not.toContain('Berger');
});

test('TEN-94 welcomes a customer who has just registered', async ({ page, stack }) => {
	await signUp(page, stack);
	await page.goto('/profil?from=registration');
	await expect(page.getByText('Willkommen bei Korb.')).toBeVisible();
	await page.goto('/profil');
	await expect(page.getByRole('heading', { level: 1, name: /, Anna$/ })).toBeVisible();
	await expect(page.getByText('Willkommen bei Korb.')).toHaveCount(0);
});

test('CUST-57 API-26 MISC-36 MISC-38 MISC-41 saves what was changed, and only that', async ({
	page,
	stack,
}) => {
	await signUp(page, stack);
	await page.goto('/profil/daten');
	const calls = watchCalls(page, putCustomer);
	const save = page.getByRole('button', { name: 'Daten speichern' });
	await save.click();
	const saved = page.locator('[data-toasts] [data-type="success"]', { hasText: 'Gespeichert.' });
	await expect(saved).toBeVisible();
	// The same notice again replaces the first.
	await save.click();
	await expect(saved).toHaveCount(1);
	expect(calls).toHaveLength(0);
	// It stays as long as the pointer is over it.
	await page.mouse.move(0, 0);
	await expect(saved).toHaveCount(0);

	await page.getByLabel('Nachname').fill('Huber');
	await page.getByLabel('Anrede').selectOption('Frau');
	await save.click();
	await expect.poll(() => calls.length).toBe(1);
	expect(calls[0]?.postDataJSON()).toEqual({ lastName: 'Huber', salutation: 'Female' });
	await page.reload();
	await expect(page.getByLabel('Nachname')).toHaveValue('Huber');
	await expect(page.getByLabel('Anrede')).toHaveValue('Female');
});

test('FORM-26 FORM-11 FORM-12 FORM-21 checks personal details before they are sent', async ({
	page,
	stack,
}) => {
	await signUp(page, stack);
	await page.goto('/profil/daten');
	const calls = watchCalls(page, putCustomer);
	const wrong = {
		Geburtsdatum: [`${new Date().getFullYear() - 10}-01-01`, 'Das passt hier nicht'],
		Vorname: ['A'.repeat(21), 'Höchstens 20 Zeichen'],
		Nachname: ['A'.repeat(25), 'Höchstens 24 Zeichen'],
		Titel: ['A'.repeat(16), 'Höchstens 15 Zeichen'],
	} as const;
	for (const [label, [text, error]] of Object.entries(wrong)) {
		await page.getByLabel(label).fill(text);
		await page.getByLabel(label).blur();
		await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
		await expect(page.getByText(error).first()).toBeVisible();
	}
	await page.getByRole('button', { name: 'Daten speichern' }).click();
	await expect(page.getByLabel('Titel')).toBeFocused();
	expect(calls).toHaveLength(0);
});

test('CUST-58 FORM-30 FORM-31 FORM-32 changes the password', async ({ page, stack, console }) => {
	console.expect(/403/);
	const { email } = await signUp(page, stack);
	await page.goto('/profil/sicherheit');
	const old = page.getByLabel('Jetziges Passwort');
	const next = page.getByLabel('Neues Passwort', { exact: true });
	const repeated = page.getByLabel('Neues Passwort, nochmal');
	const button = page.getByRole('button', { name: 'Passwort ändern' });

	await button.click();
	for (const field of [old, next, repeated]) {
		await expect(field).toHaveAccessibleDescription(/Dieses Feld brauchen wir von dir/);
	}
	await next.fill('kurz');
	await expect(next).toHaveAccessibleDescription(/Mindestens 8 Zeichen/);
	await next.fill('x'.repeat(51));
	await expect(next).toHaveAccessibleDescription(/Höchstens 50 Zeichen/);
	await old.fill('ganz falsch');
	await next.fill('vier Zwetschken im Wind');
	await repeated.fill('vier Zwetschken im Sturm');
	await button.click();
	await expect(repeated).toHaveAccessibleDescription(/nicht gleich/);
	await repeated.fill('vier Zwetschken im Wind');
	await button.click();
	await expect(old).toHaveAccessibleDescription(/nicht dein jetziges Passwort/);
	await old.fill(PASSWORD);
	await button.click();
	await expect(page.getByText('Dein Passwort ist geändert.')).toBeVisible();
	await expect(old).toHaveValue('');
	await expect.poll(() => subjectsTo(stack, email)).toContain('Dein Passwort wurde geändert');
	expect(await callApi(page, 'GET /api/customers')).toMatchObject({ email });
});

test('CUST-37 CUST-40 leads to the login when the session is lost', async ({
	page,
	stack,
	shop,
	browser,
	console,
}) => {
	console.expect(/401/);
	const account = await signUp(page, stack);
	await page.goto('/profil/daten');
	await expect(page.getByLabel('Vorname')).toHaveValue('Anna');
	const other = await signInElsewhere(browser, shop.origin, account);
	await callApi(other, deleteOtherSessions);
	await other.context().close();
	await page.getByLabel('Vorname').fill('Anni');
	await page.getByRole('button', { name: 'Daten speichern' }).click();
	await expect(page).toHaveURL(/\/anmelden\?returnUrl=%2Fprofil%2Fdaten&authRequired=true/);
});

test('CUST-32 CUST-48 CUST-49 signs out and shows nothing personal any more', async ({
	page,
	stack,
	console,
}) => {
	console.expect(/503/);
	await signUp(page, stack);
	await page.goto('/profil');
	const menu = page.getByRole('navigation', { name: 'Konto', exact: true });
	const leave = menu.getByRole('button', { name: 'Abmelden' });
	await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, json: {} }));
	await leave.click();
	await expect(page.getByText('Das Abmelden hat nicht geklappt.')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1, name: /, Anna$/ })).toBeVisible();

	await page.unroute('**/api/auth/logout');
	await leave.click();
	await expect(page.getByText('Du bist abgemeldet.')).toBeVisible();
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole('banner')).not.toContainText('Anna');
	await page.goto('/profil');
	await expect(page).toHaveURL(/\/anmelden/);
});
