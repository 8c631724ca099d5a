import { expect, goByKey, signIn, test } from '../support/backoffice/desk.ts';
import { expectAccessible } from '../support/test.ts';

/** The edge serves a stale page once while it revalidates. */
const soon = { timeout: 20_000, intervals: [300] };

test('a feature is drafted, compared, published, gone from the shop, and rolled back', async ({
	browser,
	manager,
	page,
	shop,
}) => {
	const visitor = await browser.newContext({ baseURL: shop.origin });
	const recipes = async () => (await visitor.request.get('/rezepte')).status();
	const links = async () =>
		(await (await visitor.request.get('/')).text()).includes('href="/rezepte"');
	expect(await recipes()).toBe(200);
	expect(await links()).toBe(true);

	await signIn(page, manager);
	await goByKey(page, 'e', 'Einstellungen');
	const feature = page.getByRole('switch', { name: 'Rezepte' });
	await expect(feature).toBeChecked();
	await feature.click();
	const draft = page.getByRole('region', { name: 'Entwurf' });
	await expect(draft).toContainText('1 Änderung nicht veröffentlicht: Rezepte aus');
	await expect(page.getByText('/rezepte antwortet mit 404')).toBeVisible();
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'light' });
	expect(await recipes()).toBe(200);

	// A draft is stored, and everybody finds it.
	await page.reload();
	await expect(feature).not.toBeChecked();
	await draft.getByRole('button', { name: 'Veröffentlichen' }).click();
	const dialog = page.getByRole('dialog', { name: /^Entwurf gegen Version/ });
	await expect(dialog).toContainText('Rezepte ein → aus');
	await dialog.getByRole('button', { name: 'JSON' }).click();
	await expect(dialog.getByText('+ "featureRecipes": false')).toBeVisible();
	await expectAccessible(page);
	await dialog.getByLabel('Warum? Steht in der Chronik.').fill('Sommerpause');
	await page.keyboard.press('Enter');
	await expect(dialog).toBeHidden();
	await expect(draft).toBeHidden();
	await expect.poll(recipes, soon).toBe(404);
	await expect.poll(links, soon).toBe(false);

	await page.getByRole('link', { name: 'Chronik' }).click();
	await expect(page.getByText('Sommerpause')).toBeVisible();
	await expect(page.getByText('Was Zurücksetzen bewirkt')).toBeVisible();
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	const restore = page.getByRole('button', { name: /^Auf \d+ zurücksetzen$/ });
	const [version] = /\d+/.exec((await restore.textContent()) ?? '') ?? [];
	await restore.click();
	await expect(page.getByText(`Zurückgesetzt auf ${version}`, { exact: true })).toBeVisible();
	await expect.poll(recipes, soon).toBe(200);
	await expect.poll(links, soon).toBe(true);
	await visitor.close();

	await page.goto('/staff/audit');
	await expect(page.getByText('hat Einstellungen zurückgesetzt').first()).toBeVisible();
	await expect(page.getByText('Rezepte: ein → aus').first()).toBeVisible();
});

test('an order limit says what is wrong with it, and is discarded', async ({ manager, page }) => {
	await signIn(page, manager, '/settings/limits');
	const hold = page.getByLabel('Termin reserviert für');
	const before = await hold.inputValue();
	await hold.fill('241');
	await page.keyboard.press('Enter');
	await expect(page.getByText('Höchstens 240 Minuten.')).toBeVisible();
	const draft = page.getByRole('region', { name: 'Entwurf' });
	await expect(draft).toContainText('1 kann nicht veröffentlicht werden');
	await expect(draft.getByRole('button', { name: 'Veröffentlichen' })).toBeDisabled();
	await page.getByLabel('Gratis ab').fill('59');
	await page.keyboard.press('Tab');
	await expect(page.getByText(/^bisher €/)).toBeVisible();
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await draft.getByRole('button', { name: 'Verwerfen' }).click();
	await expect(draft).toBeHidden();
	await expect(hold).toHaveValue(before);
});

test('two people draft at once: the second one sees both values', async ({
	baseURL,
	browser,
	console,
	manager,
	page,
}) => {
	console.expect(/status of 409/);
	await signIn(page, manager, '/settings/limits');
	await expect(page.getByLabel('Gratis ab')).toBeVisible();
	const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT' });
	const other = await context.newPage();
	await signIn(other, manager, '/settings/limits');
	await other.getByLabel('Gratis ab').fill('79');
	await other.keyboard.press('Enter');
	await expect(other.getByText(/^bisher /)).toBeVisible();

	await page.getByLabel('Gratis ab').fill('69');
	await page.keyboard.press('Enter');
	const conflict = page.getByRole('alert');
	await expect(conflict.getByRole('row', { name: /Gratis ab/ })).toContainText('79,00');
	await expect(conflict.getByRole('row', { name: /Gratis ab/ })).toContainText('69,00');
	await page.getByRole('button', { name: 'Meine speichern' }).click();
	await expect(page.getByLabel('Gratis ab')).toHaveValue('69,00');
	await page.getByRole('button', { name: 'Verwerfen' }).click();
	await expect(page.getByRole('region', { name: 'Entwurf' })).toBeHidden();
	await context.close();
});

