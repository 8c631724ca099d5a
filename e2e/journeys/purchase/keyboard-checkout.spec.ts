import { putGiftCard } from '@korb/contracts/wallet/wallet-paths';
import { fillCartByApi, withEndpoints } from '@korb/tools/stack/fill-cart-by-api';
import { cards, LONG_TIMEOUT } from '../../support/buyer.ts';
import { callApi, signUpWithAddress } from '../../support/customer.ts';
import { tabTo } from '../../support/focus.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ tenant: 'greenbasket', viewport: sizes.desktop, locale: 'en-GB' });

test('CHK-42 CHK-70 CHK-75 a customer pays by gift card and a card that is saved, with the keyboard only', async ({
	page,
	stack,
	shop,
	backOffice,
}) => {
	await signUpWithAddress(page, stack, 'greenbasket');
	const code = await backOffice.issueGiftCard(shop.tenantId, 10_00);
	await callApi(page, putGiftCard, { code });
	await settled(page);
	const address = 'Exmouth Market 38, EC1R London';
	await page.evaluate(
		fillCartByApi,
		withEndpoints({ address, fulfilment: 'delivery', isWeighed: false, start: 0 }),
	);
	await page.goto('/checkout');
	const order = page.getByRole('button', { name: 'Pay now' });
	await expect(order).toBeEnabled(LONG_TIMEOUT);

	const wallet = page.getByRole('switch', { name: /^Use gift cards/ });
	await tabTo(page, wallet);
	await page.keyboard.press('Space');
	await expect(wallet).toBeChecked();
	await expect(page.getByText(/^£10\.00 on gift cards, £\d+\.\d\d left to pay$/)).toBeVisible();
	await expect(wallet).toBeFocused();
	const methods = page.getByRole('radio', { name: /^Card/ });
	await tabTo(page, methods);
	await page.keyboard.press('Space');
	const keep = page.getByRole('checkbox', { name: 'Save this card for next time' });
	await tabTo(page, keep);
	await page.keyboard.press('Space');
	await expect(keep).toBeChecked();
	await expectAccessible(page);
	await tabTo(page, order);
	await page.keyboard.press('Enter');

	await expect(page.getByLabel('Card number')).toBeVisible(LONG_TIMEOUT);
	await page.getByLabel('Card number').focus();
	await page.keyboard.type(cards.good);
	await page.keyboard.press('Tab');
	await page.keyboard.type('12/39');
	await page.keyboard.press('Tab');
	await page.keyboard.type('123');
	await page.keyboard.press('Enter');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 1 })).toHaveText(
		/^Thank you, Anna!/,
		LONG_TIMEOUT,
	);
	await expect(main).toContainText(/Gift cards\s*−\s?£10\.00/);
	await expect(main).toContainText('Visa •••• 4242');
	await expectAccessible(page);

	await page.goto('/account/payment-methods');
	await expect(main.getByRole('listitem').filter({ hasText: '4242' }).first()).toBeVisible();
	await page.goto('/account/gift-cards');
	await expect(main.getByRole('status')).toContainText('£0.00');
});
