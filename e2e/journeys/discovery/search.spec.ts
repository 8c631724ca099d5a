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

test('opens again with an arrow key after Escape, with the same text', async ({ page }) => {
	await page.goto('/');
	await settled(page);
	const field = await type(page, 'marille');
	const hits = page.getByRole('listbox', { name: 'Treffer' });
	await expect(hits).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(hits).toHaveCount(0);
	await page.keyboard.press('ArrowDown');
	await expect(hits).toBeVisible();
	await expect(field).toHaveValue('marille');
	await expect(page.getByRole('option').first()).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
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

test('SRCH-39 SRCH-41 SRCH-43 SRCH-47 debounces typing into one request for five results', async ({
	page,
}) => {
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

	const field = page.getByRole('banner').getByLabel('Suche im Sortiment');
	const searched = requested.length;
	for (const text of ['milch ', '   ', '']) {
		await field.fill(text);
		// Twice the debounce delay.
		await page.waitForTimeout(500);
		expect(requested).toHaveLength(searched);
	}
	await field.fill('reis');
	await expect.poll(() => requested.length).toBeGreaterThan(searched);
});

test('SRCH-32 SRCH-50 SRCH-51 shows the results of each type, whatever fails beside them', async ({
	page,
	console,
}) => {
	console.expect(/status of 500/);
	const fail = (url: string) => page.route(url, (route) => route.fulfill({ status: 500 }));
	await fail('**/api/products/search/marille?*');
	await fail('**/api/content/search/*/banner*');
	await page.goto('/');
	await settled(page);
	const field = await type(page, 'marille');
	const [suggestions, products] = ['Vorschläge', 'Produkte'].map((name) =>
		page.getByRole('group', { name }).getByRole('option'),
	);
	await expect(suggestions?.first() ?? field).toBeVisible();
	await settled(page);
	await expect(products ?? field).toHaveCount(0);
	await expect(page.getByRole('alert')).toHaveCount(0);
	await field.fill('marillen');
	await expect(products?.first() ?? field).toBeVisible();
	await expect(suggestions?.first() ?? field).toBeVisible();
});

test.describe('with consent to statistics', () => {
	test.use({ allowed: 'C0001.C0002' });

	test('SRCH-46 SRCH-55 SRCH-56 reports searches without results, and which search led to the cart', async ({
		page,
	}) => {
		const events: { eventName: string; objectIDs: string[]; queryID?: string }[] = [];
		page.on('request', (request) => {
			if (!request.url().endsWith('/api/search-events')) return;
			events.push(...request.postDataJSON().events);
		});
		const named = (name: string) => events.filter(({ eventName }) => eventName === name);
		await page.goto('/suche/milch?tab=products');
		await settled(page);
		await page.locator('main article h3 a').first().click();
		await expect(page).toHaveURL(/\/produkte\//);
		await expect.poll(() => named('Product Clicked').length).toBe(1);
		const queryID = named('Product Clicked')[0]?.queryID ?? 'none';
		const add = page.locator('main').getByRole('button', { name: /^In den Korb/ });
		await add.filter({ hasText: 'In den Korb' }).locator('visible=true').first().click();
		await expect.poll(() => named('Product Added')).toMatchObject([{ queryID }]);

		await page
			.getByRole('banner')
			.getByRole('link', { name: /Startseite/ })
			.first()
			.click();
		await expect(page).toHaveURL((url) => url.pathname === '/');
		await add.locator('visible=true').first().click();
		await expect.poll(() => named('Product Added').length).toBe(2);
		expect(named('Product Added')[1]).not.toHaveProperty('queryID');

		await page.getByRole('banner').getByLabel('Suche im Sortiment').fill('qqxxyyzz');
		await expect
			.poll(() => named('Search Without Hits'))
			.toMatchObject([{ objectIDs: ['qqxxyyzz'] }]);
	});
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
	// The network is never idle while the chunk, which the first interaction preloads, is held back.
	await hydrated(page);
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

test('SRCH-33 SRCH-34 SRCH-35 SRCH-36 SRCH-37 SRCH-38 shows the banner, the columns and the editors’ text for no results', async ({
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
			{ type: 'recipes' as const, order: 4, emptyResultsContent: null },
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
		const [left, right, below] = await Promise.all(
			['Vorschläge', 'Produkte', 'Rezepte'].map((name) =>
				page.getByRole('group', { name }).getByRole('option').first().boundingBox(),
			),
		);
		expect(left?.x).toBeLessThan(right?.x ?? 0);
		expect((right?.width ?? 0) / (left?.width ?? 1)).toBeGreaterThan(1.8);
		expect(below?.x).toBe(right?.x);
		expect(below?.y).toBeGreaterThan(right?.y ?? 0);

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
