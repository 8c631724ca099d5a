import { expect, type Page } from '@playwright/test';

export const scanButton = (page: Page) => page.getByRole('button', { name: /scannen$|genommen$/ });

/**
 * Deals with every product until all are in the crates: as the test wants to, else by scanning or
 * weighing what was ordered.
 */
export async function pickAll(
	page: Page,
	eans: string[],
	differently: () => Promise<boolean> = async () => false,
): Promise<void> {
	const isPacked = page.getByRole('heading', { level: 1, name: /ist gepackt$/ });
	while (!(await isPacked.isVisible())) {
		const position = await page.getByText(/^Position \d+ von/).textContent();
		if (!(await differently())) await pickOne(page, eans);
		await expect(page.getByText(position ?? '', { exact: true })).toBeHidden();
	}
}

/** Weighs the given share of what was ordered by weight. */
export async function pickOne(page: Page, eans: string[], share = 1): Promise<void> {
	// Two products may have the same name, so the end of the code tells which one it is.
	const [shown = ''] = await page.getByText(/EAN …\d+$/).allTextContents();
	const position = await page.getByText(/^Position \d+ von/).textContent();
	const ean = shown && eans.find((code) => code.endsWith(shown.replace(/.*…/, '')));
	const scale = page.getByLabel('Waage, Gramm');
	if (await scale.isVisible()) {
		const wanted = await page.getByText(/^Bestellt \d+ g, lose$/).textContent();
		await scale.fill(String(Math.round(Number(wanted?.replace(/\D/g, '')) * share)));
		await page.getByRole('button', { name: /^\d+ g in/ }).click();
	} else {
		await scanButton(page).click();
	}
	if (ean) await enterCode(page, ean);
	await expect(page.getByText(position ?? '', { exact: true })).toBeHidden();
}

export async function enterCode(page: Page, code: string): Promise<void> {
	await page.getByLabel('Strichcode oder Artikelnummer').fill(code);
	await page.keyboard.press('Enter');
}

export async function scanLabel(page: Page, code: string): Promise<void> {
	await page.getByLabel('Nummer am Etikett').fill(code);
	await page.keyboard.press('Enter');
}
