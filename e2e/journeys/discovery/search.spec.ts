import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { hydrated, settled } from '../../support/visitor.ts';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function type(page: Page, text: string) {
	const field = page.getByRole('banner').getByLabel('Suche im Sortiment');
	await field.click();
	await field.pressSequentially(text, { delay: 30 });
	return field;
}

for (const [size, viewport] of Object.entries(sizes)) {
	test.describe(`on a ${size}`, () => {
		test.use({ viewport });

		test('SRCH-30 SRCH-31 CMS-52 shows results while typing and opens one by keyboard', async ({
			page,
		}) => {
			await page.goto('/');
			await settled(page);
			const field = await type(page, 'marille');
			const hits = page.getByRole('listbox', { name: 'Treffer' });
			await expect(page.getByRole('group', { name: 'Vorschläge' })).toBeVisible();
			await expect(page.getByRole('group', { name: 'Produkte' }).getByRole('option')).toHaveCount(
				6,
			);
			await expect(field).toHaveAttribute('aria-expanded', 'true');
			await expectAccessible(page);

			await page.keyboard.press('ArrowDown');
			const first = page.getByRole('option').first();
			await expect(first).toHaveAttribute('aria-selected', 'true');
			await expect(field).toHaveAttribute(
				'aria-activedescendant',
				(await first.getAttribute('id')) ?? '',
			);
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/\/(suche|marken|kategorie)\//);
			await expect(hits).toHaveCount(0);
		});

		test('SRCH-44 SRCH-48 shows the term on its results page and clears it elsewhere', async ({
			page,
		}) => {
			await page.goto('/');
			await settled(page);
			const field = await type(page, 'joghurt');
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/\/suche\/joghurt\?tab=products$/);
			await expect(page.locator('h1')).toContainText('joghurt');
			await expect(field).toHaveValue('joghurt');
			await expect(page.locator('main article')).toHaveCount(24);
			await page.locator('main article h3 a').first().click();
			await expect(page).toHaveURL(/\/produkte\//);
			await expect(field).toHaveValue('');
		});
	});
}

test('adds a result to the cart by keyboard and by mouse without leaving the search', async ({
	page,
}) => {
	await page.goto('/');
	await settled(page);
	const field = await type(page, 'marille');
	const adds = page.locator('search').getByRole('button', { name: /^In den Korb/ });
	await expect(adds).toHaveCount(5);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(adds.first()).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(adds).toHaveCount(4);
	await expect(page.locator('search').getByRole('button', { name: /^Mehr/ })).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('listbox')).toHaveCount(0);
	await expect(field).toBeFocused();

	await field.pressSequentially('n');
	await adds.first().click();
	await expect(page.locator('search [data-order="counting"]')).toHaveCount(2);
	await expect(field).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
});

test('suggests recent and popular searches on an empty field, and clears them on request', async ({
	page,
}) => {
	await page.goto('/suche/joghurt?tab=products');
	await settled(page);
	const field = page.getByRole('banner').getByLabel('Suche im Sortiment');
	await field.click();
	await page.waitForFunction(() => sessionStorage.getItem('searches') !== null);
	await page.goto('/');
	await settled(page);
	await field.click();
	const popular = page.getByRole('group', { name: 'Beliebt' }).getByRole('option');
	const recent = page.getByRole('group', { name: 'Zuletzt gesucht' }).getByRole('option');
	await expect(popular).toHaveCount(6);
	await expect(recent).toHaveText(['joghurt']);
	await expect(field).toHaveAttribute('aria-expanded', 'true');
	await expectAccessible(page);

	await page.keyboard.press('Tab');
	const forget = page.getByRole('button', { name: 'Verlauf löschen' });
	await expect(forget).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(recent).toHaveCount(0);
	await expect(field).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(popular).toHaveCount(0);

	await field.blur();
	await field.click();
	await page.keyboard.press('ArrowDown');
	await expect(popular.first()).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/suche\/[^/]+\?tab=products$/);
	await expect(page.locator('main article')).not.toHaveCount(0);
});

test('sorts results by price from the toolbar', async ({ page }) => {
	await page.goto('/suche/joghurt?tab=products');
	await settled(page);
	const sort = page.getByRole('combobox', { name: 'Sortierung' });
	await expect(sort).toHaveValue('relevance');
	await sort.selectOption({ label: 'Niedrigster Preis' });
	await expect(page).toHaveURL(/\/suche\/joghurt\?tab=products&sort=price$/);
	await expect(page.getByRole('combobox', { name: 'Sortierung' })).toHaveValue('price');
	await expect(page.locator('main article')).toHaveCount(24);
});

