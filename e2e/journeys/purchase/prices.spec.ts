import type { Product } from '@korb/contracts/catalogue/catalogue';
import { listCategoryProducts } from '@korb/contracts/catalogue/catalogue-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { expect, test } from '../../support/test.ts';
import { visitorOf } from '../../support/visitor.ts';

const MAX_DELAY_MS = 5000;
const LIFETIME_S = 60;

test('a new price reaches product, category and search pages within 5 s and re-renders no other page', async ({
	stack,
	backOffice,
	shop,
	page: browser,
}) => {
	test.slow();
	const { get } = visitorOf(stack);
	const list = async (path: string): Promise<Product[]> =>
		JSON.parse((await get(path)).body).results;
	const coffee = (await list(toPath(listCategoryProducts, { params: { slug: 'kaffee' } }))).find(
		({ price }) => price !== null && price.loyalty === null && price.regular.insteadOf === null,
	);
	const [fruit] = await list(toPath(listCategoryProducts, { params: { slug: 'obst-gemuese' } }));
	if (!coffee || !fruit) throw new Error('the demo shop sells neither coffee nor fruit');

	const touched = [
		`/produkte/${coffee.slug}`,
		'/kategorie/kaffee',
		`/suche/${encodeURIComponent(coffee.name)}?tab=products`,
	];
	const others = [
		'/',
		'/impressum',
		'/marken',
		'/kategorie/obst-gemuese',
		`/produkte/${fruit.slug}`,
		'/suche/joghurt?tab=products',
	];
	// Pages expire after a minute. Start with fresh ones, so that expiry cannot re-render them.
	const renderedAt = new Map<string, number>();
	for (const path of [...touched, ...others]) {
		await get(path);
		const ageOf = async () => Number((await get(path)).headers['age']);
		await expect.poll(ageOf, { message: path, timeout: 60_000 }).toBeLessThan(LIFETIME_S / 2);
		const { headers } = await get(path);
		expect(headers['x-cache'], path).toBe('hit');
		renderedAt.set(path, performance.now() - Number(headers['age']) * 1000);
	}

	const priceCents = 1 + (coffee.price?.regular.value ?? 0);
	await backOffice.importFeed(shop.tenantId, [
		{ type: 'offer', sku: coffee.sku, region: 'default', priceCents, availability: 'available' },
	]);
	const importedAt = performance.now();
	const shown = (priceCents / 100).toFixed(2).replace('.', ',');
	for (const path of touched) {
		await expect
			.poll(async () => (await get(path)).body.includes(shown), {
				message: `${path} shows ${shown}`,
				intervals: [100],
				timeout: MAX_DELAY_MS,
			})
			.toBe(true);
	}
	expect(performance.now() - importedAt).toBeLessThan(MAX_DELAY_MS);

	// The edge serves a purged page stale once while it re-renders, so request each page twice.
	for (const path of others) await get(path);
	await new Promise((resolve) => setTimeout(resolve, 1500));
	for (const path of others) {
		const { headers } = await get(path);
		const age = (performance.now() - (renderedAt.get(path) ?? 0)) / 1000;
		expect(headers['x-cache'], path).toBe('hit');
		expect(Number(headers['age']), `age of ${path}`).toBeGreaterThan(age - 2);
	}

	await browser.goto(`/produkte/${coffee.slug}`);
	await expect(browser.locator('main')).toContainText(shown);
});
