import { expect, expectAccessible, test } from '../../support/test.ts';
import { settled, visitorOf } from '../../support/visitor.ts';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`on a ${size}`, () => {
		test.use({ viewport });

		test('SRCH-02 SRCH-03 SRCH-05 SRCH-12 navigates from a category to a product and back', async ({
			page,
		}) => {
			await page.goto('/kategorie/obst-gemuese');
			await settled(page);
			await expect(page.locator('h1')).toHaveText('Obst & Gemüse');
			const cards = page.locator('main article');
			await expect(cards).toHaveCount(24);
			await expectAccessible(page);

			const name = (await cards.first().getByRole('heading').textContent()) ?? '';
			await cards.first().getByRole('heading').getByRole('link').click();
			await expect(page).toHaveURL(/\/produkte\//);
			await expect(page.locator('h1')).not.toHaveText('Obst & Gemüse');
			expect(name).toContain(await page.locator('h1').textContent());
			await page.goBack();
			await expect(cards).toHaveCount(24);
		});

		test('returns to the same place of a list, also after a reload', async ({ page }) => {
			await page.goto('/kategorie/obst-gemuese');
			await settled(page);
			const card = page.locator('main article').nth(19);
			const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
			await card.scrollIntoViewIfNeeded();
			await settled(page);
			await card.getByRole('heading').getByRole('link').click();
			await expect(page).toHaveURL(/\/produkte\//);
			await page.goBack();
			await expect(card).toBeInViewport();
			await settled(page);
			const before = await top();
			await page.reload();
			await expect(card).toBeInViewport();
			await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
		});

		test('appends the next page of a list and gives it its own URL', async ({ page }) => {
			await page.goto('/kategorie/obst-gemuese');
			await settled(page);
			const cards = page.locator('main article');
			await page.getByRole('link', { name: 'Mehr Artikel laden' }).click();
			await expect(cards).toHaveCount(48);
			await expect(page).toHaveURL(/\?page=2$/);
			await expect(cards.nth(24).getByRole('heading').getByRole('link')).toBeFocused();

			await cards.nth(30).getByRole('heading').getByRole('link').click();
			await expect(page).toHaveURL(/\/produkte\//);
			await page.goBack();
			await expect(cards).toHaveCount(48);

			await page.reload();
			await expect(cards).toHaveCount(24);
			await page.getByRole('link', { name: 'Vorherige Artikel' }).click();
			await expect(page).toHaveURL(/\/obst-gemuese$/);
		});

		test('SRCH-26 SRCH-27 sorts by category by default', async ({ page }) => {
			await page.goto('/kategorie/obst-gemuese');
			await settled(page);
			const order = page.getByLabel('Sortierung');
			await expect(order).toHaveValue('category');
			await order.selectOption('alphabetically');
			await expect(page).toHaveURL(/sort=alphabetically/);
			await expect(page.locator('main article').first()).toContainText(/^.*A/s);
			await page.goBack();
			await expect(order).toHaveValue('category');
		});

		test('does not overflow its viewport', async ({ page }) => {
			for (const path of ['/kategorie', '/kategorie/getraenke', '/marken', '/sitemap']) {
				await page.goto(path);
				const overflow = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				);
				expect(overflow, path).toBe(0);
			}
		});
	});
}

