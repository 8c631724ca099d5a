import { shopperOn, sizes } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

for (const [name, viewport] of Object.entries(sizes)) {
	test.describe(`stores, ${name}`, () => {
		test.use({ viewport });

		test('MISC-01 finds a store by place, with opening hours and on a map', async ({ page }) => {
			await page.goto('/filialen');
			const cards = page.getByRole('main').getByRole('article');
			await page.getByLabel('Filiale suchen').fill('Praterstern');
			await expect(cards).toHaveCount(1);
			await expect(cards).toContainText('1020 Wien');
			await expect(cards).toContainText(/Mo–\w\w.*\d Uhr/);
			await expect(cards).toContainText(/geöffnet|geschlossen/i);
			await expect(page.locator('[data-map="ready"]')).toBeVisible();
			await page.getByLabel('Filiale suchen').fill('Atlantis');
			await expect(page.getByText('Hier haben wir noch keine Filiale.')).toBeVisible();
		});
	});
}

test('selects a store in the finder and continues to the slots', async ({ page }) => {
	const shopper = shopperOn(page);
	await shopper.visit('/filialen');
	await page
		.getByRole('button', { name: /^Hier abholen: / })
		.first()
		.click();
	await expect(page.getByRole('dialog', { name: 'Wann holst du ab?' })).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('MISC-01 lists every store with its opening hours', async ({ page }) => {
		await page.goto('/filialen');
		await expect(page.getByRole('main').getByRole('article').first()).toContainText(/\d Uhr/);
		await expect(page.getByLabel('Filiale suchen')).toBeHidden();
	});
});
