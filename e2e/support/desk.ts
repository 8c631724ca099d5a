import { startIdentityProvider } from '@korb/testing/identity-provider';
import { DEMO_STAFF_PASSWORD, demoManagers } from '@korb/tools/demo/seed/staff';
import type { Page } from '@playwright/test';
import { expect, test as shopTest } from './test.ts';

type Credentials = { email: string; password: string };

/** The back office of the demo shop, with its own origin. */
export const test = shopTest.extend<{ manager: Credentials }>({
	identityProvider: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
		async ({}, use) => {
			const provider = await startIdentityProvider();
			await use(provider);
			provider.close();
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ stack }, use) => use(`http://localhost:${stack.ports.admin}`),
	manager: async ({ tenant, console }, use) => {
		// The first call of a visitor asks who is signed in.
		console.expect(/status of 401/);
		await use({ email: demoManagers[tenant]?.email ?? '', password: DEMO_STAFF_PASSWORD });
	},
});
export { expect };

export async function enterPassword(page: Page, { email, password }: Credentials): Promise<void> {
	await page.getByLabel('E-Mail').fill(email);
	await page.getByLabel('Passwort', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Weiter' }).click();
}

export async function signIn(page: Page, credentials: Credentials, path = '/'): Promise<void> {
	await page.goto(path);
	await enterPassword(page, credentials);
	await expect(page.getByRole('navigation', { name: 'Backoffice' })).toBeVisible();
}
