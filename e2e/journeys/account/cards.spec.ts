import type { Customer } from '@korb/contracts/customer/customer';
import { getCustomer, postAddress } from '@korb/contracts/customer/customer-paths';
import { getCardInfo } from '@korb/contracts/loyalty/card-paths';
import { postLoyalty } from '@korb/contracts/loyalty/loyalty-paths';
import { checkDigitOf } from '@korb/domain/loyalty/ean13';
import { callApi, signUp } from '../../support/customer.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const cardInfoUrl = `**${getCardInfo.replace('GET ', '')}*`;

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`cards on a ${size}`, () => {
		test.use({ viewport });

		test('CUST-56 TEN-60 FORM-25 LOY-04 LOY-54 a customer links the card from the store and finds its points', async ({
			page,
			stack,
			backOffice,
			shop,
			console,
		}) => {
			console.expect(/403 \(Forbidden\)/);
			const digits = `29004${Date.now() % 10_000_000}`.padEnd(12, '7');
			const cardNumber = digits + checkDigitOf(digits);
			await backOffice.handOutCard(shop.tenantId, {
				cardNumber,
				birthdate: '1989-05-14',
				postalCode: '1020',
				points: 412,
			});
			await page.goto('/konto-verknuepfen');
			await expect(page.getByRole('main').getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
				'href',
				/returnUrl=%2Fkonto-verknuepfen$/,
			);
			await signUp(page, stack);
			await page.goto('/profil/club');
			await page.getByRole('link', { name: 'Karte aus der Filiale verknüpfen' }).click();
			await expect(
				page.getByRole('heading', { level: 1, name: 'Karte aus der Filiale verknüpfen' }),
			).toBeVisible();
			const number = page.getByLabel('13 Ziffern unter dem Strichcode');
			await number.pressSequentially(`${digits}${(Number(cardNumber[12]) + 1) % 10}`);
			await number.blur();
			await expect(number).toHaveValue(/^29\d{2}\s\d{4}\s\d{4}\s\d$/);
			await expect(page.getByText('Die letzte Ziffer passt nicht zu den anderen.')).toBeVisible();
			await number.fill(cardNumber);
			await page.getByLabel('Geburtsdatum').fill('1989-05-14');
			await page.getByLabel('Postleitzahl').fill('1030');
			await expectAccessible(page);
			await page.getByRole('button', { name: 'Karte verknüpfen' }).click();
			await expect(page.getByRole('alert')).toContainText('passen nicht zusammen');
			await page.getByLabel('Postleitzahl').fill('1020');
			await page.getByRole('button', { name: 'Karte verknüpfen' }).click();
			await expect(page).toHaveURL(/\/profil\/club$/);
			await expect(page.getByRole('img', { name: `Kartennummer ${cardNumber}` })).toBeVisible();
			const main = page.getByRole('main');
			await expect(main).toContainText('412');
			await expect(main).toContainText('Von deiner Karte mitgenommen');
			const { loyaltyMemberInformation: member } = (await callApi(page, getCustomer)) as Customer;
			expect(member?.pools).toEqual([{ poolId: 'points', tags: [], value: 412 }]);
			await expectAccessible(page);
		});
	});

	test.describe(`the plastic card on a ${size}`, () => {
		test.use({ viewport, tenant: 'greenbasket', locale: 'en-GB' });

		test('LOY-49 LOY-50 LOY-51 LOY-52 LOY-53 TEN-64 TEN-65 a member orders it, once', async ({
			page,
			stack,
		}) => {
			await signUp(page, stack);
			await page.goto('/order-card');
			await expect(
				page.getByRole('heading', { level: 1, name: 'The card is for members' }),
			).toBeVisible();
			await callApi(page, postLoyalty, { isPersonalised: false });
			await callApi(page, postAddress.replace(':type', 'combined'), {
				...{ streetName: 'Baker Street', streetNumber: '221', postalCode: 'NW1 6XE' },
				...{ city: 'London', country: 'United Kingdom', countryCode: 'GB' },
				...{ firstName: 'Anna', lastName: 'Berger' },
			});
			await page.reload();
			await expect(
				page.getByRole('heading', { level: 1, name: 'Your card to hold' }),
			).toBeVisible();
			await expect(page.getByRole('radio', { name: /Baker Street/ })).toBeChecked();
			await expectAccessible(page);
			await page.getByLabel('Name on the card').fill('A. Berger');
			await page.getByRole('button', { name: 'Order the card' }).click();
			await expect(page).toHaveURL(/\/order-card-ok$/);
			await expect(
				page.getByRole('heading', { level: 1, name: 'Your card is on its way.' }),
			).toBeVisible();
			await expect(page.getByRole('img', { name: /^Card number 29/ })).toBeVisible();
			await expectAccessible(page);
			await page.goto('/order-card');
			await expect(
				page.getByRole('heading', { level: 1, name: 'Your card is on its way.' }),
			).toBeVisible();
		});
	});
}

