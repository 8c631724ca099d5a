import type { Browser, Page } from '@playwright/test';
import {
	type Credentials,
	enterPassword,
	expect,
	hire,
	signIn,
	test,
} from '../support/backoffice/desk.ts';
import { expectAccessible } from '../support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, locale: 'de-AT' };

/** Registers the browser of a phone as the manager, who then signs out. */
async function registerPhone(
	browser: Browser,
	baseURL: string | undefined,
	manager: Credentials,
	name: string,
): Promise<Page> {
	const context = await browser.newContext({ ...phone, baseURL: baseURL ?? '' });
	const page = await context.newPage();
	await page.goto('/staff/devices');
	await enterPassword(page, manager);
	await page.getByRole('button', { name: 'Gerät anmelden' }).click();
	const dialog = page.getByRole('dialog', { name: 'Gerät anmelden' });
	await dialog.getByLabel('Name').fill(name);
	await dialog.getByRole('button', { name: 'Diesen Browser anmelden' }).click();
	await expect(page.getByText(`${name} ist angemeldet.`)).toBeVisible();
	await page.getByRole('status').getByRole('button', { name: 'Abmelden' }).click();
	await expect(page.getByText('Scanne deinen Ausweis.')).toBeVisible();
	return page;
}

async function issueBadge(page: Page, person: string): Promise<string> {
	await page.goto('/staff');
	await page.getByRole('button', { name: `${person} ändern` }).click();
	const dialog = page.getByRole('dialog', { name: person });
	await dialog.getByRole('button', { name: 'Ausweis ausstellen' }).click();
	await expect(dialog.getByText(/nur dieses eine Mal/)).toBeVisible();
	await expectAccessible(page);
	const code = await dialog.getByText(/^\w{4}-\w{4}-\w{4}-\w{4}$/).textContent();
	return code ?? '';
}

async function scanBadge(page: Page, code: string): Promise<void> {
	await page.getByLabel('Ausweisnummer').fill(code);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Ausweis gelesen' })).toBeVisible();
}

async function typePin(page: Page, pin: string): Promise<void> {
	for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}

test('a new badge gets its PIN at the device and opens picking, until the device is retired', async ({
	manager,
	page,
	stack,
	browser,
	baseURL,
	console,
}) => {
	console.expect(/status of 40[039]/, /status of 429/);
	const name = `Jasmin Kofler ${Date.now()}`;
	await hire(stack, manager, { name, role: 'picker' });
	await signIn(page, manager, '/staff');
	const code = await issueBadge(page, name);
	const device = `Gerät ${Date.now()}`;
	const floor = await registerPhone(browser, baseURL, manager, device);
	await expect(floor.getByText(new RegExp(`^${device}, `))).toBeVisible();
	await expectAccessible(floor);

	await scanBadge(floor, code);
	await expectAccessible(floor);
	await typePin(floor, '4071');
	await expect(floor.getByText(/Dein Ausweis ist neu/)).toBeVisible();
	// A keyboard types the same.
	await floor.keyboard.type('4072');
	await expect(floor.getByRole('alert')).toContainText('verschieden');
	await typePin(floor, '4071');
	await expect(floor.getByText(/Dein Ausweis ist neu/)).toBeVisible();
	await typePin(floor, '4071');
	await expect(floor.getByRole('heading', { level: 1, name: 'Hallo Jasmin' })).toBeVisible();
	for (const closed of ['/admin/orders', '/admin/staff', '/admin/settings']) {
		expect((await floor.request.get(closed)).status()).toBe(403);
	}
	await floor.getByRole('button', { name: 'Abmelden' }).click();

	await scanBadge(floor, code);
	await typePin(floor, '9157');
	await expect(floor.getByRole('alert')).toContainText('Ausweis oder PIN stimmt nicht.');
	await floor.getByRole('button', { name: 'Nicht ich' }).click();
	await scanBadge(floor, code);
	await typePin(floor, '4071');
	await expect(floor.getByRole('heading', { level: 1, name: 'Hallo Jasmin' })).toBeVisible();
	await floor.clock.install();
	await floor.reload();
	await expect(floor.getByRole('heading', { level: 1, name: 'Hallo Jasmin' })).toBeVisible();
	await floor.clock.fastForward('10:01');
	await expect(floor.getByText('Scanne deinen Ausweis.')).toBeVisible();

	await page.goto('/staff/devices');
	await expect(page.getByRole('row', { name: new RegExp(device) })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: `${device} abmelden` }).click();
	await expect(page.getByRole('row', { name: new RegExp(device) })).toBeHidden();
	await floor.reload();
	await expect(floor.getByText(/nicht mehr angemeldet/)).toBeVisible();
	await expect(floor.getByLabel('E-Mail')).toBeVisible();
	await floor.context().close();
});

test('five wrong PINs lock the badge', async ({
	manager,
	page,
	stack,
	browser,
	baseURL,
	console,
}) => {
	console.expect(/status of 40[039]/, /status of 429/);
	const name = `Emre Arslan ${Date.now()}`;
	await hire(stack, manager, { name, role: 'picker' });
	await signIn(page, manager, '/staff');
	const code = await issueBadge(page, name);
	const floor = await registerPhone(browser, baseURL, manager, `Gerät ${Date.now()}`);
	await scanBadge(floor, code);
	await typePin(floor, '4071');
	await expect(floor.getByText(/Dein Ausweis ist neu/)).toBeVisible();
	await typePin(floor, '4071');
	await floor.getByRole('button', { name: 'Abmelden' }).click();
	await scanBadge(floor, code);
	const alert = floor.getByRole('alert');
	for (let index = 0; index < 5; index++) {
		await typePin(floor, '9157');
		await expect(floor.getByRole('img', { name: '0 von 4' })).toBeVisible();
		await expect(alert).toContainText('stimmt nicht');
	}
	await typePin(floor, '4071');
	await expect(alert).toContainText('In zehn Minuten geht es wieder.');
	await floor.context().close();
});
