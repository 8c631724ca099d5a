import { MAX_ADDRESSES } from '@korb/domain/customer/addresses';
import type { Page } from '@playwright/test';
import { callApi, signUp } from '../../support/customer.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const home = {
	name: 'Zuhause',
	firstName: 'Anna',
	lastName: 'Berger',
	streetName: 'Praterstraße',
	streetNumber: '38',
	postalCode: '1020',
	city: 'Wien',
};

function addressBookOn(page: Page) {
	const dialog = page.getByRole('dialog');
	const card = (name: string) =>
		page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
	return {
		dialog,
		card,
		field: (label: string) => dialog.getByLabel(label, { exact: true }),
		optional: (label: string) => dialog.getByLabel(new RegExp(`^${label}`)),
		/** The fields of a place, in the order of the form. */
		async fill(...texts: string[]): Promise<void> {
			for (const [index, label] of ['Straße', 'Hausnummer', 'PLZ', 'Ort'].entries()) {
				await dialog.getByLabel(label, { exact: true }).fill(texts[index] ?? '');
			}
		},
		save: () => dialog.getByRole('button', { name: 'Adresse speichern' }).click(),
		open: () => page.getByRole('button', { name: 'Adresse hinzufügen' }).click(),
	};
}

/** Resolves with the method and path of the next change of the address book. */
function nextChange(page: Page): Promise<string> {
	return page
		.waitForRequest(
			(request) => request.method() !== 'GET' && request.url().includes('/api/customers/addresses'),
		)
		.then((request) => `${request.method()} ${new URL(request.url()).pathname}`);
}

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`addresses on a ${size}`, () => {
		test.use({ viewport });

		test('CUST-124 API-47 API-48 API-49 API-50 are added, changed, made primary and deleted', async ({
			page,
			stack,
		}) => {
			await signUp(page, stack);
			await page.goto('/profil/adressen');
			const book = addressBookOn(page);
			await expect(page.getByText('Noch keine Adresse')).toBeVisible();

			await book.open();
			await book.field('Straße').fill('Praterstraße 38');
			const place = book.dialog.getByRole('option').filter({ hasText: '1020' }).first();
			await expect(place.getByText('Wir liefern hin')).toBeVisible();
			await place.click();
			await expect(book.field('Hausnummer')).toHaveValue('38');
			await expect(book.field('PLZ')).toHaveValue('1020');
			await expect(book.field('Ort')).toHaveValue('Wien');
			await book.field('Stiege').fill('2');
			await book.optional('Name der Adresse').fill('Zuhause');
			await book.dialog.getByRole('button', { name: 'Kein Lift' }).click();
			await expectAccessible(page);
			const added = nextChange(page);
			await book.save();
			expect(await added).toBe('POST /api/customers/addresses/delivery');
			await expect(book.card('Zuhause')).toContainText('Praterstraße 38, Stiege 2');
			await expect(book.card('Zuhause')).toContainText('Standard');
			await expect(book.card('Zuhause')).toContainText('Kein Lift');

			await book.open();
			await book.field('Straße').fill('Mariahilfer Straße');
			await expect(book.dialog.getByRole('option').first()).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(book.dialog.getByRole('option')).toHaveCount(0);
			await expect(book.dialog).toBeVisible();
			await book.fill('Mariahilfer Straße', '71', '1060', 'Wien');
			await book.optional('Name der Adresse').fill('Büro');
			await book.save();
			await expect(book.card('Büro')).toBeVisible();

			await book
				.card('Büro')
				.getByRole('button', { name: /^Bearbeiten/ })
				.click();
			await book.field('Hausnummer').fill('73');
			const changed = nextChange(page);
			await book.save();
			expect(await changed).toBe('PUT /api/customers/addresses/delivery');
			await expect(book.card('Büro')).toContainText('Mariahilfer Straße 73');

			const primary = nextChange(page);
			await book
				.card('Büro')
				.getByRole('button', { name: /^Als Standard/ })
				.click();
			expect(await primary).toMatch(/^POST \/api\/customers\/addresses\/[\w-]+\/primary$/);
			await expect(book.card('Büro')).toContainText('Standard');
			await expect(
				book.card('Zuhause').getByRole('button', { name: /^Als Standard/ }),
			).toBeVisible();

			const deleted = nextChange(page);
			await book.card('Zuhause').getByRole('button', { name: 'Zuhause löschen' }).click();
			expect(await deleted).toMatch(/^DELETE \/api\/customers\/addresses\/[\w-]+$/);
			await expect(book.card('Zuhause')).toHaveCount(0);

			await book.card('Büro').getByRole('button', { name: 'Büro löschen' }).click();
			await expect(book.dialog).toContainText('Büro löschen?');
			await book.dialog.getByRole('button', { name: 'Behalten' }).click();
			await expect(book.card('Büro')).toBeVisible();
			await page.reload();
			await expect(book.card('Büro')).toContainText('Mariahilfer Straße 73');
		});
	});
}

