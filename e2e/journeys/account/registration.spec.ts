import { newAddress } from '../../support/buyer.ts';
import { PASSWORD } from '../../support/customer.ts';
import { linkTo } from '../../support/mailbox.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

test('FORM-10 says how hard a new password is to guess, once one is typed', async ({ page }) => {
	const lists: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('rate-password')) lists.push(request.url());
	});
	await page.goto('/registrierung');
	await settled(page);
	expect(lists).toEqual([]);
	await page.getByLabel('Vorname').fill('Anna');
	await page.getByLabel('Nachname').fill('Berger');
	const password = page.getByLabel('Passwort', { exact: true });
	for (const [text, strength] of [
		['annaberger', 'Zu leicht zu erraten.'],
		['xK9#mQ2v', 'Geht so.'],
		[PASSWORD, 'Sehr stark.'],
	] as const) {
		await password.fill(text);
		await expect(page.getByRole('status').filter({ hasText: strength })).toBeVisible();
		await expect(password).toHaveAccessibleDescription(new RegExp(`^${strength} 8 bis 50`));
	}
	expect(lists).toHaveLength(1);
});

test('CUST-52 sends another link for one that has expired', async ({ page, stack, console }) => {
	console.expect(/404/);
	const email = newAddress();
	await page.goto('/registrierung');
	await settled(page);
	await page.getByLabel('E-Mail').fill(email);
	await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
	await page.getByRole('button', { name: 'Konto anlegen' }).click();
	await expect(page.getByRole('heading', { name: 'Schau in dein Postfach.' })).toBeVisible();
	const first = await linkTo(stack, email);

	await page.goto(`/registrierung?tab=confirm#token=${'x'.repeat(43)}`);
	await expect(page.getByRole('heading', { name: 'Der Link ist abgelaufen.' })).toBeVisible();
	await page.getByLabel('E-Mail').fill(email);
	await page.getByRole('button', { name: 'Neuen Link schicken' }).click();
	await expect(page.getByRole('heading', { name: 'Schau in dein Postfach.' })).toBeVisible();
	await expect(page.getByText(email)).toBeVisible();
	await expectAccessible(page);
	await expect.poll(() => linkTo(stack, email), { timeout: 30_000 }).not.toBe(first);
	const second = await linkTo(stack, email);
	// Another token alone is no other page.
	await page.goto('/');
	await page.goto(second);
	await expect(page.getByRole('heading', { name: /^Bestätigt\./ })).toBeVisible();
});
