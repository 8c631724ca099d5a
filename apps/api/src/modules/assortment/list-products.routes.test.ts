import type { Assortment, DeskProductList } from '@korb/contracts/admin/assortment/assortment';
import { addDays } from '@korb/domain/pricing/prices';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { fruitShopFixture } from '../catalogue/fruit-shop.testing.ts';
import { today } from '../catalogue/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

const fixture = fruitShopFixture();
let office: FastifyInstance;
let service: TestStaff;
beforeAll(async () => {
	office = await openOffice(fixture.api);
	service = await aStaffMember(fixture.api, office, fixture.shop.tenantId, { roles: ['service'] });
	await importInto(fixture.api, fixture.shop.tenantId, [
		aCategory('feinkost'),
		food('BROT', { ingredients: '**Weizenmehl**, Wasser', nutrition }),
		food('SUPPE', { ingredients: 'Wasser, **Sellerie**', allergens: ['celery'] }),
		food('HONIG', {}),
		food('GIN', { ingredients: 'Alkohol', alcoholPercent: 43 }),
		food('BUTTER', { ingredients: '**Rahm**', allergens: ['milk'], nutrition }),
		aProduct('NEU', { categories: ['feinkost'], listedOn: today }),
		anOffer('BROT', { stock: 0 }),
		anOffer('SUPPE', {
			promotion: { priceCents: 149, startsOn: addDays(today, 7), endsOn: addDays(today, 9) },
		}),
		anOffer('HONIG', {
			promotion: { priceCents: 149, startsOn: addDays(today, -9), endsOn: addDays(today, -1) },
		}),
		anOffer('GIN', {
			promotion: { priceCents: 149, startsOn: addDays(today, -1), endsOn: addDays(today, 3) },
		}),
	]);
});
afterAll(() => office.close());

const nutrition = {
	...{ per: '100g' as const, energyKj: 1000, energyKcal: 240, fatGrams: 1, saturatesGrams: 0.2 },
	...{ carbohydrateGrams: 49, sugarsGrams: 2, proteinGrams: 8, saltGrams: 1.1 },
};
type Food = NonNullable<Parameters<typeof aProduct>[1]>['food'];
const food = (sku: string, declared: Partial<NonNullable<Food>>) =>
	aProduct(sku, {
		categories: ['feinkost'],
		food: { allergens: [], traces: [], ...declared },
	});

const list = async (query = '', by = service): Promise<DeskProductList> =>
	(await by.send('GET', `/admin/products${query}`)).json();
const skusOf = async (query: string, by = service) =>
	(await list(query, by)).products.map(({ sku }) => sku);

describe('GET /admin/products', () => {
	it('sorts by name, with the offers of the region', async () => {
		const { products } = await list('?category=kernobst');
		expect(products.map(({ name }) => name)).toEqual(['Äpfel Gala', 'Birnen Conference']);
		expect(products[0]).toMatchObject({
			sku: 'APFEL',
			brand: 'Almwerk',
			category: 'Kernobst',
			offers: [{ region: 'default', priceCents: 399, promotionCents: null, stock: null }],
		});
	});

	it.each([
		['the name', 'Erdbeer', ['ERDBEERE']],
		['the name without its umlaut', 'apfel', ['APFEL']],
		['the name as it is written', 'Äpfel', ['APFEL']],
		['the SKU', 'bier', ['BIER']],
		['the brand', 'talhof', ['BIRNE']],
		['nothing, by a wildcard', 'b_er', []],
		['nothing, by a term that is too short', 'bi', []],
	])('finds by %s', async (_what, term, skus) => {
		expect(await skusOf(`?search=${encodeURIComponent(term)}`)).toEqual(skus);
	});

	it.each([
		['allergens that are marked but not listed', 'allergens', ['BROT']],
		['nutrition of processed food', 'nutrition', ['BIER', 'SUPPE']],
		['the origin of unprocessed food and loose goods', 'origin', ['HONIG', 'MELONE']],
		['the age limit of spirits', 'age', ['GIN']],
		['a price before the promotion', 'reference', ['GIN']],
	])('names products that lack %s', async (_what, warning, skus) => {
		const { products } = await list(`?warning=${warning}`);
		expect(products.map(({ sku }) => sku)).toEqual(skus);
		for (const product of products) expect(product.warnings).toContain(warning);
	});

	it('says nothing about a product that is complete, but that its picture is drawn', async () => {
		const { products } = await list('?search=butter');
		expect(products.map(({ warnings }) => warnings)).toEqual([['photo']]);
		expect(await skusOf('?warning=photo&search=butter')).toEqual(['BUTTER']);
	});

	it.each([
		['soldOut', ['BROT']],
		['promoted', ['ERDBEERE', 'GIN']],
		['offSale', ['ALT']],
		['new', ['NEU']],
	])('has the view %s, counted as it is listed', async (view, skus) => {
		expect(await skusOf(`?view=${view}`)).toEqual(skus);
		const { counts }: Assortment = (await service.send('GET', '/admin/assortment')).json();
		expect(counts[view as keyof typeof counts]).toBe(skus.length);
	});

	it('says until when an offer is in a promotion, also in one that is planned', async () => {
		const { products } = await list('?category=feinkost');
		const found = products.flatMap(({ sku, offers }) =>
			offers.map(({ promotionEndsOn }) => [sku, promotionEndsOn]),
		);
		expect(Object.fromEntries(found)).toMatchObject({
			GIN: addDays(today, 3),
			SUPPE: addDays(today, 9),
			HONIG: null,
			BROT: null,
		});
	});

	it('pages by keyset, without gaps and repetitions', async () => {
		const all = await skusOf('?pageSize=100');
		const paged: string[] = [];
		for (let next: string | null = ''; next !== null; ) {
			const page: DeskProductList = await list(`?pageSize=2${next && `&after=${next}`}`);
			paged.push(...page.products.map(({ sku }) => sku));
			next = page.next;
		}
		expect(paged).toEqual(all);
		expect(new Set(paged).size).toBe(12);
		expect(await skusOf('?after=nonsense')).toEqual(all);
	});

	it('shows the regions of the person only', async () => {
		const { api, shop } = fixture;
		const options = { roles: ['dispatcher' as const], units: ['graz'] };
		const inGraz = await aStaffMember(api, office, shop.tenantId, options);
		const { products } = await list('?search=erdbeer&region=default', inGraz);
		expect(products[0]?.offers).toMatchObject([{ region: 'graz', priceCents: 450 }]);
		const { regions }: Assortment = (await inGraz.send('GET', '/admin/assortment')).json();
		expect(regions).toEqual(['graz']);
	});

	it('is empty in another shop', async () => {
		const stranger = await aStaffMember(fixture.api, office, fixture.other.tenantId);
		expect(await skusOf('', stranger)).toEqual([]);
	});
});

it('GET /admin/assortment lists regions, categories and brands', async () => {
	const assortment: Assortment = (await service.send('GET', '/admin/assortment')).json();
	expect(assortment).toMatchObject({ regions: ['default', 'graz'], region: 'default' });
	expect(assortment.categories).toContainEqual({ slug: 'kernobst', name: 'Kernobst', level: 1 });
	expect(assortment.brands.map(({ name }) => name)).toEqual(['Almwerk', 'Talhof']);
});