test.describe('card info', () => {
	test.beforeEach(async ({ page, stack }) => {
		await signUp(page, stack);
		await callApi(page, postLoyalty, { isPersonalised: false });
	});
	const card = /^Kartennummer 29/;

	test('LOY-13 LOY-14 LOY-46 API-31 is loaded for members and gone when they leave', async ({
		page,
	}) => {
		const answered = page.waitForResponse(cardInfoUrl);
		await page.goto('/profil/club');
		const [first] = await (await answered).json();
		await expect(page.getByRole('img', { name: `Kartennummer ${first.id}` })).toBeVisible();
		await page.getByRole('button', { name: 'Club verlassen' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Club verlassen' }).click();
		await expect(page.getByRole('button', { name: 'Club-Karte anlegen' })).toBeVisible();
		await expect(page.getByRole('img', { name: card })).toHaveCount(0);
	});

	test('without a yes to statistics, analytics learns no card', async ({ page, context }) => {
		await page.goto('/profil/club');
		await expect(page.getByRole('img', { name: card })).toBeVisible();
		expect((await context.cookies()).map(({ name }) => name)).not.toContain('loyaltyCardId');
	});

	test.describe('of a member who allows statistics', () => {
		test.use({ allowed: 'C0001.C0002' });

		test('LOY-55 CONST-08 is in a cookie for 180 days', async ({ page, context }) => {
			await page.goto('/profil/club');
			await expect(page.getByRole('img', { name: card })).toBeVisible();
			const cookie = (await context.cookies()).find(({ name }) => name === 'loyaltyCardId');
			expect(cookie?.value).toMatch(/^29\d{11}$/);
			const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
			expect(days).toBeCloseTo(180, 1);
		});
	});

	test('LOY-47 ERR-05 code 10048 hides the card', async ({ page, console }) => {
		console.expect(/409 \(Conflict\)/);
		await page.route(cardInfoUrl, (route) =>
			route.fulfill({
				status: 409,
				contentType: 'application/problem+json',
				body: JSON.stringify({ errorCode: 'conflict', message: '', code: 10_048 }),
			}),
		);
		await page.goto('/profil/club');
		await expect(page.getByText('Deine Karte lässt sich gerade nicht anzeigen.')).toBeVisible();
		await expect(page.getByRole('img', { name: card })).toHaveCount(0);
	});

	test('LOY-48 ERR-04 a 401 of it leaves the customer signed in', async ({ page, console }) => {
		console.expect(/401 \(Unauthorized\)/);
		await page.route(cardInfoUrl, (route) =>
			route.fulfill({
				status: 401,
				contentType: 'application/problem+json',
				body: JSON.stringify({ errorCode: 'unauthorized', message: '' }),
			}),
		);
		const answered = page.waitForResponse(cardInfoUrl);
		await page.goto('/profil/club');
		await answered;
		await expect(page.getByRole('heading', { level: 1, name: 'Korb Club' })).toBeVisible();
		await page.getByRole('link', { name: 'Übersicht' }).first().click();
		await expect(page).toHaveURL(/\/profil$/);
	});
});