test.describe('on a desktop', () => {
	test.use({ viewport: sizes.desktop });

	test('applies and removes filters', async ({ page }) => {
		await page.goto('/kategorie/obst-gemuese');
		await settled(page);
		const count = page.getByRole('status').filter({ hasText: 'Artikel' }).first();
		const all = (await count.textContent()) ?? '';
		await page.getByRole('link', { name: /^Bio \d+$/ }).click();
		await expect(page).toHaveURL(/labels=organic/);
		await expect(count).not.toHaveText(all);
		await page.getByRole('link', { name: 'Bio entfernen' }).click();
		await expect(count).toHaveText(all);
		// axe reports targets that the sticky header covers as too small.
		await page.evaluate(() => scrollTo(0, 0));
	});

	test('CMS-57 opens a product over the list, adds it to the cart and closes on Escape', async ({
		page,
	}) => {
		await page.goto('/kategorie/steinobst');
		await settled(page);
		const look = page.getByRole('link', { name: /^Schnellansicht/ }).first();
		await look.click();
		const dialog = page.getByRole('dialog');
		await expect(dialog.getByText('Preis inkl.')).toBeVisible();
		await expectAccessible(page);
		await dialog.getByRole('button', { name: /^In den Korb/ }).click();
		await expect(dialog.getByRole('button', { name: 'Mehr' })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
		await look.click();
		await dialog.getByRole('link', { name: 'Alle Details' }).click();
		await expect(page).toHaveURL(/\/produkte\//);
		await expect(dialog).toHaveCount(0);
	});

	test('CMS-58 slides in alternatives', async ({ page }) => {
		await page.goto('/kategorie/beeren');
		await settled(page);
		await page
			.getByRole('link', { name: /^Ähnliche zeigen/ })
			.first()
			.click();
		const drawer = page.getByRole('dialog', { name: 'Ähnliche Artikel' });
		await expect(drawer.locator('article').first()).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await expect(drawer).toHaveCount(0);
		// axe reports targets that the sticky header covers as too small.
		await page.evaluate(() => scrollTo(0, 0));
	});

	test('shows the unit price at no less than half the size of the price', async ({ page }) => {
		await page.goto('/kategorie/steinobst');
		await page.locator('main article h3 a').first().click();
		await expect(page.locator('[data-unit-price]')).toBeVisible();
		const [price, unit] = await page.evaluate(() => {
			const sizeOf = (selector: string) => {
				const element = document.querySelector(selector);
				return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
			};
			return [sizeOf('main b[aria-hidden]'), sizeOf('[data-unit-price]')];
		});
		expect(unit).toBeGreaterThanOrEqual((price ?? 0) / 2);
		expect(unit).toBeGreaterThan(0);
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: sizes.phone });

	test('shows the filters in a sheet', async ({ page }) => {
		await page.goto('/kategorie/obst-gemuese');
		await settled(page);
		await page.getByRole('link', { name: 'Filter' }).click();
		const sheet = page.getByRole('dialog');
		await sheet.getByRole('link', { name: /^Bio \d+$/ }).click();
		await expect(page).toHaveURL(/labels=organic/);
		await sheet.getByRole('button', { name: /Artikel zeigen/ }).click();
		await expect(sheet).toHaveCount(0);
		await expect(page.getByRole('link', { name: 'Bio entfernen' })).toBeVisible();
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: sizes.phone });

	test('browses, filters, sorts and paginates', async ({ page }) => {
		await page.goto('/kategorie/obst-gemuese');
		await page.getByRole('link', { name: 'Filter' }).click();
		await page.getByRole('link', { name: /^Bio \d+$/ }).click();
		await expect(page).toHaveURL(/labels=organic/);
		await page.getByLabel('Sortierung').selectOption('unitprice');
		await page.getByRole('button', { name: 'Sortieren' }).click();
		await expect(page).toHaveURL(/labels=organic.*sort=unitprice/);
		await page.getByRole('link', { name: 'Mehr Artikel laden' }).click();
		await expect(page).toHaveURL(/page=2/);
		await page.locator('main article h3 a').first().click();
		await expect(page.locator('h1')).toBeVisible();
		await expect(page.getByText('Nährwerte').first()).toBeVisible();
	});
});

test('SRCH-09 navigates from the brand index to a brand', async ({ page }) => {
	await page.goto('/marken');
	await settled(page);
	await page.getByRole('link', { name: /^Almwerk/ }).click();
	await expect(page.locator('h1')).toHaveText('Almwerk');
	await expect(page.locator('main article').first()).toBeVisible();
});

test('TEN-75 redirects legacy links to the product', async ({ page }) => {
	await page.goto('/kategorie?slug=wachauer-marillen-500-g');
	await expect(page).toHaveURL(/\/produkte\/wachauer-marillen-500-g$/);
});

test('serves every filter from the edge cache', async ({ stack }) => {
	const { get } = visitorOf(stack);
	const path = '/kategorie/obst-gemuese?labels=organic&sort=unitprice&page=1';
	const [first, second] = [await get(path), await get(`${path}&utm_source=mail`)];
	expect(first.status).toBe(200);
	expect(first.body).toContain('aria-label="Bio entfernen"');
	expect(second.headers['x-cache']).toBe('hit');
});
