import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, signIn, test } from '../support/backoffice/desk.ts';
import { signUp } from '../support/customer.ts';
import { query } from '../support/query.ts';
import { shopperOn } from '../support/shopper.ts';
import { expectAccessible, type Shop } from '../support/test.ts';

const oatDrink = '/produkte/hafergut-haferdrink-barista-1-l';
const berryMuesli = '/produkte/hafergut-beerenmuesli-600-g';

const inDays = (days: number) =>
	new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', {
		timeZone: 'Europe/Vienna',
	});

async function openShop(browser: Browser, context: BrowserContext, { origin }: Shop) {
	const storageState = await context.storageState();
	return (await browser.newContext({ baseURL: origin, locale: 'de-AT', storageState })).newPage();
}

/** For five days from today, in the shop of visitors without an address. */
async function plan(page: Page, name: string, product: string): Promise<void> {
	await page.getByLabel('Name, nur fürs Team').fill(name);
	await page.getByLabel('Erster Tag').fill(inDays(0));
	await page.getByLabel('Letzter Tag').fill(inDays(4));
	await page.getByRole('checkbox', { name: 'Linz' }).check();
	await page.getByLabel('Produkt suchen').fill(product);
	await page
		.getByRole('button', { name: new RegExp(`${product}.* hinzufügen$`, 'i') })
		.first()
		.click();
}

async function endPromotion(page: Page, name: string): Promise<void> {
	await page.getByRole('button', { name: 'Beenden' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Beenden' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}Beendet`);
}

test('a promotion is drafted, refused, published and ended', async ({ manager, page, console }) => {
	console.expect(/status of 409/);
	const name = `Probe ${Date.now().toString(36)}`;
	await signIn(page, manager, '/promotions');
	await expect(page.getByRole('heading', { level: 1, name: 'Aktionen' })).toBeVisible();
	await page.getByRole('link', { name: 'Neue Aktion' }).click();
	await page.getByLabel('Name, nur fürs Team').fill(name);
	await page.getByLabel('Erster Tag').fill(inDays(1));
	await page.getByLabel('Letzter Tag').fill(inDays(4));
	await page.getByRole('group', { name: 'Regionen' }).getByRole('checkbox').first().check();
	await page.getByLabel('Produkt suchen').fill('heumilch');
	await page
		.getByRole('button', { name: /heumilch.* hinzufügen$/i })
		.first()
		.click();
	const products = page.getByRole('region', { name: 'Produkte', exact: true });
	const price = products.getByLabel(/^Aktionspreis von/);
	await price.fill('999');
	await expect(products).toContainText('Nicht unter dem Normalpreis');
	await page.getByRole('button', { name: 'Veröffentlichen' }).click();
	await expect(page.getByRole('alert')).toContainText('Nicht veröffentlicht');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}Entwurf`);

	await price.fill('0,49');
	await expect(products).toContainText(/−\d+ %/);
	await expect(page.getByRole('region', { name: 'Preisschild' })).toContainText('€ 0,49');
	await expect(page.getByRole('region', { name: /^An den Bestellungen/ })).toContainText(
		'Hätte gekostet',
	);
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Veröffentlichen' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}Geplant`);
	await expect(price).toBeDisabled();

	await page.goto('/promotions/new');
	await page.getByRole('group', { name: 'Regionen' }).getByRole('checkbox').first().check();
	await page.getByRole('button', { name: 'Kategorie hinzufügen' }).click();
	await page.getByRole('menuitem', { name: 'Milch' }).first().click();
	await expect(page.getByText(/schon in einer anderen Aktion/)).toBeVisible();
	await page.getByText('Welche?').click();
	await expect(page.getByText(/heumilch.*, bis /i).first()).toBeVisible();
	await expectAccessible(page);

	await page.getByRole('link', { name: 'Aktionen' }).last().click();
	const row = page.getByRole('row', { name: new RegExp(name) });
	await expect(row).toContainText('Geplant');
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'light' });
	await expectAccessible(page);
	await row.getByRole('link').click();
	await page.getByRole('button', { name: 'Beenden' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Beenden' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}Beendet`);
});

