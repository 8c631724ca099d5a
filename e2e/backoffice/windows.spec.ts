import type { Page } from '@playwright/test';
import { expect, goByKey, signIn, test } from '../support/backoffice/desk.ts';

/** Next week, where nothing has begun; its first windows on the given weekday. */
async function openWindow(page: Page, weekday: string, time: string) {
	await page.getByRole('button', { name: 'Nächste Woche' }).click();
	const cell = page.getByRole('button', { name: new RegExp(`^${weekday}\\.? ${time}\\b`) });
	await cell.click();
	const panel = page.getByRole('complementary', { name: 'Gewählter Termin' });
	await expect(panel.getByLabel('Plätze')).toBeVisible();
	return { cell, panel };
}

test('places are added to a window, but never removed below what is taken', async ({
	manager,
	page,
}) => {
	await signIn(page, manager);
	await goByKey(page, 'w', 'Termine');
	const { cell, panel } = await openWindow(page, 'Mo', '10–12');
	const places = panel.getByLabel('Plätze');
	const before = Number(await places.inputValue());
	await places.fill(String(before + 8));
	await panel.getByRole('button', { name: '+8 Plätze speichern' }).click();
	await expect(cell).toContainText(`/ ${before + 8}`);
	await expect(cell).toContainText('+8');
	await page.reload();
	await expect(panel.getByLabel('Plätze')).toHaveValue(String(before + 8));

	const taken = Number.parseInt((await cell.locator('b').first().textContent()) ?? '', 10);
	expect(taken).toBeGreaterThan(0);
	await places.fill(String(taken - 1));
	await expect(panel.getByText(`${taken} Plätze sind vergeben.`)).toBeVisible();
	await expect(panel.getByRole('button', { name: /speichern/i })).toBeDisabled();
	await page.keyboard.press('Escape');
	await expect(panel).toBeHidden();
});

test('a fee of every such weekday says what it changes, and is in the audit log', async ({
	manager,
	page,
}) => {
	await signIn(page, manager, '/windows');
	const { cell, panel } = await openWindow(page, 'Di', '12–14');
	await panel.getByLabel('Gebühr').fill('3,30');
	await panel.getByLabel(/^Jeden Dienstag ab/).check();
	await expect(panel.getByRole('status')).toContainText('geplante');
	await panel.getByRole('button', { name: 'Speichern' }).click();
	await expect(cell).toContainText('3,30');
	await page.goto('/staff/audit');
	await expect(page.getByText('hat einen Termin geändert').first()).toBeVisible();
	await expect(page.getByText('Gilt für: den Wochentag').first()).toBeVisible();
});

test('a window is closed with a reason and opened again', async ({ manager, page }) => {
	await signIn(page, manager, '/windows');
	const { panel } = await openWindow(page, 'Mi', '14–16');
	await panel.getByRole('button', { name: 'Termin schließen' }).click();
	const dialog = page.getByRole('dialog', { name: 'Diesen Termin schließen?' });
	await dialog.getByLabel('Grund').fill('Inventur');
	await dialog.getByRole('button', { name: 'Termin schließen' }).click();
	await expect(dialog).toBeHidden();
	await expect(panel).toContainText('Für neue Bestellungen geschlossen: Inventur');
	await expect(page.getByRole('table').getByText('Inventur')).toBeVisible();
	await panel.getByRole('button', { name: 'Wieder öffnen' }).click();
	await expect(panel.getByRole('button', { name: 'Termin schließen' })).toBeVisible();

	// ⌘Z takes it back: closed again, for the same reason.
	const last = page.getByRole('region', { name: 'Letzte Änderung' });
	await expect(last).toContainText('wieder geöffnet');
	await page.keyboard.press('ControlOrMeta+z');
	await expect(last).toContainText('Rückgängig gemacht');
	await expect(panel).toContainText('Für neue Bestellungen geschlossen: Inventur');
	await panel.getByRole('button', { name: 'Wieder öffnen' }).click();
	await expect(panel.getByRole('button', { name: 'Termin schließen' })).toBeVisible();
});

test('places are undone, but not over what somebody else has changed since', async ({
	manager,
	page,
	browser,
	baseURL,
	console,
}) => {
	console.expect(/status of 409/);
	await signIn(page, manager, '/windows');
	const { cell, panel } = await openWindow(page, 'Fr', '16–18');
	const places = panel.getByLabel('Plätze');
	const before = Number(await places.inputValue());
	const add = async (count: number) => {
		await places.fill(String(before + count));
		await panel.getByRole('button', { name: `+${count} Plätze speichern` }).click();
		await expect(cell).toContainText(`/ ${before + count}`);
	};
	const last = page.getByRole('region', { name: 'Letzte Änderung' });
	await add(5);
	// What is being typed is taken back by the field itself.
	await places.press('ControlOrMeta+z');
	await expect(cell).toContainText(`/ ${before + 5}`);
	await last.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(last).toContainText('Rückgängig gemacht');
	await expect(cell).not.toContainText(`/ ${before + 5}`);
	await expect(places).toHaveValue(String(before));

	await add(7);
	const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT' });
	const other = await context.newPage();
	await signIn(other, manager, '/windows');
	const theirs = await openWindow(other, 'Fr', '16–18');
	await theirs.panel.getByLabel('Plätze').fill(String(before + 9));
	await theirs.panel.getByRole('button', { name: '+2 Plätze speichern' }).click();
	await expect(theirs.cell).toContainText(`/ ${before + 9}`);
	await last.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(last).toContainText('Nicht rückgängig gemacht');
	await page.reload();
	await expect(cell).toContainText(`/ ${before + 9}`);
	await context.close();
});

