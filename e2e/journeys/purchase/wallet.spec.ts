import { putGiftCard } from '@korb/contracts/wallet/wallet-paths';
import type { Page } from '@playwright/test';
import { buyerOn, cards, LONG_TIMEOUT } from '../../support/buyer.ts';
import { callApi, signUp } from '../../support/customer.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 180_000 });

const remembered = (page: Page) => page.evaluate(() => sessionStorage.getItem('use-wallet'));
const wallet = (page: Page) => page.getByRole('switch', { name: /^Guthaben verwenden/ });
const paid = (page: Page) => page.getByRole('region', { name: /^(Bezahlt|Zu zahlen|Zahlung)/ });

for (const [size, viewport] of Object.entries({ desktop: sizes.desktop, phone: sizes.phone })) {
	test.describe(size, () => {
		test.use({ viewport });

		test('CHK-70 CHK-75 CHK-76 CONST-32 CONST-33 gift cards pay first, a card pays the rest', async ({
			page,
			stack,
			shop,
			backOffice,
		}) => {
			const { email } = await signUp(page, stack);
			const code = await backOffice.issueGiftCard(shop.tenantId, 10_00);
			await callApi(page, putGiftCard, { code });
			const buyer = buyerOn(page);
			await buyer.fillCart();
			await buyer.openCheckout();
			await expect(wallet(page)).not.toBeChecked();
			await wallet(page).check();
			await expect(
				page.getByText(/^€\s10,00 Guthaben, es bleiben €\s\d+,\d\d zu zahlen$/),
			).toBeVisible();
			await expect(page.getByRole('term').filter({ hasText: /^Guthaben$/ })).toBeVisible();
			expect(await remembered(page)).toBe('true');
			await expectAccessible(page);

			// The choice outlives the page, and the cart that forgot it.
			await expect(wallet(page)).toBeEnabled();
			await callApi(page, 'DELETE /api/carts/payment/gift-card');
			await page.reload();
			await buyer.ready();
			await expect(wallet(page)).toBeChecked();
			await expect(page.getByRole('term').filter({ hasText: /^Guthaben$/ })).toBeVisible();

			await buyer.fillContact(email);
			await buyer.method('Karte').check();
			await buyer.order();
			await buyer.payByCard(cards.good);
			await buyer.thanked();
			await expect(paid(page)).toContainText(/Guthaben\s*−\s?€\s10,00/);
			await expect(paid(page)).toContainText('Visa •••• 4242');
			expect(await remembered(page)).toBe(null);
			await expectAccessible(page);

			const orderNumber = await buyer.orderNumber();
			await page.goto('/profil/guthaben');
			await expect(page.getByRole('status')).toContainText('€ 0,00');
			await expect(page.getByRole('main')).toContainText(`Bestellung ${orderNumber}`);
		});

		test('CHK-22 CHK-55 gift cards pay everything, and no other method is asked for', async ({
			page,
			stack,
			shop,
			backOffice,
		}) => {
			const { email } = await signUp(page, stack);
			const code = await backOffice.issueGiftCard(shop.tenantId, 300_00);
			await callApi(page, putGiftCard, { code });
			const buyer = buyerOn(page);
			await buyer.fillCart({ isWeighed: true });
			await buyer.openCheckout();
			await buyer.fillContact(email);
			await expect(buyer.method('Karte')).toBeVisible();
			await wallet(page).check();
			await expect(page.getByText(/damit ist alles bezahlt$/)).toBeVisible();
			await expect(page.getByRole('radio', { name: /^Karte/ })).toHaveCount(0);
			await expectAccessible(page);
			await buyer.order();
			await buyer.thanked();
			await expect(paid(page)).toContainText('Guthaben');
			expect(await remembered(page)).toBe(null);
			await page
				.getByRole('link', { name: /Bestellung ansehen|Zur Bestellung/ })
				.first()
				.click();
			await expect(page.getByRole('main')).toContainText(/€\s\d+,\d\d mit Guthaben bezahlt/);
			await expect(page.getByRole('main')).toContainText('Kommt Geld zurück, dann zuerst');
			await expectAccessible(page);
		});
	});
}

test.describe('what has changed meanwhile', () => {
	test.use({ viewport: sizes.desktop });

	test('CHK-74 ERR-40 ERR-41 is explained, and the order works without gift cards', async ({
		page,
		stack,
		shop,
		backOffice,
		console,
	}) => {
		console.expect(/409/);
		const { email } = await signUp(page, stack);
		const code = await backOffice.issueGiftCard(shop.tenantId, 10_00);
		await callApi(page, putGiftCard, { code });
		const buyer = buyerOn(page);
		await buyer.fillCart();
		await buyer.openCheckout();
		await buyer.fillContact(email);
		await buyer.method('An der Tür').check();
		// The cart is validated after every change of the payment; the page shows its answer.
		const validated = page.waitForResponse(/\/api\/carts\/validat/);
		await wallet(page).check();
		await validated;
		await expect(page.getByRole('term').filter({ hasText: /^Guthaben$/ })).toBeVisible();
		await backOffice.redeemGiftCard(shop.tenantId, { code, type: 'take', amount: 6_00 });
		await buyer.order();
		await expect(page.getByText(/^Dein Guthaben reicht nicht mehr/)).toBeVisible(LONG_TIMEOUT);

		const { giftCards } = (await callApi(page, 'GET /api/customers/digital-wallet')) as {
			giftCards: { id: string }[];
		};
		await callApi(page, `DELETE /api/customers/digital-wallet/gift-card/${giftCards[0]?.id}`);
		await buyer.order();
		await expect(page.getByText(/ist keine Gutscheinkarte mehr/).first()).toBeVisible(LONG_TIMEOUT);
		await wallet(page).uncheck();
		await expect(page.getByRole('term').filter({ hasText: /^Guthaben$/ })).toHaveCount(0);
		await buyer.order();
		await buyer.thanked();
	});
});