test('CUST-125 API-51 API-52 API-53 a combined address has calls of its own', async ({
	page,
	stack,
}) => {
	await signUp(page, stack);
	await page.goto('/profil/adressen');
	const book = addressBookOn(page);
	await book.open();
	await book.fill('Lange Gasse', '5', '1080', 'Wien');
	await book.dialog.getByText('Beides', { exact: true }).click();
	await book.optional('Firma').fill('Atelier Nord GmbH');
	await book.optional('Name der Adresse').fill('Atelier');
	const added = nextChange(page);
	await book.save();
	expect(await added).toBe('POST /api/customers/addresses/combined');
	await expect(page.getByRole('region', { name: 'Rechnungsadresse' })).toContainText(
		'Atelier Nord GmbH, Lange Gasse 5',
	);
	await book
		.card('Atelier')
		.getByRole('button', { name: /^Bearbeiten/ })
		.click();
	await book.field('Hausnummer').fill('7');
	const changed = nextChange(page);
	await book.save();
	expect(await changed).toBe('PUT /api/customers/addresses/combined');
	await expect(book.card('Atelier')).toContainText('Lange Gasse 7');
	await book.card('Atelier').getByRole('button', { name: 'Atelier löschen' }).click();
	const deleted = nextChange(page);
	await book.dialog.getByRole('button', { name: 'Adresse löschen' }).click();
	expect(await deleted).toMatch(/^DELETE \/api\/customers\/addresses\/[\w-]+\/combined$/);
	await expect(page.getByText('Noch keine Adresse')).toBeVisible();
});

test('FORM-13 FORM-14 FORM-15 FORM-17 FORM-18 FORM-19 FORM-22 checks an address before it is sent', async ({
	page,
	stack,
}) => {
	await signUp(page, stack);
	await page.goto('/profil/adressen');
	const book = addressBookOn(page);
	await book.open();
	const calls: string[] = [];
	page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
	await book.save();
	for (const label of ['Straße', 'Hausnummer', 'PLZ', 'Ort']) {
		await expect(book.field(label)).toHaveAccessibleDescription(/Dieses Feld brauchen wir/);
	}
	for (const [label, text, error] of [
		['Hausnummer', '123456', /Höchstens 5/],
		['PLZ', '12', /Mindestens 4/],
		['Ort', 'Wien<', /Das passt hier nicht/],
		['Stiege', '12345', /Höchstens 4/],
		['Stock', 'x'.repeat(21), /Höchstens 20/],
		['Tür', '12345', /Höchstens 4/],
	] as const) {
		await book.field(label).fill(text);
		await book.field(label).blur();
		await expect(book.field(label)).toHaveAccessibleDescription(error);
	}
	const note = book.optional('Hinweis für das Lieferteam');
	await note.fill('x'.repeat(241));
	await note.blur();
	await expect(note).toHaveAccessibleDescription(/Höchstens 240/);
	expect(calls.filter((url) => url.includes('/addresses'))).toEqual([]);
});

test(`CUST-122 CONST-21 no more than ${MAX_ADDRESSES} addresses`, async ({ page, stack }) => {
	await signUp(page, stack);
	for (let count = 1; count < MAX_ADDRESSES; count++) {
		await callApi(page, 'POST /api/customers/addresses/delivery', {
			...home,
			name: `Nr. ${count}`,
		});
	}
	await page.goto('/profil/adressen');
	const book = addressBookOn(page);
	await expect(page.getByText('19 von 20 Adressen')).toBeVisible();
	await book.open();
	await book.fill('Lange Gasse', '5', '1080', 'Wien');
	await book.save();
	await expect(page.getByText('20 von 20 Adressen')).toBeVisible();
	await expect(
		page.getByText('Mehr als 20 Adressen gehen nicht, lösch zuerst eine.'),
	).toBeVisible();
	await expect(page.getByRole('button', { name: 'Adresse hinzufügen' })).toHaveCount(0);
	await page.getByRole('button', { name: 'Nr. 3 löschen' }).click();
	await expect(page.getByRole('button', { name: 'Adresse hinzufügen' })).toBeVisible();
});

test('CUST-114 says why an address cannot be used', async ({ page, stack }) => {
	await signUp(page, stack);
	const { streetNumber: _, ...incomplete } = home;
	await callApi(page, 'POST /api/customers/addresses/delivery', incomplete);
	await page.goto('/profil/adressen');
	await expect(page.getByText('Ohne Hausnummer finden wir nicht hin.')).toBeVisible();
});
