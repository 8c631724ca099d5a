import { buyerOn, cards } from '../../support/buyer.ts';
import { signUp, signUpWithAddress } from '../../support/customer.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 180_000 });

for (const [size, viewport] of Object.entries({ desktop: sizes.desktop, phone: sizes.phone })) {
	test.describe(size, () => {
		test.use({ viewport });

		test('CUST-59 CUST-62 CHK-57 CHK-58 CHK-65 CHK-67 CHK-68 CONST-31 OPEN-69 a customer chooses the primary card, is told of an expired one, and removes it', async ({
			page,
			stack,
			backOffice,
		}) => {
			const { email } = await signUpWithAddress(page, stack);
			await page.goto('/profil');
			await page.getByRole('main').getByRole('link', { name: 'Zahlungsarten' }).last().click();
			const main = page.getByRole('main');
			await expect(main).toContainText('Du hast noch keine Karte gespeichert.');
			await expectAccessible(page);
			const buyer = buyerOn(page);
			await buyer.buySavingCard(cards.good);
			await buyer.buySavingCard('5555555555554444');

			await page.goto('/profil/zahlungsarten');
			const list = main.getByRole('listitem');
			const visa = list.filter({ hasText: '4242' }).filter({ has: page.getByRole('button') });
			const mastercard = list.filter({ hasText: '4444' }).filter({ has: page.getByRole('button') });
			await expect(visa).toContainText('Standard');
			await expect(visa).toContainText('12/39');
			await mastercard.getByRole('button', { name: /^Als Standard/ }).click();
			await expect(mastercard).toContainText('An der Kassa vorausgewählt');
			await expect(visa.getByRole('button', { name: /^Als Standard/ })).toBeVisible();
			await expectAccessible(page);
			await page.reload();
			await expect(mastercard).toContainText('An der Kassa vorausgewählt');

			await backOffice.setCardExpiry('4444', email, new Date('2024-03-31'));
			await page.goto('/profil');
			await expect(main).toContainText('Eine Karte ist abgelaufen');
			await main.getByRole('link', { name: 'Zahlungsarten ansehen' }).click();
			await expect(main).toContainText('Mastercard •••• 4444 war bis 03/24 gültig');
			await expect(mastercard).toContainText('Abgelaufen');
			await expectAccessible(page);

			const remove = mastercard.getByRole('button', { name: /^Entfernen/ });
			await remove.click();
			const dialog = page.getByRole('dialog');
			await expect(dialog).toContainText('An der Kassa ist dann Visa •••• 4242 vorausgewählt.');
			await dialog.getByRole('button', { name: 'Behalten' }).click();
			await expect(remove).toBeFocused();
			await remove.click();
			await dialog.getByRole('button', { name: 'Entfernen' }).click();
			await expect(mastercard).toHaveCount(0);
			await expect(visa).toContainText('An der Kassa vorausgewählt');
			await expect(main).not.toContainText('Eine Karte ist abgelaufen');
		});
	});
}

test.describe('at greenbasket', () => {
	test.use({ tenant: 'greenbasket', viewport: sizes.phone, locale: 'en-GB' });

	test('CUST-02 CUST-59 the section asks guests to sign in, and speaks English', async ({
		page,
		stack,
	}) => {
		await page.goto('/account/payment-methods');
		await expect(page).toHaveURL(/returnUrl=/);
		await signUp(page, stack);
		await page.goto('/account/payment-methods');
		await expect(page.getByRole('heading', { level: 1, name: 'Payment methods' })).toBeVisible();
		await expect(page.getByRole('main')).toContainText('You have not saved a card yet.');
		await expectAccessible(page);
	});
});

test('TEN-36 a shop without a checkout has neither the page nor a link to it', async ({
	page,
	stack,
	shop,
	backOffice,
	console,
}) => {
	console.expect(/404 \(Not Found\)/);
	await signUp(page, stack);
	await backOffice.during(shop, { featureCartCheckout: false }, '/anmelden', async () => {
		await page.goto('/profil');
		await expect(page.getByRole('link', { name: 'Adressen' }).first()).toBeVisible();
		await expect(page.getByRole('link', { name: 'Zahlungsarten' })).toHaveCount(0);
		expect((await page.goto('/profil/zahlungsarten'))?.status()).toBe(404);
	});
});
