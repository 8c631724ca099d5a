import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@korb/domain/staff/permissions';
import { startIdentityProvider } from '@korb/testing/identity-provider';
import { DEMO_STAFF_PASSWORD, demoManagers } from '@korb/tools/demo/seed/staff';
import type { Stack } from '@korb/tools/stack/stack';
import type { Page } from '@playwright/test';
import { query } from '../query.ts';
import { expect, test as shopTest } from '../test.ts';

export type Credentials = { email: string; password: string };

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
		console.expect(/status of 401/, /Service Worker registration blocked by Playwright/);
		// axe enters every frame; that of an email runs no scripts.
		console.expect(/about:srcdoc/, /recipient window's origin \('null'\)/);
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

/** `G` and a letter, pressed again where a busy machine took too long between the two. */
export async function goByKey(page: Page, letter: string, title: string): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('g');
		await page.keyboard.press(letter);
		const heading = page.getByRole('heading', { level: 1, name: title });
		await expect(heading).toBeVisible({ timeout: 2000 });
	}).toPass();
}

type Hired = { name: string; role: StaffRole; units?: string[] };

/** A colleague of the manager with the same password; written, because inviting takes a minute. */
export async function hire(
	stack: Stack,
	manager: Credentials,
	{ name, role, units }: Hired,
): Promise<Credentials> {
	const email = `${role}-${randomUUID().slice(0, 8)}@korb.example`;
	await query(
		stack,
		`INSERT INTO staff (tenant_id, email, name, roles, units, password_hash)
		SELECT tenant_id, $2, $3, ARRAY[$4], $5::text[], password_hash FROM staff WHERE email = $1`,
		[manager.email, email, name, role, units ?? null],
	);
	return { email, password: manager.password };
}

/** The pages that somebody is offered, in the order of the menu. */
export function menuOf(page: Page): Promise<string[]> {
	return page.getByRole('navigation', { name: 'Backoffice' }).getByRole('link').allTextContents();
}
