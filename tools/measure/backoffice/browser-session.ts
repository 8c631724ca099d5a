import type { Page } from '@playwright/test';
import { manager } from './staff-session.ts';

export async function typePassword(page: Page): Promise<void> {
	await page.getByLabel('E-Mail').fill(manager.email);
	await page.getByLabel('Passwort', { exact: true }).fill(manager.password);
}

export async function enterPassword(page: Page): Promise<void> {
	await typePassword(page);
	await page.getByRole('button', { name: 'Weiter' }).click();
}
