import type { TenantConfig } from '@korb/contracts/platform/tenant';
import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const apricots = '/produkte/wachauer-marillen-500-g';

test.describe('fulfilment choice', () => {
	test.use({ viewport: sizes.desktop });

	test('CART-79 CART-81 CART-82 rejects the add when the shopper dismisses the required dialog', async ({
		page,
		shop,
		backOffice,
	}) => {
		const config: TenantConfig = await (await page.request.get('/tenant/config')).json();
		const { cart } = config.clientRuntimeConfig;
		const required = { cart: { ...cart, fulfilmentSelection: 'required' as const } };
		await backOffice.during(shop, required, apricots, async () => {
			const shopper = shopperOn(page);
			await shopper.visit(apricots);
			await shopper.press();
			await expect(shopper.place).toBeVisible();
			await expect(shopper.place.getByRole('button', { name: 'Später wählen' })).toHaveCount(0);
			await page.keyboard.press('Escape');
			await expect(shopper.place).toHaveCount(0);
			await expect(page.getByText(/ist nicht im Korb/)).toBeVisible();
			await expect(shopper.stepper()).toHaveCount(0);
			await page.getByRole('button', { name: 'Doch hineinlegen' }).click();
			await shopper.chooseAddress('Praterstraße 38');
			await shopper.takeSlot(/Uhr/);
			await expect(shopper.stepper()).toBeVisible();
		});
	});

	test('CONST-15 adds the fifth product even when the dialog is dismissed, and counts products only', async ({
		page,
	}) => {
		const shopper = shopperOn(page);
		await shopper.visit(apricots);
		await page.evaluate(() => sessionStorage.setItem('cart-adds', '4'));
		await shopper.press();
		await expect(shopper.place).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(shopper.place).toHaveCount(0);
		await expect(shopper.stepper()).toBeVisible();
		const basket = page.locator('[data-extra="cartBadge"]').locator('visible=true').first();
		await expect(basket).toContainText('€ 3,99');
		const drawer = await shopper.openCart();
		await expect(
			drawer.getByText('Bestellen kannst du ab € 20,00 zum Abholen, ab € 40,00 mit Lieferung.'),
		).toBeVisible();
	});

	test('CART-118 CART-121 offers click & collect from the chosen store', async ({ page }) => {
		const shopper = shopperOn(page);
		await shopper.add(apricots);
		await page.getByRole('button', { name: /^Liefern oder abholen/ }).click();
		await shopper.place.getByRole('radio', { name: /Click & Collect/ }).check();
		await shopper.place.getByLabel('Filiale suchen').fill('Wien');
		const stores = shopper.place.getByRole('group', { name: 'Filialen zum Abholen' });
		await expect(stores.getByRole('radio').first()).toBeVisible();
		await stores.getByRole('radio').first().check();
		await expectAccessible(page);
		await shopper.place.getByRole('button', { name: 'Abholzeit wählen' }).click();
		const time = page.getByRole('dialog', { name: 'Wann holst du ab?' });
		await time
			.getByRole('button', { name: /Uhr, (?:gratis|€)/, disabled: false })
			.first()
			.click();
		await time.getByRole('button', { name: 'Zeitfenster nehmen' }).click();
		await expect(time).toHaveCount(0);
		await expect(page.getByRole('button', { name: /^Abholung/ })).toBeVisible();
		const drawer = await shopper.openCart();
		await expect(drawer.getByRole('timer')).toBeVisible();
	});

	test('CUST-117 ERR-58 CART-113 shows the shop’s own message for an unknown address', async ({
		page,
		console,
	}) => {
		console.expect(/status of 404 .*\/api\/maps\/geocode\/address/);
		await page.route('**/tenant/config*', async (route) => {
			const answer = await route.fetch();
			const config: TenantConfig = await answer.json();
			config.messageBundle['cart.addressInvalid'] = 'Wo soll das sein?';
			await route.fulfill({ response: answer, json: config });
		});
		const shopper = shopperOn(page);
		await shopper.visit('/');
		await page.getByRole('button', { name: /^Liefern oder abholen/ }).click();
		const address = shopper.place.getByRole('combobox', { name: 'Lieferadresse' });
		await address.fill('Xyzzyx 999');
		await address.press('Enter');
		await expect(shopper.place.getByText('Wo soll das sein?')).toBeVisible();
		await expect(address).toHaveAttribute('aria-invalid', 'true');
	});

	test('MISC-47 says nothing when the map service fails', async ({ page, context, console }) => {
		console.expect(/status of 500 .*\/api\/maps\//);
		await context.grantPermissions(['geolocation']);
		await context.setGeolocation({ latitude: 48.2, longitude: 16.35 });
		const asked: string[] = [];
		await page.route('**/api/maps/**', (route) => {
			asked.push(new URL(route.request().url()).pathname);
			return route.fulfill({ status: 500 });
		});
		const shopper = shopperOn(page);
		await shopper.visit('/');
		await page.getByRole('button', { name: /^Liefern oder abholen/ }).click();
		const address = shopper.place.getByRole('combobox', { name: 'Lieferadresse' });
		await address.fill('Praterstraße 38');
		await expect.poll(() => asked.length).toBeGreaterThan(0);
		await shopper.place
			.getByRole('button', { name: /Standort/ })
			.first()
			.click();
		await expect.poll(() => new Set(asked).size).toBe(2);
		await settled(page);
		await expect(shopper.place.getByRole('option')).toHaveCount(0);
		await expect(page.getByRole('alert')).toHaveCount(0);
		await expect(page.locator('[data-toasts]')).toHaveCount(0);
	});

	test('reports an unknown address immediately and offers click & collect', async ({ page }) => {
		const shopper = shopperOn(page);
		await shopper.visit('/');
		await page.getByRole('button', { name: /^Liefern oder abholen/ }).click();
		const address = shopper.place.getByRole('combobox', { name: 'Lieferadresse' });
		await address.fill('Xyzzyx 999');
		await expect(address).toHaveAttribute('aria-invalid', 'true');
		await shopper.place.getByRole('button', { name: 'Lieber abholen' }).click();
		await expect(shopper.place.getByLabel('Filiale suchen')).toBeVisible();
	});

	test('completes an address by keyboard and announces the suggestions', async ({ page }) => {
		const shopper = shopperOn(page);
		await shopper.visit('/');
		await page.getByRole('button', { name: /^Liefern oder abholen/ }).click();
		const { place } = shopper;
		const address = place.getByRole('combobox', { name: 'Lieferadresse' });
		await address.fill('Praterstraße 38');
		await expect(address).toHaveAttribute('aria-expanded', 'true');
		await expect(place.getByRole('status')).toHaveText(/^Ein Vorschlag$|^\d+ Vorschläge$/);
		await address.press('ArrowDown');
		const first = place.getByRole('option').first();
		await expect(first).toHaveAttribute('aria-selected', 'true');
		const id = await first.getAttribute('id');
		await expect(address).toHaveAttribute('aria-activedescendant', id ?? 'none');
		await address.press('Home');
		await expect(address).toHaveJSProperty('selectionStart', 0);
		await address.press('Escape');
		await expect(place.getByRole('option')).toHaveCount(0);
		await expect(place.getByRole('status')).toBeEmpty();
		await expect(address).toHaveAttribute('aria-expanded', 'false');
		await address.press('ArrowDown');
		await expect(address).toHaveAttribute('aria-expanded', 'true');
		await address.press('Enter');
		await expect(address).toHaveValue(/^Praterstraße 38, 1020 Wien/);
		await expect(place.getByRole('textbox', { name: 'Stiege' })).toBeVisible();
	});

	test('CART-120 reports an address outside the delivery area', async ({ page }) => {
		const shopper = shopperOn(page);
		await shopper.visit('/');
		await page.getByRole('button', { name: /^Liefern oder abholen/ }).click();
		await page.route('**/api/distribution/delivery-area/intersection*', (route) =>
			route.fulfill({ json: { deliveryAreaNumber: null, name: null, pickingUnitIds: [] } }),
		);
		await shopper.place.getByRole('combobox', { name: 'Lieferadresse' }).fill('Praterstraße 38');
		await shopper.place.getByRole('option').first().click();
		await expect(shopper.place.getByText('Hierher liefern wir noch nicht.').first()).toBeVisible();
		await expect(
			shopper.place.getByRole('button', { name: 'Weiter zum Zeitfenster' }),
		).toBeDisabled();
	});
});

test('hides click & collect when it is off', async ({ page, shop, backOffice }) => {
	await backOffice.during(shop, { featureClickAndCollect: false }, apricots, async () => {
		expect((await page.request.get('/api/checkout-stores')).status()).toBe(404);
		const shopper = shopperOn(page);
		await shopper.visit(apricots);
		const collecting = /abholen|Click & Collect/i;
		await expect(page.getByRole('banner').getByText(collecting)).toHaveCount(0);
		await page.getByRole('button', { name: /^Wohin dürfen wir liefern/ }).click();
		await expect(shopper.place.getByRole('combobox', { name: 'Lieferadresse' })).toBeVisible();
		await expect(shopper.place.getByRole('radio')).toHaveCount(0);
		await expect(shopper.place.getByText(collecting)).toHaveCount(0);
	});
});

test('TEN-16 hides cart and fulfilment when they are off', async ({ page, shop, backOffice }) => {
	await backOffice.during(shop, { featureCartCheckout: false }, apricots, async () => {
		expect(await (await page.request.get(apricots)).text()).not.toContain('cartBadge');
		await page.goto(apricots);
		await settled(page);
		await expect(page.getByRole('button', { name: /^In den Korb/ })).toHaveCount(0);
		await expect(page.getByRole('button', { name: /Liefern oder abholen/ })).toHaveCount(0);
		await expect(page.locator('[data-extra="cartBadge"]')).toHaveCount(0);
	});
});
