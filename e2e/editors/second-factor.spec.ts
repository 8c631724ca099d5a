import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../support/editors.ts';

const person = { email: 'vorsichtig@shop.example', password: 'ein langes Passwort' };
const HALF_MINUTE = 30_000;

test('an editor sets up a second factor, signs out, and signs in with a code', async ({
	cms,
	page,
	console,
}, info) => {
	// The server rejects a bare password and a reused code. Payload signs out twice.
	console.expect(/status of 401|status of 400 .*\/users\/logout/);
	const session = await cms.signIn('admin');
	const tenants = [{ tenant: session.tenant }];
	const made = await session.send('POST', '/users', { ...person, role: 'editor', tenants });
	expect(made.status).toBe(201);
	const picture = async (name: string) => {
		for (const width of [1440, 390]) {
			await page.setViewportSize({ width, height: 1000 });
			await page.screenshot({ path: info.outputPath(`${name}-${width}.png`), fullPage: true });
		}
		await page.setViewportSize({ width: 1440, height: 1000 });
	};

	await page.goto(`${cms.origin}/admin/login`);
	await picture('sign-in');
	await enterPassword(page);
	await expect(page.getByRole('heading', { name: 'Inhalte' })).toBeVisible();

	await page.goto(`${cms.origin}/admin/account`);
	await page.getByRole('button', { name: 'Einrichten' }).click();
	await expect(page.getByRole('img', { name: 'QR-Code mit dem Schlüssel' })).toBeVisible();
	await picture('set-up');
	const key = (await page.locator('.korb-factor code').textContent()) ?? '';
	const used = codeOf(key, 0);
	await page.getByLabel('Code aus der App').fill(used);
	await page.getByRole('button', { name: 'Bestätigen' }).click();
	await expect(page.locator('.korb-factor__codes li')).toHaveCount(10);
	await picture('recovery-codes');

	await page.goto(`${cms.origin}/admin/logout`);
	await page.goto(`${cms.origin}/admin/login`);
	await enterPassword(page);
	const code = page.getByLabel('Code aus deiner App');
	await expect(code).toBeFocused();
	await picture('code');
	const signIn = page.getByRole('button', { name: 'Anmelden', exact: true });
	await code.fill(used);
	await signIn.click();
	await expect(page.getByText('wurde schon verwendet')).toBeVisible();
	await code.fill(codeOf(key, 1));
	await signIn.click();
	await expect(page.getByRole('heading', { name: 'Inhalte' })).toBeVisible();
	// Payload's own markup is out of scope for our accessibility checks.
	await page.goto('about:blank');
});

async function enterPassword(page: Page): Promise<void> {
	await page.getByLabel('E-Mail').fill(person.email);
	await page.getByLabel('Passwort').fill(person.password);
	await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** The server also accepts the next period's code, so the test need not wait for it. */
function codeOf(key: string, ahead: number): string {
	const secret = Secret.fromBase32(key.replaceAll(' ', ''));
	return new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * HALF_MINUTE });
}