test('two managers change a window at once: the second one sees both values', async ({
	manager,
	page,
	browser,
	baseURL,
	console,
}) => {
	console.expect(/status of 409/);
	await signIn(page, manager, '/windows');
	const mine = await openWindow(page, 'Do', '18–20');
	const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT' });
	const other = await context.newPage();
	await signIn(other, manager, '/windows');
	const theirs = await openWindow(other, 'Do', '18–20');
	await theirs.panel.getByLabel('Plätze').fill('201');
	await theirs.panel.getByRole('button', { name: /Plätze speichern/ }).click();
	await expect(theirs.cell).toContainText('/ 201');

	await mine.panel.getByLabel('Plätze').fill('202');
	await mine.panel.getByRole('button', { name: /Plätze speichern/ }).click();
	const conflict = mine.panel.getByRole('alert');
	await expect(conflict).toContainText('Jemand war schneller.');
	await expect(conflict.getByRole('row', { name: /Plätze/ })).toContainText('201');
	await expect(conflict.getByRole('row', { name: /Plätze/ })).toContainText('202');
	await mine.panel.getByRole('button', { name: 'Meine speichern' }).click();
	await expect(mine.cell).toContainText('/ 202');
	await context.close();
});

test('a day is closed after saying what happens, and opened again', async ({ manager, page }) => {
	await signIn(page, manager, '/windows');
	await page.getByRole('button', { name: 'Schließtage' }).click();
	const dialog = page.getByRole('dialog', { name: 'Schließtage' });
	const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
	await dialog.getByLabel('Tag', { exact: true }).fill(day);
	await dialog.getByRole('textbox', { name: 'Grund' }).fill('Betriebsausflug');
	await expect(dialog).toContainText(/verschwinde|bleib/);
	await dialog.getByRole('button', { name: 'Tag schließen' }).click();
	const entry = dialog.getByRole('listitem').filter({ hasText: 'Betriebsausflug' });
	await expect(entry).toContainText('alle Standorte und Filialen');
	await entry.getByRole('button', { name: /wieder öffnen/ }).click();
	await expect(entry).toBeHidden();
	await page.keyboard.press('Escape');
});

test('a template is added, and its windows are there at once', async ({ manager, page }) => {
	await signIn(page, manager, '/windows');
	await page.getByRole('link', { name: /^Vorlagen/ }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Vorlagen' })).toBeVisible();
	await page.getByRole('button', { name: 'Neue Vorlage' }).click();
	const dialog = page.getByRole('dialog', { name: 'Neue Vorlage' });
	const name = `van-late-${Date.now()}`;
	await dialog.getByLabel('Name').fill(name);
	await dialog.getByLabel('Beginn', { exact: true }).fill('22:00');
	await dialog.getByLabel('Ende').fill('00:00');
	await dialog.getByLabel('Gebühr').fill('5,90');
	await dialog.getByRole('button', { name: 'Speichern' }).click();
	await expect(dialog).toBeHidden();
	const row = page.getByRole('row').filter({ hasText: name });
	await expect(row).toContainText('Läuft');
	await row.getByRole('button', { name: `${name} ändern` }).click();
	const change = page.getByRole('dialog', { name });
	for (const day of ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag']) {
		await change.getByLabel(day).uncheck();
	}
	await change.getByRole('button', { name: 'Speichern' }).click();
	await expect(row).toContainText('Pausiert');
});

test('a week is copied to the next one after a dry run', async ({ manager, page }) => {
	await signIn(page, manager, '/windows');
	// On Mondays the week after next is not planned yet, so this one is copied to.
	const isMonday = new Date().getDay() === 1;
	const { cell, panel } = await openWindow(page, isMonday ? 'Sa' : 'Mo', '08–10');
	const before = Number(await panel.getByLabel('Plätze').inputValue());
	await panel.getByLabel('Plätze').fill(String(before + 3));
	await panel.getByRole('button', { name: '+3 Plätze speichern' }).click();
	await expect(cell).toContainText(`/ ${before + 3}`);
	await page.getByRole('button', { name: 'Woche kopieren' }).click();
	const dialog = page.getByRole('dialog', { name: /in andere Wochen kopieren/ });
	await dialog.getByRole('checkbox', { name: /^KW/ }).first().uncheck();
	await dialog.getByRole('checkbox', { name: /^KW/ }).last().check();
	await expect(dialog.getByRole('row', { name: /Geändert/ })).toBeVisible();
	await dialog.getByRole('button', { name: /Termine? kopieren/ }).click();
	await expect(dialog).toBeHidden();
	await page.goto('/staff/audit');
	await expect(page.getByText('hat eine Woche Termine kopiert').first()).toBeVisible();
});
