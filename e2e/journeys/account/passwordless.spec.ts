import type { Stack } from '@korb/tools/stack/stack';
import type { Page } from '@playwright/test';
import { addAuthenticator } from '../../support/authenticator.ts';
import { forgetSession, signUp } from '../../support/customer.ts';
import { subjectsTo } from '../../support/mailbox.ts';
import { sizes } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const shops = {
	korb: {
		login: '/anmelden',
		security: '/profil/sicherheit',
		profile: /\/profil$/,
		create: 'Passkey anlegen',
		created: 'Dein Passkey ist angelegt.',
		withPasskey: 'Mit Passkey anmelden',
		withCode: 'Code per E-Mail schicken',
		email: 'E-Mail',
		code: 'Code aus der E-Mail',
		submit: 'Mit Code anmelden',
		refused: 'Dieser Code stimmt nicht oder ist abgelaufen.',
	},
	greenbasket: {
		login: '/sign-in',
		security: '/account/security',
		profile: /\/account$/,
		create: 'Add a passkey',
		created: 'Your passkey has been added.',
		withPasskey: 'Sign in with a passkey',
		withCode: 'Email me a code',
		email: 'Email',
		code: 'Code from the email',
		submit: 'Sign in with the code',
		refused: 'This code is not right, or it has expired.',
	},
} as const;

async function openLogin(page: Page, path: string): Promise<void> {
	await forgetSession(page);
	await page.goto(path);
	await settled(page);
}

/** The code of the latest email, once there are this many. */
async function codeTo(stack: Stack, email: string, count: number): Promise<string> {
	const find = async () =>
		(await subjectsTo(stack, email)).flatMap((text) => /^\d{6}/.exec(text)?.[0] ?? []);
	await expect.poll(async () => (await find()).length, { timeout: 30_000 }).toBe(count);
	return (await find()).at(-1) ?? '';
}

for (const [tenant, shop] of Object.entries(shops)) {
	test.describe(`in ${tenant}`, () => {
		test.use({ tenant: tenant as keyof typeof shops });

		// One customer for all of it: the browser may send only a few forms a minute.
		test('signs in with a passkey and with a code by email, on a desktop and on a phone', async ({
			page,
			stack,
			console,
		}) => {
			console.expect(/403/);
			const signedIn = async () => {
				await expect(page).toHaveURL(shop.profile);
				await expect(page.getByRole('heading', { level: 1, name: /, Anna$/ })).toBeVisible();
			};
			const authenticator = await addAuthenticator(page);
			const { email } = await signUp(page, stack);
			await page.goto(shop.security);
			await page.getByRole('button', { name: shop.create }).click();
			await expect(page.getByText(shop.created)).toBeVisible();

			for (const [index, viewport] of Object.values(sizes).entries()) {
				await page.setViewportSize(viewport);
				// The email field offers the passkey, too, and must not be faster than the button.
				await authenticator.agrees(false);
				await openLogin(page, shop.login);
				await authenticator.agrees(true);
				await page.getByRole('button', { name: shop.withPasskey }).click();
				await signedIn();

				await authenticator.agrees(false);
				await openLogin(page, shop.login);
				await page.getByRole('button', { name: shop.withCode }).click();
				await page.getByLabel(shop.email, { exact: true }).fill(email);
				await page.getByRole('button', { name: shop.withCode }).click();
				const field = page.getByLabel(shop.code);
				await expect(field).toBeVisible();
				await expectAccessible(page);
				const code = await codeTo(stack, email, index + 1);
				await field.fill(code === '000000' ? '000001' : '000000');
				await page.getByRole('button', { name: shop.submit }).click();
				await expect(page.getByRole('alert').filter({ hasText: shop.refused })).toBeVisible();
				await field.fill(code);
				await page.getByRole('button', { name: shop.submit }).click();
				await signedIn();
			}
		});
	});
}
