import type { Product } from '@korb/contracts/catalogue/catalogue';
import { joinOrders } from '@korb/contracts/customer/customer-paths';
import type { MyProducts } from '@korb/contracts/customer/favorite-endpoints';
import { callApi, signUp } from '../../support/customer.ts';
import { placeOrder } from '../../support/orders.ts';
import { expect as base, expectAccessible, test } from '../../support/test.ts';

const expect = base.configure({ timeout: 30_000 });

test('CUST-73 CUST-74 CUST-75 CUST-76 my products come from four sources, in four orders', async ({
	page,
	stack,
	shop,
}) => {
	test.setTimeout(120_000);
	const { email } = await signUp(page, stack);
	const { lines } = await placeOrder(stack, shop, email);
	await callApi(page, joinOrders);
	const listed = (await callApi(page, 'GET /api/categories/obst-gemuese/products')) as {
		results: Product[];
	};
	const fresh = listed.results.filter(({ sku }) => lines.every((line) => line.sku !== sku))[0];
	for (const reference of [lines[0]?.sku, fresh?.sku]) {
		await callApi(page, 'PUT /api/customers/favorites/products', { reference });
	}

	await page.goto('/meine-produkte');
	const cards = page.getByRole('main').getByRole('article');
	const bought = lines.length;
	for (const [label, value, count] of [
		['Alle', 'Favorites OR Purchased', bought + 1],
		['Favoriten', 'Favorites', 2],
		['Gekauft', 'Purchased', bought],
		['Beides', 'Favorite AND Purchased', 1],
	] as const) {
		const button = page.getByRole('button', { name: `${label} ${count}`, exact: true });
		await expect(button).toHaveAttribute('value', value);
		await button.click();
		await expect(button).toHaveAttribute('aria-pressed', 'true');
		await expect(cards).toHaveCount(count);
	}
	await expect(cards.first()).toContainText('1-mal gekauft');

	await page.getByRole('button', { name: /^Alle/ }).click();
	await expect(page.getByRole('heading', { level: 2, name: 'Obst & Gemüse' })).toBeVisible();
	await expectAccessible(page);
	const sort = page.getByRole('combobox', { name: 'Sortierung' });
	await expect(sort.getByRole('option')).toHaveText([
		'Nach Kategorie',
		'Alphabetisch',
		'Zuletzt gekauft',
		'Grundpreis',
	]);
	await sort.selectOption('Alphabetisch');
	const path = 'GET /api/customers/favorites/products?favorites=true&purchasedProducts=true';
	const { results } = (await callApi(page, `${path}&sort=alphabetically`)) as MyProducts;
	await expect(cards.getByRole('heading')).toHaveText(
		results.map(({ name }) => new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))),
	);
});

test('my products are in the account’s navigation, and empty for a new customer', async ({
	page,
	stack,
}) => {
	await signUp(page, stack);
	await page.goto('/profil');
	await page.getByRole('link', { name: 'Meine Produkte' }).locator('visible=true').first().click();
	await expect(page).toHaveURL(/\/meine-produkte$/);
	await expect(page.getByRole('heading', { name: 'Hier ist noch Platz' })).toBeVisible();
	await expectAccessible(page);
});
