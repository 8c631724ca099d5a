import { sendSignal } from '@korb/tools/infrastructure/own-process';
import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const loose = '/produkte/nektarinen-lose-ca-130-g-stk';
const water = '/produkte/bergklar-mineralwasser-still-1-5-l';
const apricots = '/produkte/wachauer-marillen-500-g';

test('a product that the server has not confirmed survives leaving the page', async ({
	page,
	stack,
}) => {
	const shopper = shopperOn(page);
	await shopper.visit(water);
	// The change is on its way for as long as the API stands still.
	sendSignal(stack.apps.api, 'SIGSTOP');
	try {
		await shopper.press();
		await expect(shopper.stepper()).toBeVisible();
		await page.goto('about:blank');
	} finally {
		sendSignal(stack.apps.api, 'SIGCONT');
	}
	await expect(async () => {
		await page.goto('/warenkorb');
		await expect(page.locator('main').getByText('Mineralwasser').first()).toBeVisible({
			timeout: 3000,
		});
	}).toPass({ timeout: 15_000 });

	await shopper.visit(apricots);
	sendSignal(stack.apps.api, 'SIGSTOP');
	try {
		await shopper.press();
		await expect(shopper.stepper()).toBeVisible();
		await shopper.stepper().getByRole('button', { name: 'Mehr' }).click();
		await expect(shopper.stepper()).toContainText('2');
		await page.goto('about:blank');
	} finally {
		sendSignal(stack.apps.api, 'SIGCONT');
	}
	await expect(async () => {
		await page.goto('/warenkorb');
		const apricot = page.getByRole('group', { name: /^Menge.*Marillen/ }).first();
		await expect(apricot).toContainText('2', { timeout: 3000 });
	}).toPass({ timeout: 15_000 });
});

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`on a ${size}`, () => {
		test.use({ viewport });

		test('CART-77 CART-80 CART-83 CART-110 CART-115 CART-116 CART-125 CMS-54 CMS-56 CONST-16 CONST-20 ERR-59 TEN-79 fills a cart, is prompted for an address, and picks a green slot', async ({
			page,
		}) => {
			test.setTimeout(120_000);
			const shopper = shopperOn(page);
			await shopper.visit('/');
			await shopper.press();
			await expect(
				page.getByRole('link', { name: /^Warenkorb, 1 Artikel/ }).first(),
			).toBeAttached();

			await shopper.add(loose);
			await expect(shopper.stepper()).toContainText('250 g');

			await shopper.add(water);
			const warning = page.getByText('Mehr als 120 kg auf einmal');
			await shopper.stepper().getByRole('button', { name: 'Mehr' }).focus();
			await page.keyboard.press('End');
			await expect(shopper.stepper()).toContainText('99');
			await expect(shopper.stepper()).toContainText('Mehr geht nicht');
			await expect(shopper.stepper().getByRole('button', { name: 'Mehr' })).toHaveAttribute(
				'aria-disabled',
			);
			await expect(warning).toBeVisible();
			await page.keyboard.press('Home');
			await expect(warning).toHaveCount(0);

			await shopper.add(apricots);
			await expect(shopper.place).toHaveCount(0);
			await shopper.visit('/produkte/marillen-lose-ca-50-g-stk');
			await shopper.press();
			await expect(page.locator('[data-layout="default"]')).toBeVisible();
			await expect(shopper.place).toBeVisible();
			await expectAccessible(page);
			await shopper.chooseAddress('Praterstraße 38');
			await expect(shopper.time.getByText('Praterstraße 38, 1020 Wien')).toBeVisible();
			await expectAccessible(page);
			await shopper.takeSlot(/grünes Zeitfenster/);
			await expect(shopper.stepper()).toBeVisible();
			await expect(page.getByRole('button', { name: /Lieferung 1020 Wien/ })).toBeVisible();

			const drawer = await shopper.openCart();
			const clock = drawer.getByRole('timer');
			await expect(clock).toContainText(/noch (?:30:00|29:\d\d)/);
			const first = await clock.textContent();
			await expect(clock).not.toHaveText(first ?? '');
			await expect(drawer.getByText('Pfand').first()).toBeVisible();
			await expectAccessible(page);
		});
	});
}

