import type { Customer } from '@korb/contracts/customer/customer';
import { getCustomer } from '@korb/contracts/customer/customer-paths';
import { callApi, signUp } from '../../support/customer.ts';
import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const oatDrink = '/produkte/hafergut-haferdrink-barista-1-l';

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`the club on a ${size}`, () => {
		test.use({ viewport });

		test('TEN-04 CUST-15 LOY-01 LOY-02 LOY-03 LOY-07 LOY-11 LOY-15 CART-124 a guest becomes a customer, joins, pays the member price at once, and leaves', async ({
			page,
			stack,
		}) => {
			await page.goto('/profil/club');
			await expect(page).toHaveURL(/\/anmelden/);
			await signUp(page, stack);
			const shopper = shopperOn(page);
			await shopper.add(oatDrink);
			await shopper.visit('/warenkorb');
			const summary = page.getByRole('complementary', { name: 'Zusammenfassung' });
			const line = page.locator('[data-line]').first();
			await expect(line).toContainText('2,29');
			await expect(summary).toContainText('wären es heute € 0,40 weniger');
			await summary.getByRole('link', { name: 'Gratis anlegen' }).click();

			await expect(
				page.getByRole('heading', { level: 1, name: /^Bei jedem Einkauf/ }),
			).toBeVisible();
			await expect(page.getByRole('checkbox', { name: /^Meine Einkäufe/ })).not.toBeChecked();
			const vouchers = page.getByRole('region', { name: 'Gutscheine für dich' });
			await expect(vouchers).toHaveCount(0);
			await expectAccessible(page);
			await page.getByRole('button', { name: 'Club-Karte anlegen' }).click();
			await expect(page.getByRole('heading', { level: 1, name: 'Korb Club' })).toBeVisible();
			const { loyaltyMemberInformation: member } = (await callApi(page, getCustomer)) as Customer;
			expect(member).toMatchObject({
				loyalityMemberId: expect.stringMatching(/^[\da-f-]{36}$/),
				joeAuthenticationStatus: 'Authenticated',
			});
			await expect(
				page.getByRole('img', { name: `Kartennummer ${member?.mpCardId}` }),
			).toBeVisible();
			await expect(vouchers.getByRole('article').first()).toBeVisible();
			await expectAccessible(page);

			await shopper.visit('/warenkorb');
			await expect(line).toContainText('1,89');
			await expect(line).toContainText('Club-Preis');
			await expect(summary).toContainText('sparst du bei diesem Einkauf € 0,40');

			await page.goto('/profil/club');
			await page.getByRole('button', { name: 'Club verlassen' }).click();
			const dialog = page.getByRole('dialog', { name: 'Wirklich raus aus dem Club?' });
			await expect(dialog.getByRole('button', { name: 'Bleiben' })).toBeFocused();
			await dialog.getByRole('button', { name: 'Club verlassen' }).click();
			await expect(page.getByRole('button', { name: 'Club-Karte anlegen' })).toBeVisible();
			await shopper.visit('/warenkorb');
			await expect(line).toContainText('2,29');
		});
	});
}
