import { sizes } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const skyr = '/produkte/almwerk-skyr-natur-450-g';
const apricots = '/produkte/wachauer-marillen-500-g';

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`a product on a ${size}`, () => {
		test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });

		test('takes a quantity before adding, can be shared, and shows related products', async ({
			page,
			shop,
		}) => {
			await page.goto(apricots);
			await settled(page);
			const form = page
				.locator('main form[data-order="open"]:not(article *)')
				.locator('visible=true');
			const add = form.getByRole('button', { name: /^In den Korb/ });
			await expect(add).toContainText('€ 3,99');
			await form.getByRole('button', { name: 'Mehr: Wachauer Marillen' }).click();
			await form.getByRole('button', { name: 'Mehr: Wachauer Marillen' }).click();
			await expect(add).toContainText('€ 11,97');

			await page.getByRole('button', { name: 'Wachauer Marillen teilen' }).click();
			await expect(page.getByText('Link kopiert.')).toBeVisible();
			const copied = await page.evaluate(() => navigator.clipboard.readText());
			expect(copied).toBe(`${shop.origin}${apricots}`);

			await add.click();
			const counting = page.locator('main [data-order="counting"]:not(article *)');
			await expect(counting.locator('visible=true').getByRole('status')).toHaveText('3');
			await expect(page.getByRole('heading', { name: 'Dazu passt' })).toBeAttached();
		});
	});
}

test.describe('the product gallery', () => {
	test('switches views by thumbnail on a desktop', async ({ page }) => {
		await page.setViewportSize(sizes.desktop);
		await page.goto(skyr);
		await settled(page);
		const views = page.getByRole('region', { name: /Skyr natur/ }).getByRole('img');
		await expect(views).toHaveCount(2);
		await expect(views.nth(0)).toBeInViewport({ ratio: 0.9 });
		await expect(views.nth(1)).not.toBeInViewport();
		const thumbnail = page.getByRole('button', { name: 'Bild 2 von 2' });
		await thumbnail.focus();
		await page.keyboard.press('Enter');
		await expect(views.nth(1)).toBeInViewport({ ratio: 0.9 });
		await expect(thumbnail).toHaveAttribute('aria-current', 'true');
	});

	test('switches views by arrow keys on a phone, which has no thumbnails', async ({ page }) => {
		await page.setViewportSize(sizes.phone);
		await page.goto(skyr);
		await settled(page);
		const gallery = page.getByRole('region', { name: /Skyr natur/ });
		await expect(page.getByRole('button', { name: 'Bild 2 von 2' })).toBeHidden();
		await gallery.focus();
		await page.keyboard.press('ArrowRight');
		await expect(gallery.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });
	});
});