test.describe('on a desktop', () => {
	test.use({ viewport: sizes.desktop });

	test('CART-90 CART-94 CART-102 CART-109 CART-122 CART-123 CART-124 CMS-55 ERR-35 ERR-62 reads, changes, redeems and empties the cart', async ({
		page,
		console,
	}) => {
		test.setTimeout(90_000);
		console.expect(/status of 4\d\d/);
		const shopper = shopperOn(page);
		await shopper.add(apricots);
		await shopper.visit('/warenkorb');
		const summary = page.getByRole('complementary', { name: 'Zusammenfassung' });
		await expect(summary.getByRole('heading', { name: 'Deine Club-Rabatte' })).toBeVisible();
		await expect(summary.getByRole('heading', { name: /Lieferpass/ })).toBeVisible();
		await expect(summary.getByText('Liefergebühr').first()).toBeVisible();
		await expect(summary.getByText(/Bestellen kannst du ab/)).toBeVisible();
		await expect(summary.getByRole('button', { name: 'Zur Kassa' })).toBeDisabled();

		const line = page.locator('[data-line]').first();
		await line.getByRole('button', { name: 'Mehr' }).focus();
		await page.keyboard.press('End');
		await expect(page.getByText('Die Lieferung ist gratis')).toBeVisible();
		await expect(summary.getByRole('link', { name: 'Zur Kassa' })).toBeVisible();

		const code = summary.getByLabel('Rabattcode');
		await code.fill('SOMMER20');
		await summary.getByRole('button', { name: 'Einlösen' }).click();
		await expect(summary.getByText('Dieser Code ist abgelaufen.')).toBeVisible();
		await code.fill('WILLKOMMEN10');
		await summary.getByRole('button', { name: 'Einlösen' }).click();
		await expect(summary.getByText('Code „WILLKOMMEN10“')).toBeVisible();
		await summary.getByRole('button', { name: 'Code WILLKOMMEN10 entfernen' }).click();
		await expect(summary.getByText('Code „WILLKOMMEN10“')).toHaveCount(0);

		await page.getByRole('switch', { name: /Pfandkisten/ }).check();
		await page.reload();
		await expect(page.getByRole('switch', { name: /Pfandkisten/ })).toBeChecked();

		await page.getByRole('button', { name: 'Korb leeren' }).click();
		await expect(page.getByText('Noch ist Platz im Korb')).toBeVisible();
		await page.getByRole('button', { name: 'Rückgängig' }).click();
		await expect(line).toBeVisible();
	});

	test('CART-66 drops a cart whose cookie is gone', async ({ page, context }) => {
		const shopper = shopperOn(page);
		await shopper.add(apricots);
		await expect
			.poll(async () => (await context.cookies()).some(({ name }) => name === 'cartExists'))
			.toBe(true);
		await context.clearCookies({ name: 'cartExists' });
		// Again, in case the cart was still on its way.
		await expect(async () => {
			await page.evaluate(() => dispatchEvent(new Event('focus')));
			const link = page.getByRole('link', { name: /^Warenkorb, leer/ }).first();
			await expect(link).toBeAttached({ timeout: 1000 });
		}).toPass();
	});

	test('works without a mouse', async ({ page }) => {
		const shopper = shopperOn(page);
		await shopper.visit('/kategorie/obst-gemuese');
		const card = page.locator('main article').first();
		await card.getByRole('button', { name: /^In den Korb/ }).focus();
		await page.keyboard.press('Enter');
		await expect(card.getByRole('button', { name: 'Mehr' })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(card.getByRole('status')).toHaveText('2');
		await page.keyboard.press('ArrowDown');
		await expect(card.getByRole('status')).toHaveText('1');
		await card.getByRole('button', { name: 'Entfernen' }).focus();
		await page.keyboard.press('Enter');
		await expect(card.getByRole('button', { name: /^In den Korb/ })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(card.getByRole('status')).toHaveText('1');

		const link = page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ });
		await link.focus();
		await page.keyboard.press('Enter');
		await expect(shopper.drawer).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(shopper.drawer).toHaveCount(0);
		await page.evaluate(() => scrollTo(0, 0));
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: sizes.phone });

	test('CART-86 CART-122 adds products, changes quantities, removes products and shows the cart', async ({
		page,
	}) => {
		await page.goto('/kategorie/obst-gemuese');
		await page
			.getByRole('button', { name: /^In den Korb/ })
			.first()
			.click();
		await expect(page).toHaveURL(/\/kategorie\/obst-gemuese/);
		await page.goto('/warenkorb');
		const quantity = page.locator('[data-line]').first().getByRole('status');
		await expect(quantity).toHaveText('1');
		await page
			.getByRole('button', { name: /^Mehr: / })
			.first()
			.click();
		await expect(page).toHaveURL(/\/warenkorb/);
		await expect(quantity).toHaveText('2');
		await page.getByRole('button', { name: 'Weniger' }).first().click();
		await expect(quantity).toHaveText('1');
		await page.getByRole('button', { name: 'Entfernen' }).first().click();
		await expect(page.getByText('Noch ist Platz im Korb')).toBeVisible();
	});
});

test.describe('in the English shop', () => {
	test.use({ tenant: 'greenbasket', viewport: sizes.desktop });

	test('shows everything in English and in pounds', async ({ page, shop }) => {
		await page.goto(`${shop.origin}/`);
		await settled(page);
		await page
			.locator('main')
			.getByRole('button', { name: /^Add to basket/ })
			.first()
			.click();
		const link = page.getByRole('banner').getByRole('link', { name: /^Basket, 1 item/ });
		await expect(link).toBeVisible();
		await link.click();
		const drawer = page.getByRole('dialog', { name: /^Your basket/ });
		await expect(drawer.getByText('incl. VAT')).toBeVisible();
		await expect(drawer.getByText(/£/).first()).toBeVisible();
		await expectAccessible(page);
		await drawer.getByRole('link', { name: 'View basket' }).click();
		await expect(page.locator('h1')).toContainText('Your basket');
	});
});
