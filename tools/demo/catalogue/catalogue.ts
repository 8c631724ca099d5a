import type { FeedRecord } from '@korb/contracts/catalogue/catalogue-feed';
import { type Article, listArticles } from './articles.ts';
import { brands } from './data/brands.ts';
import { categories } from './data/categories.ts';
import { goesWith } from './data/goes-with.ts';
import { type Language, say } from './model.ts';
import { listOffers } from './offers.ts';
import { toCodePoints } from './picture.ts';
import { toProduct } from './product.ts';
import { slugify } from './slug.ts';
import { bySupplier, listSuppliers } from './suppliers.ts';

export type CatalogueOptions = {
	tenant: Tenant;
	/** Approximate number; the base assortment has about four thousand, and a smaller number is a sample of it. */
	products?: number;
	regions?: number;
	today: Date;
};

export const tenants = {
	korb: { language: 'de', cities: ['wien', 'graz', 'linz', 'salzburg', 'innsbruck'] },
	greenbasket: { language: 'en', cities: ['london', 'york', 'bristol', 'leeds', 'norwich'] },
} as const satisfies Record<string, { language: Language; cities: readonly string[] }>;
export type Tenant = keyof typeof tenants;

/** The full feed as a generator, so that memory use does not grow with the number of products. */
export function* listRecords(options: CatalogueOptions): Generator<FeedRecord> {
	const { language } = tenants[options.tenant];
	const articles = listArticles();
	const carried = articles.filter(isFirstOfItsKind());
	const wanted = Math.max(0, (options.products ?? 0) - articles.length);
	const suppliers = Math.ceil(wanted / carried.length);
	const regions = listRegions(options.tenant, options.regions ?? 3);
	yield* listCategories(language);
	yield* listBrands(language, suppliers);
	const step =
		wanted === 0 && options.products ? Math.round(articles.length / options.products) : 1;
	for (const article of articles.filter((_, index) => index % step === 0)) {
		const product = toProduct(article, language, options.today);
		yield product;
		yield* listOffers(article, product.sku, regions, options.today);
	}
	for (const supplier of listSuppliers(suppliers)) {
		for (const article of carried) {
			const own = toProduct(article, language, options.today);
			const product = bySupplier(own, supplier, language);
			yield product;
			yield* listOffers(article, product.sku, regions, options.today);
		}
	}
}

/** A supplier makes each product once, however many brands the assortment has of it. */
function isFirstOfItsKind(): (article: Article) => boolean {
	const seen = new Set<string>();
	return ({ family, variant, size }) => {
		const kind = `${family.id}/${variant?.[1] ?? ''}/${size.key}`;
		const isNew = !seen.has(kind);
		seen.add(kind);
		return isNew;
	};
}

export function listRegions(tenant: Tenant, count: number): string[] {
	const named = ['default', ...tenants[tenant].cities];
	return Array.from({ length: count }, (_, i) => named[i] ?? `region-${i + 1}`);
}

function* listCategories(language: Language): Generator<FeedRecord> {
	const slugOf = (id: string) => {
		const category = categories.find((other) => other.id === id);
		if (!category) throw new RangeError(`No category ${id}`);
		return slugify(say(category.name, language));
	};
	for (const [position, { id, name, parent, unit, tint, emoji }] of categories.entries()) {
		const partners = goesWith[id];
		yield {
			type: 'category',
			slug: slugOf(id),
			name: say(name, language),
			parent: parent === null ? null : slugOf(parent),
			position,
			baseUnit: unit,
			tint,
			emoji: toCodePoints(emoji),
			...(partners && { goesWith: partners.map(slugOf) }),
		};
	}
}

function* listBrands(language: Language, suppliers: number): Generator<FeedRecord> {
	for (const { name, about, house } of Object.values(brands)) {
		const [company = ''] = house.split(',');
		yield {
			type: 'brand',
			slug: slugify(say(name, language)),
			name: say(name, language),
			description: `${say(about, language)} ${company}.`,
		};
	}
	for (const { name, slug, about } of listSuppliers(suppliers)) {
		yield { type: 'brand', slug, name, description: say(about, language) };
	}
}
