import type { Cart } from '@korb/contracts/cart/cart';
import type { Page } from '@playwright/test';
import { callApi } from '../../support/customer.ts';
import { findLayoutFaults } from '../../support/layout.ts';
import { sizes } from '../../support/shopper.ts';
import { expect as base, expectAccessible, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const expect = base.configure({ timeout: 30_000 });
const quantitiesOf = async (page: Page) => {
	const { productLineItems } = (await callApi(page, 'GET /api/carts')) as Cart;
	return productLineItems.map(({ product, quantity }) => [product.name, quantity]);
};

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`a pasted list on a ${size}`, () => {
		test.use({ viewport });

		test('becomes products, and goes into the cart of a guest at once', async ({ page }) => {
			await page.goto('/liste-einfuegen');
			await settled(page);
			const text = page.getByRole('textbox', { name: /^Einkaufsliste/ });
			await text.fill('2 l Milch\nSemmeln, Quantenschaum');
			await text.press('ControlOrMeta+Enter');
			const found = page.getByRole('region', { name: '2 gefunden, 1 zum Aussuchen' });
			await expect(found.getByRole('article')).toHaveCount(3);
			const milk = found.getByRole('article').first();
			await expect(milk).toContainText('2 l Milch');
			await expect(milk.getByRole('checkbox')).toBeChecked();
			await expect(found.getByRole('article').nth(2)).toContainText('nichts gefunden');
			await expectAccessible(page);
			expect(await findLayoutFaults(page)).toEqual([]);

			// Another product for the same line, and one line less.
			await milk.getByText('Tauschen').click();
			const other = milk.getByRole('listitem').nth(1).getByRole('button');
			const name = await other.locator('b').textContent();
			await other.click();
			await expect(milk.getByRole('heading')).toContainText(name ?? '');
			await found.getByRole('article').nth(1).getByRole('checkbox').uncheck();

			await page.getByRole('button', { name: 'Alle in den Korb' }).click();
			await expect(page.getByText('1 Artikel liegt im Korb.').first()).toBeVisible();
			await expect.poll(() => quantitiesOf(page)).toEqual([[name, 2]]);
			await expect(text).toHaveValue('');
		});
	});
}

test.describe('a pasted list in English', () => {
	test.use({ tenant: 'greenbasket' });

	test('is read as such, and survives leaving the page', async ({ page }) => {
		await page.goto('/paste-a-list');
		await settled(page);
		await page.getByRole('textbox', { name: /^Shopping list/ }).fill('a dozen eggs, bread');
		await page.goto('/');
		await page.goto('/paste-a-list');
		await settled(page);
		await page.getByRole('button', { name: 'Find products' }).click();
		const found = page.getByRole('region', { name: '2 found' });
		await expect(found.getByRole('article')).toHaveCount(2);
	});
});
