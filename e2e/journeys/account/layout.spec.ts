import { callApi, signUp } from '../../support/customer.ts';
import { findLayoutFaults } from '../../support/layout.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const shops = {
	korb: [
		...['/profil', 'bestellungen', 'guthaben', 'lieferpass', 'daten', 'adressen', 'sicherheit'],
		'benachrichtigungen',
	],
	greenbasket: [
		...['/account', 'orders', 'gift-cards', 'delivery-pass', 'details', 'addresses', 'security'],
		'notifications',
	],
} as const;
const widths = [320, 390, 820, 1024, 1280, 1440];

for (const [tenant, [base, ...sections]] of Object.entries(shops)) {
	test.describe(`the account of ${tenant}`, () => {
		test.use({ tenant: tenant as keyof typeof shops });
		test.setTimeout(300_000);

		test('fits every width', async ({ page, stack }) => {
			await signUp(page, stack);
			const home = {
				firstName: 'Anna Maria Theresia',
				lastName: 'Berger-Oberhollenzer',
				name: 'Wochenendhaus am See',
				streetName: 'Mariahilfer Straße',
				streetNumber: '71',
				postalCode: '1060',
				city: 'Klosterneuburg-Weidling',
				additionalInfo: 'Bitte zweimal läuten, der Lift fährt nur bis in den dritten Stock.',
			};
			await callApi(page, 'POST /api/customers/addresses/combined', home);
			await callApi(page, 'POST /api/customers/addresses/delivery', { ...home, streetNumber: '' });
			for (const section of ['', ...sections.map((slug) => `/${slug}`)]) {
				await page.goto(base + section);
				await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
				for (const width of widths) {
					await page.setViewportSize({ width, height: 900 });
					const faults = await findLayoutFaults(page);
					expect(faults, `${base}${section} at ${width} px`).toEqual([]);
				}
				await expectAccessible(page);
			}
		});
	});
}
