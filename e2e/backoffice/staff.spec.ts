import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/backoffice/desk.ts';

const name = 'Tom Krainer';

test('two managers change a role at once: the second one sees both values', async ({
	manager,
	page,
	browser,
	baseURL,
	console,
}) => {
	console.expect(/status of 409/);
	await signIn(page, manager, '/staff');
	await page.getByRole('button', { name: 'Einladen' }).click();
	const invitation = page.getByRole('dialog', { name: 'Person einladen' });
	await invitation.getByLabel('E-Mail').fill(`tom-${Date.now()}@korb.example`);
	await invitation.getByLabel('Name').fill(name);
	await invitation.getByRole('button', { name: 'Einladung schicken' }).click();
	await expect(invitation).toBeHidden();

	const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT' });
	const other = await context.newPage();
	await signIn(other, manager, '/staff');
	const mine = await openPerson(page);
	const theirs = await openPerson(other);
	await theirs.getByLabel('Redaktion').check();
	await theirs.getByRole('button', { name: 'Speichern' }).click();
	await expect(theirs).toBeHidden();

	await mine.getByLabel('Packen').check();
	await mine.getByRole('button', { name: 'Speichern' }).click();
	const conflict = mine.getByRole('alert');
	await expect(conflict).toContainText('Jemand war schneller.');
	await expect(conflict.getByRole('row', { name: /Rollen/ })).toContainText('Redaktion');
	await expect(conflict.getByRole('row', { name: /Rollen/ })).toContainText('Packen');
	await other.reload();
	await expect(rowOf(other)).toContainText('Redaktion');
	await expect(rowOf(other)).not.toContainText('Packen');

	await mine.getByRole('button', { name: 'Meine speichern' }).click();
	await expect(mine).toBeHidden();
	await expect(rowOf(page)).toContainText('Packen');
	await expect(rowOf(page)).not.toContainText('Redaktion');
	await expect(page.getByText('hat eine Person geändert')).toHaveCount(2);
	await context.close();
});

function rowOf(page: Page) {
	return page
		.getByRole('region', { name: 'Personen' })
		.getByRole('row', { name: new RegExp(name) });
}

async function openPerson(page: Page) {
	await page.getByRole('button', { name: `${name} ändern` }).click();
	const dialog = page.getByRole('dialog', { name });
	await expect(dialog).toBeVisible();
	return dialog;
}
