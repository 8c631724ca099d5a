import type { Cart } from '@korb/contracts/cart/cart';
import { changeCartItem, getCart, removeAllCartItems } from '@korb/contracts/cart/cart-paths';
import { getGeneralVouchers, getPersonalVouchers } from '@korb/contracts/content/voucher-paths';
import { activatePromotion, postLoyalty } from '@korb/contracts/loyalty/loyalty-paths';
import type { Page } from '@playwright/test';
import { buyerOn } from '../../support/buyer.ts';
import { callApi, signUp } from '../../support/customer.ts';
import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect as base, expectAccessible, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const expect = base.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

const firstDelivery = '€ 10 auf deine erste Lieferung';
const firstCollection = '€ 5 auf deine erste Abholung';
const pathOf = (endpoint: string) => endpoint.split(' ')[1] ?? '';

const cartOf = async (page: Page) => (await callApi(page, getCart)) as Cart;

const vouchersOf = async (page: Page) =>
	(await cartOf(page)).voucherLineItems.filter(({ amount }) => amount > 0);

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`vouchers on a ${size}`, () => {
		test.use({ viewport });

		test('CART-09 LOY-42 LOY-43 LOY-45 a first-order voucher comes by itself, follows the service type and is on the confirmation', async ({
			page,
			stack,
		}) => {
			const { email } = await signUp(page, stack);
			const buyer = buyerOn(page);
			const shopper = shopperOn(page);
			await buyer.fillCart({ fulfilment: 'collect' });
			await shopper.visit('/warenkorb');
			const summary = page.getByRole('region', { name: 'Übersicht' });
			const row = (name: string) => summary.getByText(`Gutschein „${name}“`, { exact: true });
			await expect(row(firstCollection)).toBeVisible();
			await expect(row(firstDelivery)).toHaveCount(0);

			await callApi(page, removeAllCartItems);
			await buyer.fillCart();
			await shopper.visit('/warenkorb');
			await expect(row(firstDelivery)).toBeVisible();
			await expect(row(firstCollection)).toHaveCount(0);
			await expect(summary).toContainText('− € 10,00');
			await expectAccessible(page);

			const remove = summary.getByRole('button', {
				name: `Gutschein „${firstDelivery}“ entfernen`,
			});
			await remove.click();
			await expect(row(firstDelivery)).toHaveCount(0);
			await callApi(page, changeCartItem, { sku: 'erste-lieferung', quantity: 1 });
			expect(await vouchersOf(page)).toMatchObject([
				{ articleId: 'erste-lieferung', lineItemId: 'erste-lieferung', amount: 1000 },
			]);

			await buyer.openCheckout();
			await expect(page.getByText(`Gutschein „${firstDelivery}“`).first()).toBeVisible();
			await buyer.fillContact(email);
			await buyer.method('An der Tür').check();
			await buyer.order();
			await buyer.thanked();
			await expect(page.getByText(`Gutschein „${firstDelivery}“`).first()).toBeVisible();

			await buyer.fillCart();
			const again = (await vouchersOf(page)).map(({ articleId }) => articleId);
			expect(again).not.toContain('erste-lieferung');
			await page.goto('/profil');
			await callApi(page, postLoyalty, { isPersonalised: false });
			await page.goto('/profil/club');
			const used = page.getByRole('article').filter({ hasText: firstDelivery });
			await expect(used).toContainText('Eingelöst');
		});

		test('LOY-05 LOY-29 LOY-31 a member activates a personal voucher in the club', async ({
			page,
			stack,
		}) => {
			await signUp(page, stack);
			await callApi(page, postLoyalty, { isPersonalised: false });
			await page.goto('/profil/club');
			const vouchers = page.getByRole('region', { name: 'Gutscheine für dich' });
			const ticket = vouchers.getByRole('article').filter({ hasText: 'Ab € 50 Einkaufswert' });
			await expect(ticket).toBeVisible();
			await expectAccessible(page);
			await ticket.getByRole('button', { name: /aktivieren$/ }).click();
			await expect(ticket).toContainText('Aktiviert');
			const inStore = vouchers.getByRole('article').filter({ hasText: 'Eis im Becher' });
			await inStore.getByText(/^An der Kassa zeigen/).click();
			await expect(inStore.getByRole('img', { name: /^Strichcode für/ })).toBeVisible();

			await page.goto('/');
			await settled(page);
			const band = page.locator('[data-block="voucher-group"]').first();
			await band.scrollIntoViewIfNeeded();
			await expect(band.getByRole('article')).toHaveCount(2);
			await expect(band).toContainText('Aktiviert');
		});
	});
}

test('LOY-36 LOY-37 ERR-06 no general vouchers are no error, anything else says so', async ({
	console,
	page,
	stack,
}) => {
	console.expect(/(404|500).*vouchers/);
	await signUp(page, stack);
	await callApi(page, postLoyalty, { isPersonalised: false });
	const general = `**${pathOf(getGeneralVouchers)}`;
	const personal = `**${pathOf(getPersonalVouchers)}?*`;
	const failure = page.getByText('Gutscheine laden gerade nicht.');
	const ticket = page.getByRole('article').filter({ hasText: 'Ab € 50 Einkaufswert' });

	await page.route(general, (route) =>
		route.fulfill({ status: 404, json: { errorCode: 'not_found' } }),
	);
	await page.goto('/profil/club');
	await expect(ticket).toBeVisible();
	await expect(failure).toHaveCount(0);

	await page.unroute(general);
	await page.route(general, (route) => route.fulfill({ status: 500, json: {} }));
	await page.reload();
	await expect(failure).toBeVisible();
	await page.unroute(general);
	await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
	await expect(failure).toHaveCount(0);

	await page.route(personal, (route) => route.fulfill({ status: 500, json: {} }));
	await page.reload();
	await expect(failure).toBeVisible();
});

test('LOY-38 LOY-39 checkout leaves vouchers alone, the next product brings them', async ({
	page,
	stack,
}) => {
	const { email } = await signUp(page, stack);
	await callApi(page, postLoyalty, { isPersonalised: false });
	const buyer = buyerOn(page);
	const ids = async () => (await cartOf(page)).voucherLineItems.map(({ articleId }) => articleId);
	await buyer.fillCart();
	expect(await ids()).toContain('grosser-einkauf');
	await buyer.openCheckout();
	await callApi(page, activatePromotion.replace(':promotionId', 'welcome-5'));
	await buyer.fillContact(email);
	await buyer.openCheckout();
	expect(await ids()).not.toContain('fuer-dich-fuenf');
	await page.goto('/warenkorb');
	const [line] = (await cartOf(page)).productLineItems;
	await callApi(page, changeCartItem, { sku: line?.product.sku, delta: 1 });
	expect(await ids()).toContain('fuer-dich-fuenf');
});
