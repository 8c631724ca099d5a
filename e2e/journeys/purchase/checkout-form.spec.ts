import type { Route } from '@playwright/test';
import { buyerOn, LONG_TIMEOUT, newAddress } from '../../support/buyer.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: sizes.desktop });

test('CHK-08 FORM-27 FORM-52 FORM-53 FORM-55 shows an error at each invalid field and focuses the first', async ({
	page,
}) => {
	const buyer = buyerOn(page);
	await buyer.fillCart();
	await buyer.openCheckout();
	await page.getByLabel(/^Zusatz zur Lieferadresse/).fill('a<b');
	await page.getByLabel('Rechnungsadresse ist gleich wie Lieferadresse').uncheck();
	await page.getByLabel('Nummer', { exact: true }).fill('123456');
	await page.getByLabel(/^Telefon/).fill('+43 660');
	await buyer.order();
	await expect(page.getByLabel(/^Zusatz zur Lieferadresse/)).toBeFocused();
	await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription(/brauchen wir von dir/);
	await expect(page.getByLabel('Straße')).toHaveAccessibleDescription(/brauchen wir von dir/);
	await expect(page.getByLabel('Nummer', { exact: true })).toHaveAccessibleDescription(
		/Höchstens 5 Zeichen/,
	);
	const phone = page.getByLabel(/^Telefon/);
	await expect(phone).toHaveAccessibleDescription(/mindestens 7 Ziffern/);
	for (const [number, isValid] of [
		['+1234567', true],
		['+123456', false],
		['+123456789012345', true],
		['+1234567890123456', false],
	] as const) {
		await phone.fill(number);
		if (isValid) await expect(phone).not.toHaveAttribute('aria-invalid');
		else await expect(phone).toHaveAttribute('aria-invalid', 'true');
	}
	await expectAccessible(page);
});

test('CHK-12 CHK-11 offers a company its own invoice', async ({ page }) => {
	const buyer = buyerOn(page);
	await buyer.prepare('Auf Rechnung');
	await expect(buyer.method('Auf Firmenrechnung')).toHaveCount(0);
	await page.getByLabel('Ich bestelle für eine Firma').check();
	await buyer.method('Auf Firmenrechnung').check();
	await page.getByLabel('Firma', { exact: true }).fill('Berger KG');
	await buyer.order();
	await buyer.thanked();
	await expect(page.getByRole('region', { name: 'Zahlung' })).toContainText('Auf Firmenrechnung');
});

test('CHK-14 click & collect needs no address and allows payment in store', async ({ page }) => {
	const buyer = buyerOn(page);
	await buyer.fillCart({ fulfilment: 'collect' });
	await buyer.openCheckout();
	await expect(page.getByRole('region', { name: /^Abholung/ })).toContainText(/\d{4}/);
	await expect(buyer.method('An der Tür')).toHaveCount(0);
	await buyer.fillContact(newAddress());
	await expect(page.getByLabel('Straße')).toHaveCount(0);
	// Paying by invoice still needs a billing address.
	await buyer.method('Auf Rechnung').check();
	await expect(page.getByLabel('Straße')).toBeVisible();
	await buyer.method('In der Filiale').check();
	await expect(page.getByLabel('Straße')).toHaveCount(0);
	await buyer.order();
	await buyer.thanked();
	await expect(page.getByRole('list', { name: 'So geht es weiter' })).toContainText('Abgeholt');
});

test('rejects the order when the total differs from the one shown', async ({ page, console }) => {
	console.expect(/409/);
	const buyer = buyerOn(page);
	await buyer.prepare('An der Tür');
	// Shift the total the shopper saw by one cent.
	await page.route('**/api/carts/finalize', async (route) => {
		const input = route.request().postDataJSON();
		await route.continue({
			postData: JSON.stringify({ ...input, expectedTotal: input.expectedTotal + 1 }),
		});
	});
	await buyer.order();
	await expect(page.getByText(/^Inzwischen hat sich ein Preis geändert/)).toBeVisible(LONG_TIMEOUT);
	await page.unroute('**/api/carts/finalize');
	await buyer.order();
	await buyer.thanked();
});

test('CHK-06 links to alternatives when a product is sold out', async ({ page, console }) => {
	console.expect(/409/);
	const buyer = buyerOn(page);
	await buyer.prepare('An der Tür');
	const cart = await page.evaluate(async () => (await fetch('/api/carts')).json());
	const { product } = cart.productLineItems[0];
	await page.route('**/api/carts/finalize', (route) =>
		route.fulfill({
			status: 409,
			contentType: 'application/problem+json',
			json: {
				errorCode: 'conflict',
				code: 'shortage',
				errors: [],
				shortages: [{ sku: product.sku, available: 0 }],
			},
		}),
	);
	await buyer.order();
	const notice = page.getByRole('alert').filter({ hasText: 'gerade ausverkauft' });
	await expect(notice).toBeVisible(LONG_TIMEOUT);
	const links = await notice
		.getByRole('link')
		.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
	const category = product.parentCategories.at(-1).slug;
	expect(links).toEqual([
		'/warenkorb',
		`/produkte/${product.slug}`,
		`/kategorie/${category}`,
		`/suche/${encodeURIComponent(product.name)}?tab=products`,
	]);
});

