import type { Page } from '@playwright/test';
import { buyerOn, LONG_TIMEOUT, newAddress } from '../../support/buyer.ts';
import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

test.describe.configure({ timeout: 180_000 });

/** Discovers one product by browsing and one by searching. */
async function fillCart(page: Page): Promise<void> {
	await shopperOn(page).visit('/');
	await page.locator('main a[href="/kategorie/obst-gemuese"]').first().click();
	await expect(page.getByRole('heading', { level: 1, name: 'Obst & Gemüse' })).toBeVisible();
	await settled(page);
	const apricots = page.locator('main article').filter({ hasText: 'Wachauer Marillen' }).first();
	await apricots.getByRole('button', { name: /^In den Korb/ }).click();
	const more = apricots.getByRole('button', { name: /^Mehr: / });
	// Enough for a delivery.
	for (let pieces = 1; pieces < 12; pieces += 1) await more.click();

	const search = page.getByRole('banner').getByLabel('Suche im Sortiment');
	await search.click();
	await search.pressSequentially('mineralwasser');
	await search.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('mineralwasser');
	await settled(page);
	const hits = page.locator('main article').getByRole('button', { name: /^In den Korb/ });
	await hits.first().click();
	await expect(page.locator('main [data-order="counting"]')).toHaveCount(1);
}

async function goToCheckout(page: Page): Promise<void> {
	await shopperOn(page).visit('/warenkorb');
	await expect(page.locator('[data-line]')).toHaveCount(2);
	await page.getByRole('link', { name: 'Zur Kassa' }).locator('visible=true').first().click();
	await buyerOn(page).ready();
	await page.getByRole('button', { name: 'Wählen Lieferadresse' }).click();
}

test.describe('on a desktop', () => {
	test.use({ viewport: sizes.desktop });

	test('TEN-02 CHK-25 a visitor browses, searches, has it delivered and pays by Mastercard', async ({
		page,
	}) => {
		const buyer = buyerOn(page);
		const shopper = shopperOn(page);
		await fillCart(page);
		await goToCheckout(page);
		await shopper.chooseAddress('Praterstraße 38');
		await shopper.takeSlot(/^\S.*Uhr/);
		await buyer.fillContact(newAddress());
		await buyer.method('Karte').check();
		await buyer.order();
		const provider = page.getByRole('heading', { name: 'Mit Karte bezahlen' });
		await expect(provider).toBeVisible(LONG_TIMEOUT);
		await buyer.payByCard('5555555555554444');
		await buyer.thanked();
		await expect(page.getByText('Mastercard •••• 4444')).toBeVisible();
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: sizes.phone });

	test('TEN-02 a visitor browses, searches, collects and pays in the store', async ({ page }) => {
		const buyer = buyerOn(page);
		const { place } = shopperOn(page);
		await fillCart(page);
		await goToCheckout(page);
		await place.getByRole('radio', { name: /Click & Collect/ }).check();
		await place.getByLabel('Filiale suchen').fill('Wien');
		const stores = place.getByRole('group', { name: 'Filialen zum Abholen' });
		await stores.getByRole('radio').first().check();
		await place.getByRole('button', { name: 'Abholzeit wählen' }).click();
		const time = page.getByRole('dialog', { name: 'Wann holst du ab?' });
		const slot = { name: /Uhr, (?:gratis|€)/, disabled: false };
		await time.getByRole('button', slot).first().click();
		await time.getByRole('button', { name: 'Zeitfenster nehmen' }).click();
		await buyer.fillContact(newAddress());
		await buyer.method('In der Filiale').check();
		await buyer.order();
		await buyer.thanked();
		await expect(page.getByRole('list', { name: 'So geht es weiter' })).toContainText('Abgeholt');
	});
});
