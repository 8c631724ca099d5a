import { signUp } from '../../support/customer.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const visits = {
	korb: {
		...{ viewport: sizes.desktop, locale: 'de-AT', path: '/profil/guthaben', home: '/profil' },
		...{ heading: 'Guthaben', load: 'Laden', keep: 'Behalten', remove: 'Entfernen' },
		short: 'hier fehlt noch eines',
		refused: 'Diesen Code können wir nicht laden.',
		entries: [
			/erstattung.*\+ €\s0,50.*€\s15,50/is,
			/eingelöst.*− €\s5,00/is,
			/geladen.*\+ €\s20,00/is,
		],
		amounts: ['€ 20,00', '€ 15,50', '€ 0,00'],
	},
	greenbasket: {
		...{ viewport: sizes.phone, locale: 'en-GB', path: '/account/gift-cards', home: '/account' },
		...{ heading: 'Gift cards', load: 'Add', keep: 'Keep', remove: 'Remove' },
		short: 'one is still missing',
		refused: 'We cannot add this code.',
		entries: [/refund.*\+ £0\.50.*£15\.50/is, /redeemed.*− £5\.00/is, /added.*\+ £20\.00/is],
		amounts: ['£20.00', '£15.50', '£0.00'],
	},
} as const;

for (const [tenant, visit] of Object.entries(visits)) {
	test.describe(`the wallet at ${tenant}`, () => {
		const { viewport, locale } = visit;
		test.use({ tenant: tenant as keyof typeof visits, viewport, locale });

		test('CUST-03 CUST-61 CHK-70 CHK-71 CHK-72 ERR-52 a customer adds a gift card, sees where its money goes, and removes it', async ({
			page,
			stack,
			shop,
			backOffice,
			console,
		}) => {
			console.expect(/409 \(Conflict\)/);
			const code = await backOffice.issueGiftCard(shop.tenantId, 20_00);
			await page.goto(visit.path);
			await expect(page).toHaveURL(/returnUrl=/);
			await signUp(page, stack);
			await page.goto(visit.home);
			await page.getByRole('main').getByRole('link', { name: visit.heading }).last().click();
			await expect(page.getByRole('heading', { level: 1, name: visit.heading })).toBeVisible();

			const main = page.getByRole('main');
			const field = main.getByLabel(/^Code/);
			const load = main.getByRole('button', { name: visit.load, exact: true });
			await field.pressSequentially(code.replaceAll('-', '').slice(0, 15).toLowerCase());
			await expect(field).toHaveValue(code.slice(0, -1));
			await load.click();
			await expect(field).toBeFocused();
			await expect(main).toContainText(visit.short);
			await field.fill('7Q2M-11XP-90A0-0009');
			await load.click();
			await expect(main).toContainText(visit.refused);
			await expectAccessible(page);

			await field.fill(code);
			await load.click();
			const balance = main.getByRole('status');
			await expect(balance).toContainText(visit.amounts[0]);
			await expect(field).toHaveValue('');

			await backOffice.redeemGiftCard(shop.tenantId, { code, type: 'take', amount: 5_00 });
			await backOffice.redeemGiftCard(shop.tenantId, { code, type: 'refund', amount: 50 });
			await page.reload();
			await expect(balance).toContainText(visit.amounts[1]);
			for (const [index, text] of visit.entries.entries()) {
				await expect(main.getByRole('list').last().getByRole('listitem').nth(index)).toHaveText(
					text,
				);
			}
			await expectAccessible(page);

			const remove = main.getByRole('button', { name: new RegExp(code.slice(-4)) });
			await remove.click();
			const dialog = page.getByRole('dialog');
			await expect(dialog).toContainText(visit.amounts[1]);
			await dialog.getByRole('button', { name: visit.keep }).click();
			await expect(remove).toBeFocused();
			await remove.click();
			await dialog.getByRole('button', { name: visit.remove }).click();
			await expect(balance).toContainText(visit.amounts[2]);
			await expect(remove).toHaveCount(0);
		});
	});
}

test('TEN-23 TEN-35 a shop without gift cards has neither the page nor a link to it', async ({
	page,
	stack,
	shop,
	backOffice,
	console,
}) => {
	console.expect(/404 \(Not Found\)/);
	await signUp(page, stack);
	await backOffice.during(shop, { featureCustomerWallet: false }, '/anmelden', async () => {
		await page.goto('/profil');
		const menu = page.getByRole('navigation', { name: 'Konto', exact: true });
		await expect(menu.getByRole('link', { name: 'Bestellungen' })).toBeVisible();
		await expect(page.getByRole('link', { name: 'Guthaben' })).toHaveCount(0);
		expect((await page.goto('/profil/guthaben'))?.status()).toBe(404);
	});
});