test('a percentage has its prices, for a whole category', async ({ manager, page }) => {
	const name = `Prozent ${Date.now().toString(36)}`;
	await signIn(page, manager, '/promotions/new');
	await page.getByLabel('Name, nur fürs Team').fill(name);
	await page.getByLabel('Erster Tag').fill(inDays(40));
	await page.getByLabel('Letzter Tag').fill(inDays(44));
	await page.getByRole('group', { name: 'Regionen' }).getByRole('checkbox').first().check();
	await page.getByRole('group', { name: 'Art' }).getByRole('button', { name: 'Prozent' }).click();
	const percent = page.getByLabel('Nachlass auf den Normalpreis');
	await percent.fill('95');
	await expect(page.getByText('Ganze Prozent, von 1 bis 90')).toBeVisible();
	await percent.fill('30');
	await page.getByRole('button', { name: 'Kategorie hinzufügen' }).click();
	await page.getByRole('menuitem', { name: 'Milch' }).first().click();
	await expect(page.getByText(/Produkte? gefunden/)).toBeVisible();
	const products = page.getByRole('region', { name: 'Produkte', exact: true });
	await expect(products).toContainText(/−\d+ %/);
	await expect(products.getByRole('row').nth(1)).toContainText(/€\s\d+,\d\d.*€\s\d+,\d\d/);
	await expect(page.getByRole('region', { name: 'Preisschild' })).toContainText('€');
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Entwurf speichern' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}Entwurf`);
	await page.waitForURL((url) => !url.pathname.endsWith('/new'));
	await page.reload();
	await expect(percent).toHaveValue('30');
	await expect(products).toContainText(/−\d+ %/);
});

test('a promotion for members is shown to everybody and paid by members', async ({
	browser,
	context,
	manager,
	page,
	shop,
	stack,
}) => {
	test.slow();
	const name = `Club ${Date.now().toString(36)}`;
	// The demo knows most of its prices since today only.
	await query(
		stack,
		`INSERT INTO price_history
			(tenant_id, product_id, region, starts_on, ends_on, price_cents, is_reduced)
		SELECT tenant_id, product_id, 'default', current_date - 60, current_date - 1, 229, false
		FROM product WHERE tenant_id = $1 AND slug = $2 ON CONFLICT DO NOTHING`,
		[shop.tenantId, oatDrink.split('/').at(-1)],
	);
	await signIn(page, manager, '/promotions/new');
	await page.getByLabel('Nur für Clubmitglieder').check();
	await plan(page, name, 'haferdrink barista');
	const products = page.getByRole('region', { name: 'Produkte', exact: true });
	const price = products.getByLabel(/^Aktionspreis von/);
	await price.fill('1,99');
	await expect(products).toContainText('Mitglieder zahlen schon so wenig');
	await price.fill('0,99');
	await expect(products.getByText('Clubpreis', { exact: true })).toBeVisible();
	const tag = page.getByRole('region', { name: 'Preisschild' });
	await expect(tag).toContainText('€ 2,29');
	await expect(tag).toContainText('€ 0,99 Club');
	await expect(page.getByRole('region', { name: /^An den Bestellungen/ })).toContainText(
		'von Mitgliedern geprüft',
	);
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Veröffentlichen' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}Läuft`);

	const shopPage = await openShop(browser, context, shop);
	const shopper = shopperOn(shopPage);
	const line = shopPage.locator('main [data-line]').first();
	const { email } = await signUp(shopPage, stack);
	// The edge serves the page of before until the worker has purged it.
	await expect(async () => {
		await shopper.visit(oatDrink);
		await expect(shopPage.locator('main')).toContainText('Bis ', { timeout: 2000 });
		await expect(shopPage.locator('main')).toContainText('€ 0,99', { timeout: 2000 });
	}).toPass();
	await expectAccessible(shopPage);
	await shopper.press();
	await expect(shopper.stepper()).toBeVisible();
	await shopper.visit('/warenkorb');
	await expect(line).toContainText('€ 2,29');
	await query(
		stack,
		`INSERT INTO loyalty_member (tenant_id, customer_id, card_number)
		SELECT tenant_id, customer_id, '2900412773180' FROM customer WHERE email = $1`,
		[email],
	);
	await shopper.visit('/warenkorb');
	await expect(line).toContainText('€ 0,99');
	await expect(line).toContainText('Club-Preis');
	await expect(line).toContainText('Bis ');
	await expectAccessible(shopPage);

	await endPromotion(page, name);
	await shopper.visit('/warenkorb');
	await expect(line).toContainText('€ 1,89');
	await shopPage.context().close();
	await page.getByRole('link', { name: 'Aktionen' }).last().click();
	await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Club');
});

