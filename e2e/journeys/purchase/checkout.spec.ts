import type { Locator, Page } from '@playwright/test';
import { buyerOn, cards, LONG_TIMEOUT, newAddress } from '../../support/buyer.ts';
import { subjectsTo } from '../../support/mailbox.ts';
import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 180_000 });

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`on a ${size}`, () => {
		test.use({ viewport, allowed: 'C0001.C0002' });

		test('CHK-01 CHK-02 CHK-07 CHK-10 TEN-02 TEN-48 TEN-78 TEN-79 a guest chooses address and slot, and pays by card with 3-D Secure', async ({
			page,
			stack,
		}) => {
			const buyer = buyerOn(page);
			const shopper = shopperOn(page);
			const email = newAddress();
			await buyer.fillCart({ fulfilment: 'open', isWeighed: true });
			await buyer.openCheckout();
			await expect(page.locator('[data-layout="focused"]')).toBeVisible();
			// Hidden on phones.
			const progress = page.getByRole('list', { name: 'Fortschritt' });
			if (size === 'desktop') await expect(progress).toContainText('Kassa');
			else await expect(progress).toHaveCount(0);

			await page.getByRole('button', { name: 'Wählen Lieferadresse' }).click();
			await shopper.chooseAddress('Praterstraße 38');
			await shopper.takeSlot(/^\S.*Uhr/);
			await expect(page.getByRole('timer')).toContainText('Für dich reserviert');
			await expect(page.getByText('Praterstraße 38', { exact: false }).first()).toBeVisible();

			await buyer.fillContact(email);
			await buyer.method('Karte').check();
			await expect(page.getByText(/^Wir reservieren bis zu/)).toBeVisible();
			await expectAccessible(page);
			await buyer.order();

			await expect(page.getByRole('heading', { name: 'Mit Karte bezahlen' })).toBeVisible(
				LONG_TIMEOUT,
			);
			await buyer.payByCard(cards.challenged);
			await page.getByLabel('Code').fill('123456');
			await page.getByRole('button', { name: 'Zahlung freigeben' }).click();

			await buyer.thanked();
			await expect(page.getByText('Visa •••• 3220')).toBeVisible();
			await expect(page.getByText(/^reserviert bis/)).toBeVisible();
			await expect(page.getByRole('link', { name: 'In den Kalender' })).toHaveAttribute(
				'href',
				/^data:text\/calendar.*BEGIN%3AVEVENT/,
			);
			const number = await buyer.orderNumber();
			await expect
				.poll(() => subjectsTo(stack, email), LONG_TIMEOUT)
				.toEqual([expect.stringContaining(number)]);
		});

		test('CHK-03 CHK-15 a guest pays by PayPal', async ({ page }) => {
			const buyer = buyerOn(page);
			await buyer.prepare('PayPal');
			await expectAccessible(page);
			await buyer.order();
			await expect(page.getByRole('heading', { name: 'Mit PayPal bezahlen' })).toBeVisible(
				LONG_TIMEOUT,
			);
			await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
			await buyer.thanked();
			await expect(page.getByRole('region', { name: 'Bezahlt' })).toContainText('PayPal');
		});

		test('CHK-44 CHK-45 CHK-49 CHK-50 pays at the door, and the confirmation survives a reload', async ({
			page,
		}) => {
			const buyer = buyerOn(page);
			const refreshed: string[] = [];
			page.on('request', (request) => {
				if (request.url().includes('/api/customers')) refreshed.push(request.url());
			});
			const number = await buyer.buyPayingOnDelivery();
			expect(refreshed).toEqual([]);
			const posted: string[] = [];
			page.on('request', (request) => {
				if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
			});
			await page.reload();
			await buyer.thanked();
			expect(await buyer.orderNumber()).toBe(number);
			expect(posted).not.toContain('/api/checkout');
			expect(await buyer.events()).toEqual([]);
			// The payment return URL must not be in the history.
			await page.goBack();
			await expect(page).not.toHaveURL(/kasse-ok/);
		});

		test('CHK-52 CHK-95 ERR-20 falls back to paying at the door after a declined card', async ({
			page,
			console,
		}) => {
			console.expect(/402/);
			const buyer = buyerOn(page);
			await buyer.prepare('Karte');
			await buyer.order();
			await expect(page.getByRole('heading', { name: 'Mit Karte bezahlen' })).toBeVisible(
				LONG_TIMEOUT,
			);
			await buyer.payByCard(cards.declined);
			await expect(page).toHaveURL(/\/kasse\?paymentError=card_declined$/, LONG_TIMEOUT);
			await buyer.ready();
			await expect(page.getByRole('alert')).toContainText('Deine Karte wurde abgelehnt.');
			expect(await buyer.events()).toMatchObject([
				{ event: 'paymentError', code: 'card_declined' },
			]);
			await expect(page.getByLabel('Nachname')).toHaveValue('Berger');
			await expectAccessible(page);
			await buyer.method('An der Tür').check();
			await buyer.order();
			await buyer.thanked();
		});

		test('CART-65 a double click and the back button make one order', async ({ page, stack }) => {
			const buyer = buyerOn(page);
			const finalized: string[] = [];
			page.on('request', (request) => {
				if (request.url().endsWith('/api/carts/finalize')) finalized.push(request.url());
			});
			const email = await buyer.prepare('Karte');
			await buyer.button.dblclick();
			const bank = page.getByRole('heading', { name: 'Mit Karte bezahlen' });
			await expect(bank).toBeVisible(LONG_TIMEOUT);
			expect(finalized).toHaveLength(1);

			await page.goBack();
			await buyer.ready();
			await expect(page.getByLabel('Vorname')).toHaveValue('Anna');
			await buyer.method('An der Tür').check();
			await buyer.order();
			await buyer.thanked();
			const number = await buyer.orderNumber();
			await expect
				.poll(() => subjectsTo(stack, email), LONG_TIMEOUT)
				.toEqual([expect.stringContaining(number)]);
		});

		test('closing the tab at the payment provider loses no order', async ({
			page,
			context,
			stack,
			console,
		}) => {
			// The browser still has the cart id when it returns.
			console.expect(/404.*\/api\/carts/);
			const tab = await context.newPage();
			const buyer = buyerOn(tab);
			const email = await buyer.prepare('Karte');
			await buyer.order();
			await expect(tab.getByRole('heading', { name: 'Mit Karte bezahlen' })).toBeVisible(
				LONG_TIMEOUT,
			);
			await tab.route('**/kasse-ok?*', (route) => route.abort());
			await buyer.payByCard(cards.good);
			await tab.close();

			await expect.poll(() => subjectsTo(stack, email), LONG_TIMEOUT).toHaveLength(1);
			await page.goto('/warenkorb');
			await expect(page.getByText('Noch ist Platz im Korb')).toBeVisible(LONG_TIMEOUT);
		});
	});
}

