import { expect, test } from '../../support/test.ts';
import { visitorOf } from '../../support/visitor.ts';

test('MISC-09 TEN-51 TEN-52 a shopper finds a recipe and its ingredients', async ({ page }) => {
	await page.goto('/rezepte');
	const main = page.locator('main');
	await expect(main.getByRole('heading', { level: 1, name: 'Rezepte' })).toBeVisible();
	await expect(main.locator('article')).toHaveCount(12);
	await expect(main.getByText('4 Portionen · ca. € 1,90 / Portion')).toBeVisible();
	await main.getByRole('link', { name: 'Paradeiser-Spaghetti mit Basilikum' }).click();

	await expect(page).toHaveURL(/\/rezepte\/paradeiser-spaghetti-mit-basilikum$/);
	const title = page.getByRole('heading', { level: 1, name: 'Paradeiser-Spaghetti' });
	await expect(title).toBeVisible();
	const ingredients = page.getByRole('region', { name: 'Zutaten' });
	await expect(ingredients.getByText('400 g')).toBeVisible();
	await ingredients.getByLabel('Für').selectOption('2');
	await expect(ingredients.getByText('200 g')).toBeVisible();
	await ingredients.getByRole('button', { name: /Alle \d+ Zutaten in den Korb/ }).click();
	await expect(page.getByText(/Zutaten liegen in deinem Korb/)).toBeVisible();
	const link = ingredients.getByRole('link', { name: 'Spaghetti' });
	await expect(link).toHaveAttribute('href', /^\/produkte\//);
	await link.click();
	await expect(page.getByRole('heading', { level: 1, name: /Spaghetti/ })).toBeVisible();
});

test('MISC-09 a recipe page has structured data for search engines', async ({ stack }) => {
	const { body } = await visitorOf(stack).get('/rezepte/paradeiser-spaghetti-mit-basilikum');
	const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
	expect(JSON.parse(json)).toMatchObject({
		'@type': 'Recipe',
		name: 'Paradeiser-Spaghetti mit Basilikum',
		totalTime: 'PT25M',
		recipeYield: '4',
	});
	expect(await visitorOf(stack).status('/rezepte/gibt-es-nicht')).toBe(404);
});

test('MISC-10 TEN-53 shows measured pesticide residues next to the legal limits', async ({
	page,
	stack,
}) => {
	await page.goto('/pestizide');
	const table = page.getByRole('table', { name: 'Rückstände in untersuchten Proben' });
	await expect(table.getByRole('row')).toHaveCount(9);
	await page.getByLabel('Produkt oder Wirkstoff suchen').fill('captan');
	await expect(table.getByRole('row')).toHaveCount(2);
	const apples = table.getByRole('row', { name: /Äpfel Gala/ });
	await expect(apples).toContainText('0,021');
	await expect(apples).toContainText('0,2 %');
	await page.setViewportSize({ width: 320, height: 700 });
	const isWhole = () =>
		table.evaluate((all) => all.scrollWidth <= (all.parentElement?.clientWidth ?? 0));
	await expect.poll(isWhole, 'no horizontal scrolling on a phone').toBe(true);
	await expect(apples.getByText('Gefunden (mg/kg)')).toBeVisible();
	expect(await visitorOf(stack, 'en.localhost').status('/pesticides')).toBe(404);
});
