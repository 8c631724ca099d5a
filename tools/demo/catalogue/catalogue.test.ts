import { type FeedProduct, FeedRecord } from '@korb/contracts/catalogue/catalogue-feed';
import { renderPackshot } from '@korb/packshot/packshot';
import { describe, expect, it } from 'vitest';
import { listArticles } from './articles.ts';
import { listRecords, type Tenant } from './catalogue.ts';
import { showcase } from './data/showcase.ts';
import { meat, mustBeMarked, tellTale, trademarks } from './test-words.ts';

const today = new Date('2026-07-10T00:00:00Z');
const feeds = { korb: collect('korb'), greenbasket: collect('greenbasket') };
const both = Object.entries(feeds);

describe.each(both)('the demo catalogue of %s', (tenant, feed) => {
	it('has only records that match the contract', () => {
		for (const record of feed) {
			const parsed = FeedRecord.safeParse(record);
			if (!parsed.success) throw new Error(`${JSON.stringify(record)}: ${parsed.error.message}`);
		}
	});

	it('has a full assortment in three category levels', () => {
		const categories = ofType(feed, 'category');
		const parents = new Set(categories.map(({ parent }) => parent));
		expect(categories.filter(({ parent }) => parent === null)).toHaveLength(12);
		expect(categories.filter(({ slug }) => !parents.has(slug)).length).toBeGreaterThan(70);
		expect(ofType(feed, 'brand').length).toBeGreaterThan(95);
		expect(ofType(feed, 'product').length).toBeGreaterThan(3000);
	});

	it('has unique slugs and SKUs', () => {
		for (const type of ['category', 'brand', 'product'] as const) {
			const slugs = ofType(feed, type).map(({ slug }) => slug);
			expect(slugs).toHaveLength(new Set(slugs).size);
		}
		const skus = ofType(feed, 'product').map(({ sku }) => sku);
		expect(skus).toHaveLength(new Set(skus).size);
	});

	it('references only earlier records', () => {
		const known = new Set<string>();
		const needsOf = (record: FeedRecord): string[] => {
			if (record.type === 'category') return record.parent ? [`category ${record.parent}`] : [];
			if (record.type === 'brand') return [];
			if (record.type !== 'product') return [`product ${record.sku}`];
			return [
				...record.categories.map((slug) => `category ${slug}`),
				...(record.brand ? [`brand ${record.brand}`] : []),
				...(record.bundle ? [`product ${record.bundle.sku}`] : []),
			];
		};
		const missing = feed.flatMap((record) => {
			const unmet = needsOf(record).filter((need) => !known.has(need));
			known.add(`${record.type} ${'slug' in record ? record.slug : record.sku}`);
			if (record.type === 'product') known.add(`product ${record.sku}`);
			return unmet;
		});
		expect(missing).toEqual([]);
	});

	it('leaves no category empty', () => {
		const categories = ofType(feed, 'category');
		const used = new Set(ofType(feed, 'product').flatMap((product) => product.categories));
		const parents = new Set(categories.map(({ parent }) => parent));
		const empty = categories.filter(({ slug }) => !used.has(slug) && !parents.has(slug));
		expect(empty).toEqual([]);
	});

	it('has an image for every product', () => {
		const blank = ofType(feed, 'product').filter(
			({ picture }) =>
				picture.kind !== 'packshot' || !renderPackshot(picture.spec).includes('<image'),
		);
		expect(blank).toEqual([]);
	});

	it('lists exactly the allergens it marks, and marks all of them', () => {
		const offenders = ofType(feed, 'product').filter(({ food }) => {
			if (!food?.ingredients) return false;
			const marked = [...food.ingredients.matchAll(/\*\*(.+?)\*\*/g)].map(([, word]) => word ?? '');
			const unmarked = food.ingredients.replaceAll(/\*\*.+?\*\*/g, '');
			const differs = Object.entries(tellTale).some(
				([allergen, words]) =>
					marked.some((word) => words.test(word)) !==
					food.allergens.some((listed) => listed === allergen),
			);
			const isEmpty = food.allergens.length === 0;
			const repeats = food.traces.some((trace) => food.allergens.includes(trace));
			return differs || repeats || isEmpty !== (marked.length === 0) || mustBeMarked.test(unmarked);
		});
		expect(offenders.map(summary)).toEqual([]);
	});

	it('labels nothing as vegan, vegetarian or gluten-free that is not', () => {
		const offenders = ofType(feed, 'product').filter(({ labels, food }) => {
			const has = (...allergens: string[]) =>
				food?.allergens.some((allergen) => allergens.includes(allergen)) ?? false;
			const list = food?.ingredients ?? '';
			const isMeat = has('fish', 'crustaceans', 'molluscs') || meat.test(list);
			const isAnimal = isMeat || has('milk', 'eggs') || /honig|\bhoney\b/i.test(list);
			return (
				(labels.includes('vegan') && isAnimal) ||
				(labels.includes('vegetarian') && isMeat) ||
				(labels.includes('gluten-free') && has('gluten'))
			);
		});
		expect(offenders.map(summary)).toEqual([]);
	});

	it('has energy values that follow from the nutrients', () => {
		const offenders = ofType(feed, 'product').filter(({ food }) => {
			const n = food?.nutrition;
			if (!n) return false;
			const parts =
				n.fatGrams * 9 +
				(n.carbohydrateGrams + n.proteinGrams) * 4 +
				(n.fibreGrams ?? 0) * 2 +
				(food.alcoholPercent ?? 0) * 0.789 * 7;
			return (
				Math.abs(n.energyKcal - parts) > Math.max(2, parts * 0.1) ||
				n.saturatesGrams > n.fatGrams ||
				n.sugarsGrams > n.carbohydrateGrams ||
				n.fatGrams + n.carbohydrateGrams + n.proteinGrams + n.saltGrams > 103
			);
		});
		expect(offenders.map(summary)).toEqual([]);
	});

	it('requires an age check for alcohol', () => {
		const offenders = ofType(feed, 'product').filter(({ minimumAge = 0, food }) => {
			const percent = food?.alcoholPercent ?? 0;
			return (percent > 1.2 && minimumAge < 16) || (percent >= 18 && minimumAge < 18);
		});
		expect(offenders.map(summary)).toEqual([]);
	});

	it('charges a deposit on cans and plastic bottles', () => {
		const drinks = ofType(feed, 'product').filter(({ picture }) => {
			const spec = picture.kind === 'packshot' ? picture.spec : null;
			return spec?.form === 'can' && spec.variant === 'drink';
		});
		expect(drinks.length).toBeGreaterThan(20);
		for (const { depositCents } of drinks) expect(depositCents).toBe(25);
	});

	it('uses no real brand names', () => {
		const texts = feed
			.filter(({ type }) => type === 'product' || type === 'brand' || type === 'category')
			.map((record) => JSON.stringify(record));
		expect(texts.flatMap((text) => trademarks.exec(text)?.[0] ?? [])).toEqual([]);
	});

	it('offers every product in every region', () => {
		const products = ofType(feed, 'product').length;
		const offers = ofType(feed, 'offer');
		expect(offers).toHaveLength(products * 3);
		const cities = tenant === 'korb' ? ['wien', 'graz'] : ['london', 'york'];
		expect(new Set(offers.map(({ region }) => region))).toEqual(new Set(['default', ...cities]));
	});

	it('has realistic shares of promotions, club prices and sold-out products', () => {
		const offers = ofType(feed, 'offer');
		const share = (test: (offer: (typeof offers)[number]) => boolean) =>
			offers.filter(test).length / offers.length;
		expect(share(({ promotion }) => promotion !== undefined)).toBeCloseTo(0.18, 1);
		expect(share(({ loyaltyPriceCents }) => loyaltyPriceCents !== undefined)).toBeCloseTo(0.12, 1);
		const missing = share(({ availability }) => availability === 'temporarilyUnavailable');
		expect(missing).toBeGreaterThan(0.012);
		expect(missing).toBeLessThan(0.03);
		expect(share(({ availability }) => availability === 'unavailable')).toBeLessThan(0.02);
	});

	it('has promotion and club prices below the regular price, and sends the previous price', () => {
		const before = new Set(ofType(feed, 'past-price').map(({ sku, region }) => `${sku} ${region}`));
		const offenders = ofType(feed, 'offer').filter((offer) => {
			const { sku, region, priceCents, promotion, loyaltyPriceCents = 0 } = offer;
			if (loyaltyPriceCents >= (promotion?.priceCents ?? priceCents)) return true;
			if (!promotion) return false;
			const hasStarted = promotion.startsOn <= '2026-07-10';
			return (
				promotion.priceCents >= priceCents ||
				promotion.startsOn >= promotion.endsOn ||
				(hasStarted && !before.has(`${sku} ${region}`))
			);
		});
		expect(offenders).toEqual([]);
	});

	it('has texts without leftover markup or placeholders', () => {
		const offenders = ofType(feed, 'product').filter(
			({ name, description, contentText }) =>
				description.length < 30 ||
				/[{}|\u00AD]|undefined|NaN| {2}|\*\*/.test(`${name} ${contentText} ${description}`),
		);
		expect(offenders.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
	});

	it('repeats no word in brand and name, nor on the pack', () => {
		const brandNames = new Map(ofType(feed, 'brand').map(({ slug, name }) => [slug, name]));
		const doubled = ofType(feed, 'product').flatMap(({ brand, name, picture }) => {
			const { spec } = picture.kind === 'packshot' ? picture : { spec: null };
			return [
				`${brandNames.get(brand ?? '') ?? ''} ${name}`,
				[spec?.brand, spec?.name, spec?.sub].join(' ').replaceAll('\u00AD', ''),
			].filter(saysTwice);
		});
		expect([...new Set(doubled)]).toEqual([]);
	});

	it('uses diet labels only where they distinguish products of a category', () => {
		const made = new Set(plantCategories[tenant as Tenant]);
		const foods = ofType(feed, 'product').filter(({ food }) => food);
		const categories = Map.groupBy(foods, ({ categories: [category] }) => category ?? '');
		const alike = [...categories].flatMap(([category, products]) =>
			(['vegan', 'vegetarian'] as const)
				.filter(() => !made.has(category))
				.map((label) => ({
					label: `${category} ${label}`,
					share: products.filter(({ labels }) => labels.includes(label)).length / products.length,
				}))
				.filter(({ share }) => share > 2 / 3),
		);
		expect(alike).toEqual([]);
		expect(foods.filter(({ labels }) => labels.includes('vegan')).length).toBeGreaterThan(100);
	});
});

describe('the demo catalogue', () => {
	it('has the same products in both languages', () => {
		const skus = (feed: FeedRecord[]) => ofType(feed, 'product').map(({ sku }) => sku);
		expect(skus(feeds.korb)).toEqual(skus(feeds.greenbasket));
	});

	it('contains every product in the design, at its price', () => {
		const keys = new Map(listArticles().map((article) => [article.key, article.sku]));
		const offers = new Map(
			ofType(feeds.korb, 'offer').map((offer) => [`${offer.sku} ${offer.region}`, offer]),
		);
		for (const [key, shown] of Object.entries(showcase)) {
			const offer = offers.get(`${keys.get(key)} default`);
			expect(offer?.priceCents, key).toBe(Math.round(shown.price * 100));
			expect(offer?.promotion?.priceCents, key).toBe(
				shown.promotion && Math.round(shown.promotion * 100),
			);
		}
	});

	it.each([
		['Bio-Heumilch 3,8 %', 'Organic hay milk 3.8 %', '1 l', '1 l'],
		[
			'Bananen Fairtrade',
			'Fairtrade bananas',
			'lose, ca. 180 g / Stk.',
			'loose, approx. 180 g each',
		],
		['Freilandeier, Größe M', 'Free-range eggs, medium', '10 Stk.', '10 pack'],
		['Gurke', 'Cucumber', '1 Stk., ca. 400 g', 'each, approx. 400 g'],
		['Rispenparadeiser', 'Vine tomatoes', 'lose, ca. 120 g / Stk.', 'loose, approx. 120 g each'],
		['Saftorangen', 'Juicing oranges', 'Netz 2 kg', 'Net 2 kg'],
		[
			'Bundkarotten mit Grün',
			'Bunched carrots with tops',
			'1 Bund, ca. 400 g',
			'1 bunch, approx. 400 g',
		],
	])('says %s and %s', (de, en, inGerman, inEnglish) => {
		const contents = (feed: FeedRecord[], name: string) =>
			ofType(feed, 'product')
				.filter((product) => product.name === name)
				.map(({ contentText }) => contentText);
		expect(contents(feeds.korb, de)).toContain(inGerman);
		expect(contents(feeds.greenbasket, en)).toContain(inEnglish);
	});

	it('does not use a recoloured peach as the image of a plum', () => {
		const isPlum = /zwetschk|\bplum (?!tomato)|\bplums\b/i;
		const recoloured = both.flatMap(([, feed]) =>
			ofType(feed, 'product').filter(
				({ name, picture }) =>
					isPlum.test(name) && picture.kind === 'packshot' && picture.spec.emoji === '1f351',
			),
		);
		expect(recoloured.map(({ name }) => name)).toEqual([]);
	});

	it('is deterministic', () => {
		expect(JSON.stringify(collect('korb'))).toBe(JSON.stringify(feeds.korb));
	});

	it('grows by suppliers with unique names and numbers', () => {
		const skus = new Set<string>();
		const slugs = new Set<string>();
		const names = new Set<string>();
		const options = { tenant: 'korb' as Tenant, products: 12_000, regions: 1, today };
		let products = 0;
		for (const record of listRecords(options)) {
			if (record.type !== 'product') continue;
			products++;
			skus.add(record.sku);
			slugs.add(record.slug);
			names.add(`${record.brand} ${record.name} ${record.contentText}`);
			if (products % 997 === 0) FeedRecord.parse(record);
		}
		expect(products).toBeGreaterThanOrEqual(12_000);
		expect([skus.size, slugs.size, names.size]).toEqual([products, products, products]);
	});
});

function collect(tenant: Tenant): FeedRecord[] {
	return [...listRecords({ tenant, today })];
}

/** Plant-based categories, which are defined by the label. */
const plantCategories = {
	korb: ['haferdrink-co', 'tofu-fleischersatz', 'pflanzliche-joghurts'],
	greenbasket: ['oat-drinks-co', 'tofu-meat-alternatives', 'plant-based-yoghurts'],
};

function saysTwice(text: string): boolean {
	const words = text.toLowerCase().split(/[^\p{L}]+/u);
	const long = words.filter((word) => word.length > 2);
	return new Set(long).size < long.length;
}

const summary = ({ name, labels, food }: FeedProduct) =>
	`${name} [${labels}]: ${food?.ingredients} (${food?.allergens}) ${JSON.stringify(food?.nutrition)}`;

function ofType<T extends FeedRecord['type']>(feed: FeedRecord[], type: T) {
	return feed.filter((record): record is Extract<FeedRecord, { type: T }> => record.type === type);
}