test.describe('on a desktop only', () => {
	test.use({ viewport: sizes.desktop });

	test('CHK-04 CHK-13 pays at the door using only the keyboard', async ({ page }) => {
		const buyer = buyerOn(page);
		await buyer.fillCart();
		await buyer.openCheckout();
		await type(page, 'Vorname', 'Anna');
		await type(page, 'Nachname', 'Berger');
		await type(page, 'E-Mail', newAddress());
		const chosen = page.getByRole('radio', { checked: true, name: /^(?:Karte|PayPal|An der Tür)/ });
		await tabTo(page, chosen);
		const door = buyer.method('An der Tür');
		for (let presses = 0; presses < 8 && !(await door.isChecked()); presses += 1) {
			await page.keyboard.press('ArrowDown');
			await expect(page.locator(':focus')).toBeChecked();
		}
		await expect(door).toBeChecked();
		await tabTo(page, buyer.button);
		await page.keyboard.press('Enter');
		await buyer.thanked();
	});

	test.describe('with consent to statistics', () => {
		test.use({ allowed: 'C0001.C0002' });

		test('CHK-47 CHK-48 MISC-35 tracks the purchase exactly once', async ({ page }) => {
			const buyer = buyerOn(page);
			const number = await buyer.buyPayingOnDelivery();
			expect(await buyer.events()).toMatchObject([
				{ event: 'purchase', ecommerce: { transaction_id: number, currency: 'EUR' } },
			]);
		});
	});

	test('MISC-17 tracks nothing without consent to statistics, and the cart is empty', async ({
		page,
	}) => {
		const buyer = buyerOn(page);
		await buyer.buyPayingOnDelivery();
		expect(await buyer.events()).toEqual([]);
		await page.goto('/warenkorb');
		await expect(page.getByText('Noch ist Platz im Korb')).toBeVisible(LONG_TIMEOUT);
	});

	test('CHK-48 the next cart keeps the address but not the slot', async ({ page }) => {
		const buyer = buyerOn(page);
		await buyer.buyPayingOnDelivery();
		await page.goto('/impressum');
		const place = page.getByRole('button', { name: /Lieferung 1020 Wien/ });
		await expect(place).toContainText('Wähle ein Zeitfenster', LONG_TIMEOUT);
	});

	test('CART-63 CART-64 a cart in payment redirects to the payment, which links back to checkout', async ({
		page,
		context,
	}) => {
		const other = await context.newPage();
		const buyer = buyerOn(other);
		await buyer.prepare('Karte');
		await buyer.order();
		await expect(other.getByRole('heading', { name: 'Mit Karte bezahlen' })).toBeVisible(
			LONG_TIMEOUT,
		);

		await page.goto('/warenkorb');
		await expect(page.getByRole('heading', { name: 'Wir prüfen deine Zahlung' })).toBeVisible(
			LONG_TIMEOUT,
		);
		await expect(page).toHaveURL(/\/kasse-ok$/);
		// The payment provider sends nothing, so the page offers a link after a while.
		await page.getByRole('link', { name: 'Zurück zur Kassa' }).click(LONG_TIMEOUT);
		await buyerOn(page).ready();
		await other.close();
	});

	test('CHK-05 shows the order without header and footer inside an app', async ({ page }) => {
		const buyer = buyerOn(page);
		await buyer.buyPayingOnDelivery();
		await page.goto('/kasse-ok?finalized=true&webview=true');
		await expect(buyer.thanks).toBeVisible(LONG_TIMEOUT);
		await expect(page.getByRole('contentinfo')).toHaveCount(0);
	});
});

/** Tabs to a field and types into it. */
async function type(page: Page, label: string, text: string): Promise<void> {
	await tabTo(page, page.getByLabel(label, { exact: true }));
	await page.keyboard.type(text);
}

/** Presses Tab until the target has focus, up to a limit. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let presses = 0; presses < 120; presses += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error('cannot be reached by keyboard');
}