test('SRCH-43 SRCH-47 debounces typing into one request for five results', async ({ page }) => {
	const requested: string[] = [];
	page.on('request', (request) => {
		const { pathname, searchParams } = new URL(request.url());
		if (/\/search\//.test(pathname)) requested.push(`${pathname} ${searchParams.get('pageSize')}`);
	});
	await page.goto('/');
	await settled(page);
	// Type all keys at once: on a slow machine the gap between keys can exceed the debounce delay.
	await page.getByRole('banner').getByLabel('Suche im Sortiment').fill('milch');
	await expect(page.getByRole('listbox')).toBeVisible();
	await settled(page);
	expect(requested.filter((path) => path.startsWith('/api/products/'))).toEqual([
		'/api/products/search/milch 5',
	]);
	expect(requested).toContain('/api/suggestions/search/milch 5');
	expect(requested).toContain('/api/content/search/milch 5');
});

test('SRCH-30 shows results even when its chunk loads after the last keystroke', async ({
	page,
}) => {
	const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
	await page.route(/\/assets\/search-flyout-[^/]+\.js$/, async (route) => {
		await arrival;
		await route.continue();
	});
	await page.goto('/');
	await settled(page);
	const field = await type(page, 'milch');
	await expect(field).toHaveValue('milch');
	arrive();
	await expect(page.getByRole('listbox')).toBeVisible();
});

test('keeps the focus in the field when a product arrives late in the cart', async ({ page }) => {
	const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
	await page.route(/\/assets\/running-cart-[^/]+\.js$/, async (route) => {
		await arrival;
		await route.continue();
	});
	await page.goto('/kategorie/steinobst');
	await hydrated(page);
	const product = page.locator('main [data-order="open"]').first();
	await product.getByRole('button').click();
	const field = await type(page, 'milch');
	arrive();
	await expect(page.locator('main [data-order="counting"]')).toHaveCount(1);
	await expect(field).toBeFocused();
	await expect(page.getByRole('listbox')).toBeVisible();
});

test('SRCH-45 closes on Escape and is empty after clearing', async ({ page }) => {
	await page.goto('/');
	await settled(page);
	const field = await type(page, 'milch');
	const hits = page.getByRole('listbox', { name: 'Treffer' });
	await expect(hits).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(hits).toHaveCount(0);
	await field.pressSequentially('re');
	await expect(hits).toBeVisible();
	await page.getByRole('button', { name: 'Suche leeren' }).click();
	await expect(hits).toHaveCount(0);
	await expect(field).toHaveValue('');
	await expect(field).toBeFocused();
});

test('SRCH-33 SRCH-34 SRCH-35 SRCH-36 SRCH-37 shows the banner, the columns and the editors’ text for no results', async ({
	page,
	shop,
	backOffice,
	console,
}) => {
	console.expect(/409/);
	await backOffice.publish({
		tenantId: shop.tenantId,
		kind: 'search-banner',
		key: 'marillen',
		document: {
			terms: ['marille'],
			title: 'Marillenzeit',
			text: '',
			image: null,
			link: { label: 'Hin', href: '/kategorie/steinobst' },
		},
	});
	const search = {
		types: [
			{
				type: 'products' as const,
				order: 2,
				emptyResultsContent: 'Kein Produkt weit und breit.',
			},
			{ type: 'suggestions' as const, order: 1, emptyResultsContent: null },
		],
		columnRatio: '4/8',
		debounceMs: 150,
	};
	await backOffice.during(shop, { search }, '/', async () => {
		await page.goto('/');
		await settled(page);
		await type(page, 'marille');
		const hits = page.getByRole('listbox');
		await expect(page.getByRole('option', { name: /Marillenzeit/ })).toBeVisible();
		const [left, right] = await Promise.all(
			['Vorschläge', 'Produkte'].map((name) =>
				page.getByRole('group', { name }).getByRole('option').first().boundingBox(),
			),
		);
		expect(left?.x).toBeLessThan(right?.x ?? 0);
		expect((right?.width ?? 0) / (left?.width ?? 1)).toBeGreaterThan(1.8);

		const field = page.getByRole('combobox', { name: 'Suche im Sortiment' });
		await field.fill('qqxxyyzz');
		await expect(page.getByText('Kein Produkt weit und breit.')).toBeVisible();
		await expect(hits).toHaveCount(0);
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('searches by submitting the form', async ({ page }) => {
		await page.goto('/');
		await page.getByLabel('Suche im Sortiment').fill('bio milch');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/suche\/bio%20milch\?tab=products$/);
		await expect(page.locator('main article').first()).toBeVisible();
		await expect(page.getByLabel('Suche im Sortiment')).toHaveValue('bio milch');
	});
});
