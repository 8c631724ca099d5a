import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './desk.ts';

export async function uploadFile(page: Page, name: string, content: string): Promise<void> {
	const chooser = page.waitForEvent('filechooser');
	await page.getByRole('button', { name: 'auswählen' }).click();
	const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
	await (await chooser).setFiles(file);
}

/** The article numbers of the first two products that the page lists. */
export async function skusOf(page: Page): Promise<string[]> {
	const links = page.locator('tbody a');
	await expect(links.nth(1)).toBeVisible();
	const paths = await links.evaluateAll((all) =>
		all.map((link) => link.getAttribute('href') ?? ''),
	);
	return paths.slice(0, 2).map((path) => path.replace(/^.*\//, ''));
}

/** The file behind a button. */
export async function downloaded(page: Page, button: string): Promise<string> {
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: button }).click();
	return readFile(await (await download).path(), 'utf8');
}
