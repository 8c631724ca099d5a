import type { Page } from '@playwright/test';
import { expect, hire, signIn, test } from '../support/backoffice/desk.ts';
import { signUp } from '../support/customer.ts';
import { expectAccessible } from '../support/test.ts';

const service = { name: 'Sara Lang', role: 'service' } as const;
const teresa = { firstName: 'Teresa', lastName: 'Wagner' };

/** Types a product, and presses Enter until there are so many in the cart. */
async function add(page: Page, product: string, count: number): Promise<void> {
	const search = page.getByRole('combobox', { name: 'Produkt suchen' });
	await expect(search).toBeFocused();
	await page.keyboard.type(product);
	await expect(page.getByRole('option').first()).toBeVisible();
	await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
	for (let pressed = 1; pressed <= count; pressed++) {
		await page.keyboard.press('Enter');
		await expect(
			page.getByRole('status').filter({ hasText: `: ${pressed} im Korb` }),
		).toBeAttached();
	}
}

test('service takes an order by phone for a customer, by keys', async ({
	browser,
	manager,
	page,
	stack,
	shop,
}) => {
	const visitor = await browser.newContext({ baseURL: shop.origin });
	const { email } = await signUp(await visitor.newPage(), stack, teresa);
	await visitor.close();

	await signIn(page, await hire(stack, manager, service), '/orders');
	await page.keyboard.press('Control+k');
	await page.keyboard.type('telefonb');
	await expect(page.getByRole('option', { name: /^Telefonbestellung/ })).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('combobox', { name: 'Wer ruft an?' })).toBeFocused();
	await page.keyboard.type(email);
	await expect(page.getByRole('option', { name: /Teresa Wagner/ })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Enter');
	const title = page.getByRole('heading', { level: 1 });
	await expect(title).toHaveText('Telefonbestellung: Teresa Wagner');

	await add(page, 'kaffee', 8);
	await add(page, 'olivenöl', 4);
	await add(page, 'milch', 2);
	const order = page.getByRole('button', { name: /^Verbindlich bestellen/ });
	await expect(order).toBeDisabled();
	await expect(page.getByText('Die Adresse fehlt')).toBeVisible();

	await page.getByRole('button', { name: 'Eingeben', exact: true }).press('Enter');
	const address = page.getByRole('dialog', { name: 'Kontakt und Adresse' });
	await expect(address.getByLabel('E-Mail')).toHaveValue(email);
	await address.getByLabel('Telefon').fill('0660 7654321');
	await address.getByLabel('Straße').fill('Praterstraße');
	await address.getByLabel('Hausnummer').fill('38');
	await address.getByLabel('PLZ').fill('1020');
	await expectAccessible(page);
	await page.keyboard.press('Enter');
	await expect(address.getByText('Bitte ausfüllen')).toBeVisible();
	await address.getByLabel('Ort', { exact: true }).fill('Wien');
	await page.keyboard.press('Enter');
	await expect(address).toBeHidden();

	await page.getByRole('button', { name: 'Wählen', exact: true }).press('Enter');
	const windows = page.getByRole('dialog', { name: 'Termin' });
	await windows.getByRole('radio').last().focus();
	await page.keyboard.press('Space');
	await page.keyboard.press('Enter');
	await expect(windows).toBeHidden();
	await expect(page.getByText(/^Der Platz ist bis .* reserviert\.$/)).toBeVisible();
	await expect(page.getByRole('radio', { name: 'An der Tür' })).toBeChecked();
	await expectAccessible(page);

	await expect(order).toBeEnabled();
	await order.focus();
	await expect(order).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/orders\/\d+$/);
	const timeline = page.getByRole('region', { name: 'Was geschah' });
	await expect(timeline).toContainText('hat die Bestellung am Telefon aufgenommen');
	await expect(timeline).toContainText('Sara Lang');
	const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	await page.goto('/orders?view=all');
	await expect(page.getByRole('link', { name: number })).toBeVisible();
});

test('an order that nobody wants any more is discarded', async ({ manager, page, stack }) => {
	await signIn(page, await hire(stack, manager, service), '/orders');
	await page.getByRole('button', { name: 'Telefonbestellung' }).click();
	await page.getByRole('button', { name: 'Ohne Konto bestellen' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'Telefonbestellung: Anruf ohne Konto',
	);
	await add(page, 'milch', 1);
	await page.getByRole('button', { name: /entfernen$/ }).click();
	await expect(page.getByText('Noch ist nichts im Korb')).toBeVisible();
	await page.getByRole('button', { name: 'Verwerfen' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellungen');
});
