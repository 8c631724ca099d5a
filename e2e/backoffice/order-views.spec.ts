import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { placeOrder } from '../support/orders.ts';

test('filters and sorting are saved as a view, shared, renamed and deleted', async ({
	manager,
	page,
	stack,
	shop,
}) => {
	const order = await placeOrder(stack, shop, 'ida@kundin.example');
	await signIn(page, manager, '/orders?view=all');
	await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Ansicht speichern' })).toBeHidden();

	await page.getByRole('button', { name: 'Termin', exact: true }).click();
	await expect(page).toHaveURL(/sort=window/);
	await expect(page.getByRole('columnheader', { name: 'Termin' })).toHaveAttribute(
		'aria-sort',
		'ascending',
	);
	await page.getByRole('button', { name: 'Status' }).click();
	await page.getByRole('menuitem', { name: 'Bestellt' }).click();

	await page.getByRole('button', { name: 'Ansicht speichern' }).click();
	const dialog = page.getByRole('dialog', { name: 'Ansicht speichern' });
	await dialog.getByLabel('Name').fill('Nächste Termine');
	await dialog.getByLabel('Mit allen teilen').check();
	await page.keyboard.press('Enter');
	await expect(dialog).toBeHidden();
	const views = page.getByRole('navigation', { name: 'Ansichten' });
	const tab = views.getByRole('link', { name: 'Nächste Termine' });
	await expect(tab).toHaveAttribute('aria-current', 'page');
	await expect(page).toHaveURL(/view=all&status=PLACED&sort=window&saved=/);

	// The tab alone leads to the same list.
	await views.getByRole('link', { name: 'Heute' }).click();
	await expect(tab).not.toHaveAttribute('aria-current');
	await tab.click();
	await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Filter entfernen: Status' })).toBeVisible();

	await page.getByRole('button', { name: 'Filter entfernen: Status' }).click();
	await page.getByRole('button', { name: 'Änderung speichern' }).click();
	const update = page.getByRole('dialog', { name: '„Nächste Termine“ ändern?' });
	await expect(update).toContainText('für alle');
	await update.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByRole('button', { name: 'Änderung speichern' })).toBeHidden();

	await page.getByRole('button', { name: /bearbeiten$/ }).click();
	await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
	await page.getByRole('dialog').getByLabel('Name').fill('Als Nächstes');
	await page.keyboard.press('Enter');
	await expect(views.getByRole('link', { name: 'Als Nächstes' })).toBeVisible();

	await page.getByRole('button', { name: /bearbeiten$/ }).click();
	await page.getByRole('menuitem', { name: 'Ansicht löschen' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Ansicht löschen' }).click();
	await expect(views.getByRole('link', { name: 'Als Nächstes' })).toBeHidden();
	await expect(views.getByRole('link', { name: 'Alle', exact: true })).toHaveAttribute(
		'aria-current',
		'page',
	);
});