test('“3 for 2” is shown on the page and charged from three pieces on', async ({
	browser,
	context,
	manager,
	page,
	shop,
}) => {
	test.slow();
	const name = `Menge ${Date.now().toString(36)}`;
	await signIn(page, manager, '/promotions/new');
	await page
		.getByRole('group', { name: 'Art' })
		.getByRole('button', { name: 'Mengenpreis' })
		.click();
	await plan(page, name, 'beerenmüsli');
	const products = page.getByRole('region', { name: 'Produkte', exact: true });
	await products.getByLabel(/^Aktionspreis von/).fill('3,99');
	await expect(products).toContainText('Nicht unter dem Normalpreis');
	await page.getByRole('button', { name: 'X für Y' }).click();
	await page.getByLabel('Bekommen').fill('1');
	await expect(page.getByText(/weniger zahlen als bekommen/)).toBeVisible();
	await page.getByLabel('Bekommen').fill('3');
	await page.getByLabel('Zahlen').fill('2');
	await expect(page.getByText('3 Stück kosten so viel wie 2')).toBeVisible();
	// Two thirds of € 3,99, rounded down.
	await expect(products).toContainText('€ 2,66');
	await expect(products).toContainText('−33 %');
	const tag = page.getByRole('region', { name: 'Preisschild' });
	await expect(tag).toContainText('Ab 3 Stück je € 2,66');
	await expect(tag).toContainText('€ 4,43 / kg');
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Veröffentlichen' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}Läuft`);

	const shopPage = await openShop(browser, context, shop);
	const shopper = shopperOn(shopPage);
	const tier = shopPage.locator('main [data-multi-buy]');
	// The edge serves the page of before until the worker has purged it.
	await expect(async () => {
		await shopper.visit(berryMuesli);
		await expect(tier).toContainText('€ 2,66', { timeout: 2000 });
	}).toPass();
	await expect(tier).toContainText('Ab 3 Stück je Stück');
	await expect(tier).toContainText('€ 4,43 / kg · Bis ');
	await expectAccessible(shopPage);
	await shopper.press();
	await expect(shopper.stepper()).toBeVisible();
	await shopper.visit('/warenkorb');
	const line = shopPage.locator('main [data-line]').first();
	await expect(line).toContainText('€ 3,99');
	const more = line.getByRole('button', { name: /^Mehr: / });
	await more.click();
	await expect(line).toContainText('Noch 1 Stück, dann je € 2,66');
	await more.click();
	await expect(line).toContainText('€ 7,98');
	await expect(line).toContainText('Bis ');
	await more.click();
	await expect(line).toContainText('€ 10,64');
	await expectAccessible(shopPage);

	await endPromotion(page, name);
	await shopper.visit('/warenkorb');
	await expect(line).toContainText('€ 15,96');
	await shopPage.context().close();
	await page.getByRole('link', { name: 'Aktionen' }).last().click();
	await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Ab 3 Stück');
});
