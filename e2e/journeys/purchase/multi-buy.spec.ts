import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const skyr = '/produkte/almwerk-skyr-natur-450-g';

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`multi-buy price on a ${size}`, () => {
		test.use({ viewport });

		test('applies on the product page, before adding, in the drawer and in the cart', async ({
			page,
		}) => {
			const shopper = shopperOn(page);
			await shopper.visit(skyr);
			const tier = page.locator('main [data-multi-buy]');
			await expect(tier).toContainText('Ab 3 Stück je Stück');
			await expect(tier).toContainText('€ 1,69');
			await expect(tier).toContainText('€ 3,76 / kg');
			await expectAccessible(page);

			const form = page
				.locator('main form[data-order="open"]:not(article *)')
				.locator('visible=true');
			const add = form.getByRole('button', { name: /^In den Korb/ });
			const more = form.getByRole('button', { name: /^Mehr: / });
			await more.click();
			await expect(add).toContainText('€ 3,98');
			await more.click();
			await expect(add).toContainText('€ 5,07');
			await form.getByRole('button', { name: /^Weniger: / }).click();
			await add.click();
			await expect(shopper.stepper()).toBeVisible();

			const drawer = await shopper.openCart();
			await expect(drawer).toContainText('Noch 1 Stück, dann je € 1,69');
			await drawer.getByRole('button', { name: /^Mehr: / }).click();
			await expect(drawer).toContainText('Ab 3 Stück je € 1,69');
			await expect(drawer.locator('[data-line]')).toContainText('€ 5,07');
			await expectAccessible(page);

			await shopper.visit('/warenkorb');
			const line = page.locator('main [data-line]');
			await expect(line).toContainText('€ 3,76 / kg');
			await expect(line).toContainText('€ 5,07');
			await line.getByRole('button', { name: /^Weniger: / }).click();
			await expect(line).toContainText('Noch 1 Stück, dann je € 1,69');
			await expect(line).toContainText('€ 3,98');
		});
	});
}
