import type { Cart } from '@korb/contracts/cart/cart';
import type { Page } from '@playwright/test';
import { buyerOn } from '../../support/buyer.ts';
import { callApi, signUp } from '../../support/customer.ts';
import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const person = { firstName: 'Anna', lastName: 'Berger', city: 'Wien' };
const home = {
	...person,
	name: 'Zuhause',
	streetName: 'Praterstraße',
	streetNumber: '38',
	postalCode: '1020',
};
const office = {
	...person,
	name: 'Büro',
	streetName: 'Mariahilfer Straße',
	streetNumber: '71',
	postalCode: '1060',
	additionalInfo: 'Beim Portier abgeben',
};

async function saveAddresses(page: Page): Promise<void> {
	for (const address of [home, office]) {
		await callApi(page, 'POST /api/customers/addresses/delivery', address);
	}
}

async function streetInCart(page: Page): Promise<string | undefined> {
	const { distributionAddress } = (await callApi(page, 'GET /api/carts')) as Cart;
	return distributionAddress?.streetName;
}

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`saved addresses on a ${size}`, () => {
		test.use({ viewport });

		test('are offered for the delivery', async ({ page, stack }) => {
			await signUp(page, stack);
			await saveAddresses(page);
			const { place, time } = shopperOn(page);
			await page.goto('/');
			await page
				.getByRole('button', { name: /Liefern oder abholen/ })
				.locator('visible=true')
				.click();
			const saved = place.getByRole('group', { name: 'Gespeicherte Adressen' });
			await expect(saved.getByRole('radio', { name: /^Zuhause/ })).toBeChecked();
			await expect(saved.getByText(/^Nächstes Zeitfenster/)).toHaveCount(2);
			await expectAccessible(page);
			await saved.getByRole('radio', { name: /^Büro/ }).check();
			await expect(place.getByRole('combobox', { name: 'Lieferadresse' })).toHaveValue(
				'Mariahilfer Straße 71, 1060 Wien',
			);
			await place.getByRole('button', { name: 'Weiter zum Zeitfenster' }).click();
			await expect(time).toBeVisible();
			expect(await streetInCart(page)).toBe('Mariahilfer Straße');
		});

		test('are offered in the checkout', async ({ page, stack }) => {
			await signUp(page, stack);
			await saveAddresses(page);
			const buyer = buyerOn(page);
			await buyer.fillCart();
			await buyer.openCheckout();
			const step = page.getByRole('region', { name: /^Lieferadresse/ });
			await expect(step.getByRole('radio', { name: /^Zuhause/ })).toBeChecked();
			await expect(step.getByText('Anna Berger, Praterstraße 38, 1020 Wien')).toBeVisible();
			await step.getByRole('radio', { name: /^Büro/ }).check();
			await expect.poll(() => streetInCart(page)).toBe('Mariahilfer Straße');
			await expect(page.getByLabel(/^Zusatz zur Lieferadresse/)).toHaveValue(
				'Beim Portier abgeben',
			);
		});
	});
}

test('a guest types an address', async ({ page }) => {
	const { place } = shopperOn(page);
	await page.goto('/');
	await page.getByRole('button', { name: /Liefern oder abholen/ }).click();
	await expect(place.getByRole('combobox', { name: 'Lieferadresse' })).toBeVisible();
	await expect(place.getByText('Gespeicherte Adressen')).toHaveCount(0);
});
