import { buyerOn, newAddress } from '../../support/buyer.ts';
import { PASSWORD } from '../../support/customer.ts';
import { linkTo } from '../../support/mailbox.ts';
import { sizes } from '../../support/shopper.ts';
import { expect as base, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const expect = base.configure({ timeout: 30_000 });
test.use({ viewport: sizes.desktop });
test.setTimeout(300_000);

test('TEN-03 a shopper keeps account, address, club card, voucher, gift card and favourites, orders, and finds the order again', async ({
	page,
	stack,
	shop,
	backOffice,
}) => {
	const main = page.getByRole('main');
	const email = newAddress();
	await page.goto('/registrierung');
	await settled(page);
	await page.getByLabel('Vorname').fill('Anna');
	await page.getByLabel('Nachname').fill('Berger');
	await page.getByLabel('E-Mail').fill(email);
	await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
	await page.getByRole('button', { name: 'Konto anlegen' }).click();
	await expect(page.getByRole('heading', { name: 'Schau in dein Postfach.' })).toBeVisible();
	await page.goto(await linkTo(stack, email));
	await expect(page.getByRole('heading', { name: /^Bestätigt\./ })).toBeVisible();

	await page.goto('/profil/adressen');
	await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Straße', { exact: true }).fill('Praterstraße 38');
	await dialog.getByRole('option').filter({ hasText: '1020' }).first().click();
	await expect(dialog.getByLabel('Stiege')).toBeFocused();
	await dialog.getByRole('button', { name: 'Adresse speichern' }).click();
	await expect(main.getByRole('listitem').filter({ hasText: 'Praterstraße 38' })).toBeVisible();

	await page.goto('/profil/club');
	await page.getByRole('button', { name: 'Club-Karte anlegen' }).click();
	await expect(page.getByRole('img', { name: /^Kartennummer/ })).toBeVisible();
	const voucher = page.getByRole('article').filter({ hasText: 'Ab € 50 Einkaufswert' });
	await voucher.getByRole('button', { name: /aktivieren$/ }).click();
	await expect(voucher).toContainText('Aktiviert');

	await page.goto('/profil/guthaben');
	await main.getByLabel(/^Code/).fill(await backOffice.issueGiftCard(shop.tenantId, 20_00));
	await main.getByRole('button', { name: 'Laden', exact: true }).click();
	await expect(main).toContainText('€ 20,00');

	await page.goto('/kategorie/kuehlwaren');
	await settled(page);
	const heart = main.getByRole('button', { name: /^Favorit: / }).first();
	const favorite = ((await heart.getAttribute('aria-label')) ?? '').replace('Favorit: ', '');
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await page.goto('/meine-produkte');
	await expect(main).toContainText(favorite);

	const buyer = buyerOn(page);
	await buyer.fillCart();
	await buyer.openCheckout();
	await expect(main).toContainText('Praterstraße 38');
	await buyer.fillContact(email);
	await buyer.method('An der Tür').check();
	await buyer.order();
	await buyer.thanked();
	const number = await buyer.orderNumber();

	await page.goto('/profil');
	await expect(page.getByRole('heading', { level: 1, name: /, Anna$/ })).toBeVisible();
	await page.goto('/profil/bestellungen');
	const digits = new RegExp([...number].join('\\s?'));
	await expect(page.getByRole('region', { name: 'Läuft gerade' })).toContainText(digits);
});