test('CHK-56 ERR-19 CART-68 a second tab finds the payment in progress', async ({
	page,
	context,
	console,
}) => {
	console.expect(/409/);
	const other = await context.newPage();
	const [here, there] = [buyerOn(page), buyerOn(other)];
	await there.prepare('Karte');
	await here.openCheckout();
	await here.fillContact('anna@kundin.example');
	await here.method('An der Tür').check();
	await there.order();
	await expect(other.getByRole('heading', { name: 'Mit Karte bezahlen' })).toBeVisible(
		LONG_TIMEOUT,
	);
	await here.order();
	await expect(page.getByRole('heading', { name: 'Wir prüfen deine Zahlung' })).toBeVisible(
		LONG_TIMEOUT,
	);
	await other.close();
});

test('CHK-53 shows a generic message when a payment fails for an unknown reason', async ({
	page,
}) => {
	const buyer = buyerOn(page);
	await buyer.fillCart();
	await buyer.openCheckout('?paymentError=generalError');
	await expect(page.getByRole('alert')).toContainText('Die Zahlung hat nicht geklappt.');
});

test('offers a way back to the shop when there is no order', async ({ page, console }) => {
	console.expect(/404/);
	await page.goto('/kasse-ok');
	await expect(
		page.getByRole('heading', { name: 'Hier ist gerade nichts zu bestätigen' }),
	).toBeVisible(LONG_TIMEOUT);
	await expect(page.getByRole('link', { name: 'Zum Korb', exact: true })).toBeVisible();
	await page.goto('/kasse-ok?finalized=true');
	await expect(
		page.getByRole('heading', { name: 'Hier ist gerade nichts zu bestätigen' }),
	).toBeVisible(LONG_TIMEOUT);
	await page.goto('/kasse');
	await expect(page.getByText('Noch ist Platz im Korb')).toBeVisible(LONG_TIMEOUT);
});

test('CHK-55 CONST-32 clears the gift card choice from the session', async ({ page, console }) => {
	console.expect(/404/);
	await page.goto('/impressum');
	await page.evaluate(() => sessionStorage.setItem('use-wallet', 'true'));
	await page.goto('/kasse-ok?methodKey=gift-card');
	await expect
		.poll(() => page.evaluate(() => sessionStorage.getItem('use-wallet')), LONG_TIMEOUT)
		.toBe(null);
});

test('CHK-21 CHK-34 CHK-35 CHK-36 CHK-37 CHK-38 CHK-39 CHK-40 CHK-41 CHK-42 CHK-43 reads what the payment returns with from the query', async ({
	page,
	console,
}) => {
	console.expect(/status of 40\d/);
	const [first, second, third] = ['1', '2', '3'].map(
		(digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`,
	);
	const hints =
		'methodKey=credit-cards&brandName=Visa&provider=sandbox&initiator=REDIRECT' +
		'&methodType=TWO_TIER&type=card&saveMethod=true&setPrimary=true';
	for (const [ids, checkoutId] of [
		[`id=${first}&paymentId=${second}&hostedCheckoutId=${third}`, first],
		[`paymentId=${second}&hostedCheckoutId=${third}`, second],
		[`hostedCheckoutId=${third}`, third],
	]) {
		const asked = page.waitForRequest(
			(request) => request.method() === 'POST' && request.url().endsWith('/api/checkout'),
		);
		await page.goto(`/kasse-ok?${ids}&${hints}`);
		expect((await asked).postDataJSON()).toEqual({
			checkoutId,
			paymentMethodKey: 'credit-cards',
			paymentBrandName: 'Visa',
			provider: 'sandbox',
			paymentInitiator: 'REDIRECT',
			paymentMethodType: 'TWO_TIER',
			paymentType: 'card',
			savePaymentMethod: true,
			setPrimary: true,
		});
	}
	const asked = page.waitForRequest(
		(request) => request.method() === 'POST' && request.url().endsWith('/api/checkout'),
	);
	await page.goto(`/kasse-ok?id=${first}&methodType=THREE_TIER`);
	expect((await asked).postDataJSON()).toMatchObject({ paymentMethodType: 'UNKNOWN' });
});

test('CHK-51 CHK-54 a failed payment fetches the cart again, and waits for it if nobody knows why', async ({
	page,
	console,
}) => {
	console.expect(/status of 402/);
	const buyer = buyerOn(page);
	await buyer.fillCart();
	const refusal = { errorCode: 'payment_failed', code: 'card_declined', errors: [] };
	for (const paymentInitiator of ['REDIRECT', 'UNKNOWN']) {
		await page.route('**/api/checkout', (route) =>
			route.fulfill({
				status: 402,
				contentType: 'application/problem+json',
				json: { ...refusal, paymentInitiator },
			}),
		);
		const carts: Route[] = [];
		await page.route('**/api/carts', (route) => void carts.push(route));
		await page.goto('/kasse-ok?id=11111111-1111-4111-8111-111111111111');
		await expect.poll(() => carts.length).toBeGreaterThan(0);
		const failed = /\/kasse\?paymentError=card_declined$/;
		if (paymentInitiator === 'UNKNOWN') {
			await page.waitForTimeout(1000);
			await expect(page).not.toHaveURL(failed);
			await page.unroute('**/api/carts');
			for (const route of carts) await route.continue();
		}
		await expect(page).toHaveURL(failed);
		await page.unrouteAll({ behavior: 'ignoreErrors' });
	}
	await buyer.ready();
});