test('a path moves with a redirect, and not to where another page is', async ({
	browser,
	manager,
	page,
	shop,
}) => {
	const visitor = await browser.newContext({ baseURL: shop.origin });
	const answer = async (path: string) => {
		const found = await visitor.request.get(path, { maxRedirects: 0 });
		return `${found.status()} ${new URL(found.headers()['location'] ?? '/', shop.origin).pathname}`;
	};
	await signIn(page, manager, '/settings/paths');
	const path = page.getByLabel('Pfad: Pestizide');
	await path.fill('marken');
	await page.keyboard.press('Enter');
	await expect(page.getByText('Hier liegt schon: Marken.')).toBeVisible();
	const draft = page.getByRole('region', { name: 'Entwurf' });
	await expect(draft.getByRole('button', { name: 'Veröffentlichen' })).toBeDisabled();
	await path.fill('rueckstaende');
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('/pestizide → /rueckstaende')).toBeChecked();
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await draft.getByRole('button', { name: 'Veröffentlichen' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
	await expect(draft).toBeHidden();
	await expect.poll(() => answer('/pestizide'), soon).toBe('301 /rueckstaende');
	await expect.poll(() => answer('/rueckstaende'), soon).toBe('200 /');

	// Back again: the redirect from the page to its former place goes with it.
	await path.fill('pestizide');
	await page.keyboard.press('Enter');
	await expect(draft).toContainText('Pestizide /pestizide');
	await draft.getByRole('button', { name: 'Veröffentlichen' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
	await expect(draft).toBeHidden();
	await expect.poll(() => answer('/pestizide'), soon).toBe('200 /');
	await expect.poll(() => answer('/rueckstaende'), soon).toBe('301 /pestizide');
	await visitor.close();
});

test('a draft is planned for a time, waits unchanged, and is called off', async ({
	console,
	manager,
	page,
}) => {
	console.expect(/status of 409/);
	await signIn(page, manager, '/settings/features');
	const feature = page.getByRole('switch', { name: 'Pestizide' });
	await feature.click();
	const draft = page.getByRole('region', { name: 'Entwurf' });
	await draft.getByRole('button', { name: 'Veröffentlichen' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Zu einem Zeitpunkt').check();
	await dialog.getByLabel('Zeitpunkt', { exact: true }).fill('2020-01-01T06:00');
	await dialog.getByRole('button', { name: 'Planen' }).click();
	await expect(dialog.getByText('Dieser Zeitpunkt ist vorbei.')).toBeVisible();
	const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
	await dialog.getByLabel('Zeitpunkt', { exact: true }).fill(`${day}T06:00`);
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Planen' }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByText(/^Wird am .* um 06:00 veröffentlicht\.$/)).toBeVisible();
	await expect(feature).toBeDisabled();
	await page.getByRole('button', { name: 'Absagen' }).click();
	await expect(feature).toBeEnabled();
	await draft.getByRole('button', { name: 'Verwerfen' }).click();
	await expect(draft).toBeHidden();
});

test('the company is drafted, and its tax number said in the comparison', async ({
	manager,
	page,
}) => {
	await signIn(page, manager, '/settings/general');
	await page.getByLabel('UID-Nummer').fill('ATU12345678');
	await page.keyboard.press('Enter');
	const draft = page.getByRole('region', { name: 'Entwurf' });
	await expect(draft).toContainText('UID-Nummer ATU12345678');
	await page.getByLabel('Name des Shops').fill('');
	await page.keyboard.press('Tab');
	await expect(page.getByText('Mindestens 1.')).toBeVisible();
	await expect(draft.getByRole('button', { name: 'Veröffentlichen' })).toBeDisabled();
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await draft.getByRole('button', { name: 'Verwerfen' }).click();
	await expect(draft).toBeHidden();
});

test('a method of payment is drafted, has its place again, and needs another one', async ({
	manager,
	page,
}) => {
	await signIn(page, manager, '/settings/payment');
	const draft = page.getByRole('region', { name: 'Entwurf' });
	const paypal = page.getByRole('switch', { name: 'PayPal' });
	await expect(paypal).toBeChecked();
	await paypal.click();
	await expect(draft).toContainText('Zahlungsarten Karte');
	await expect(draft).not.toContainText('PayPal');
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await paypal.click();
	await expect(draft).toBeHidden();
});

test('a webhook is set up, its secret shown once and replaced, and it is deleted', async ({
	console,
	manager,
	page,
}) => {
	console.expect(/status of 409/);
	await signIn(page, manager, '/settings/webhooks');
	const endpoints = page.getByRole('region', { name: 'Empfänger' });
	await endpoints.getByRole('button', { name: 'Webhook einrichten' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Adresse').fill('https://10.0.0.7/orders');
	await dialog.getByRole('button', { name: 'Einrichten', exact: true }).click();
	await expect(dialog.getByText(/^Diese Adresse ist im Internet nicht erreichbar/)).toBeVisible();
	await dialog.getByLabel('Adresse').fill('https://erp.korb.example/orders?key=1');
	await dialog.getByLabel('Packen begonnen').uncheck();
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await page.keyboard.press('Enter');
	const secret = dialog.getByLabel('Signaturschlüssel');
	await expect(secret).toHaveValue(/^whsec_/);
	const first = await secret.inputValue();
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'light' });
	await page.keyboard.press('Escape');
	const row = endpoints.getByRole('listitem').filter({ hasText: 'erp.korb.example' });
	await expect(row).toContainText('Bestellt, Auf anderen Termin verschoben');
	await expect(row).not.toContainText('Packen begonnen');
	await expectAccessible(page);

	await row.getByRole('button', { name: 'Webhook an erp.korb.example pausieren' }).click();
	await expect(row).toContainText('pausiert');
	await row.getByRole('button', { name: 'Webhook an erp.korb.example fortsetzen' }).click();
	await expect(row).toContainText('alles angekommen');

	const choose = async (name: string) => {
		await row.getByRole('button', { name: 'Mehr zu erp.korb.example' }).click();
		await page.getByRole('menuitem', { name }).click();
	};
	await choose('Neuer Schlüssel');
	await dialog.getByRole('button', { name: 'Neuer Schlüssel' }).click();
	await expect(secret).toHaveValue(/^whsec_/);
	expect(await secret.inputValue()).not.toBe(first);
	await page.keyboard.press('Escape');
	await expect(row).toContainText(/^.*auch mit dem bisherigen Schlüssel signiert/);

	await choose('Löschen');
	await dialog.getByRole('button', { name: 'Löschen' }).click();
	await expect(row).toBeHidden();

	await page.goto('/staff/audit');
	await expect(page.getByText('hat einen Webhook gelöscht').first()).toBeVisible();
	await expect(page.getByText('whsec_')).toHaveCount(0);
});

test('a payment account is checked, takes the payments, is closed and deleted', async ({
	console,
	manager,
	page,
	stack,
}) => {
	console.expect(/status of 409/);
	await signIn(page, manager, '/settings/payment');
	const card = page.getByRole('region', { name: 'Zahlungskonten' });
	const shared = card.getByRole('listitem').filter({ hasText: 'Konto des Betriebs' });
	await expect(shared).toContainText('nimmt neue Zahlungen');
	await card.getByRole('button', { name: 'Konto eintragen' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Name des Kontos').fill('probe');
	await dialog.getByLabel('Anbieter').selectOption('sandbox');
	await dialog.getByLabel('Geheimer Schlüssel').fill('key-of-somebody-else');
	await dialog.getByLabel('Signaturschlüssel der Ereignisse').fill('secret-of-the-events-of-e2e');
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'light' });
	await dialog.getByRole('button', { name: 'Prüfen und speichern' }).click();
	await expect(
		dialog.getByText(/^Der Anbieter nimmt den geheimen Schlüssel nicht an/),
	).toBeVisible();
	await dialog.getByLabel('Geheimer Schlüssel').fill(stack.secrets.paymentKey);
	await dialog.getByRole('button', { name: 'Prüfen und speichern' }).click();
	await expect(dialog).toBeHidden();
	const own = card.getByRole('listitem').filter({ hasText: 'probe' });
	await expect(own).toContainText('nimmt neue Zahlungen');
	await expect(shared).not.toContainText('nimmt neue Zahlungen');
	await expect(own).toContainText('/api/payment-events/sandbox/');
	await expectAccessible(page);

	const end = async (name: string) => {
		await own.getByRole('button', { name: 'Mehr zu probe' }).click();
		await page.getByRole('menuitem', { name }).click();
		await dialog.getByRole('button', { name }).click();
	};
	await end('Stilllegen');
	await expect(own).toContainText('stillgelegt');
	await expect(shared).toContainText('nimmt neue Zahlungen');
	await end('Schlüssel löschen');
	await expect(own).toBeHidden();
});

test('legal pages say when they were published, and lead to the CMS', async ({ manager, page }) => {
	await signIn(page, manager, '/settings/legal');
	const pages = page.getByRole('region', { name: 'Rechtliche Seiten' });
	await expect(pages.getByRole('row', { name: /^Widerrufsbelehrung/ })).toContainText('/widerruf');
	await expect(pages.getByRole('row', { name: /^Datenschutz/ }).getByRole('time')).toBeVisible();
	await expect(pages.getByText('Seite fehlt')).toHaveCount(0);
	const edit = pages.getByRole('link', { name: 'Widerrufsbelehrung im CMS öffnen' });
	await expect(edit).toHaveAttribute('href', /\/admin\/collections\/pages\?where.*widerruf$/);
	const menu = page.getByRole('navigation', { name: 'Backoffice' });
	await expect(menu.getByRole('link', { name: 'Inhalte (CMS)' })).toBeVisible();
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
});
