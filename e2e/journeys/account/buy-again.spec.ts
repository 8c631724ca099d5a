import { joinOrders } from '@korb/contracts/customer/customer-paths';
import type { Suggestion } from '@korb/contracts/shopping-list/suggestion-endpoints';
import { getSuggestions } from '@korb/contracts/shopping-list/suggestion-paths';
import type { Page } from '@playwright/test';
import { callApi, signUp } from '../../support/customer.ts';
import { findLayoutFaults } from '../../support/layout.ts';
import { placeOrder } from '../../support/orders.ts';
import { expect as base, expectAccessible, test } from '../../support/test.ts';

const expect = base.configure({ timeout: 30_000 });
const shops = [
	{
		tenant: 'korb',
		...{ mine: '/meine-produkte', cart: '/warenkorb', title: 'Nochmal kaufen' },
		...{ reason: 'Etwa alle 12 Tage, zuletzt vor 13 Tagen', decline: 'Nicht mehr vorschlagen' },
		...{ undo: 'Rückgängig', forgotten: 'Noch was vergessen?' },
	},
	{
		tenant: 'greenbasket',
		...{ mine: '/my-products', cart: '/basket', title: 'Buy again' },
		...{ reason: 'About every 12 days, last 13 days ago', decline: 'Don’t suggest again' },
		...{ undo: 'Undo', forgotten: 'Forgotten anything?' },
	},
] as const;

const suggested = async (page: Page) =>
	((await callApi(page, getSuggestions)) as { results: Suggestion[] }).results;

for (const words of shops) {
	test.describe(`the rhythm of a customer of ${words.tenant}`, () => {
		test.use({ tenant: words.tenant });

		test('suggests what is due with the reason, on my products and in the cart', async ({
			page,
			stack,
			shop,
			backOffice,
		}) => {
			test.setTimeout(120_000);
			const { email } = await signUp(page, stack);
			const { orderNumber, lines } = await placeOrder(stack, shop, email);
			await callApi(page, joinOrders);
			await backOffice.repeatOrder(shop.tenantId, orderNumber, [50, 37, 25, 13]);
			const [first] = await suggested(page);
			expect(first).toMatchObject({ gapDays: 12, daysSince: 13, timesBought: 4 });

			await page.goto(words.mine);
			const rail = page.getByRole('region', { name: words.title });
			const cards = rail.getByRole('article');
			await expect(cards).toHaveCount(lines.length);
			await expect(cards.first()).toContainText(words.reason);
			await expectAccessible(page);
			expect(await findLayoutFaults(page)).toEqual([]);

			const decline = rail.getByRole('button', { name: words.decline });
			await decline.first().click();
			await expect(cards).toHaveCount(lines.length - 1);
			await expect(decline.first()).toBeFocused();
			await page.getByRole('button', { name: words.undo }).click();
			await expect(cards).toHaveCount(lines.length);
			await decline.first().click();
			await expect.poll(async () => (await suggested(page)).length).toBe(lines.length - 1);

			// What is in the cart is not forgotten, and nothing gets there by itself.
			const [second] = await suggested(page);
			await callApi(page, 'POST /api/carts/items', { sku: second?.sku, quantity: 1 });
			await page.goto(words.cart);
			const forgotten = page.getByRole('region', { name: words.forgotten });
			await expect(forgotten.getByText(words.reason)).toHaveCount(lines.length - 2);
			// A guest is shown promotions.
			await page.context().clearCookies();
			await page.reload();
			await expect(forgotten.getByRole('article').first()).toBeVisible();
			await expect(forgotten.getByText(words.reason)).toHaveCount(0);
		});
	});
}
