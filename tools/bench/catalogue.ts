import type { FeedProduct, FeedRecord } from '@korb/contracts/catalogue/catalogue-feed';
import { listRecords } from '../demo/catalogue/catalogue.ts';

export type BenchProduct = {
	sku: string;
	slug: string;
	name: string;
	description: string;
	/** Its own category and all above it: a list of an aisle shows the products of its shelves. */
	categories: string[];
	cents: number;
};

export type BenchCatalogue = {
	/** As Korb imports them. */
	records: FeedRecord[];
	categories: { slug: string; name: string }[];
	products: BenchProduct[];
	/** What the work asks for; the same for every shop. */
	plan: Plan;
};

export type Plan = {
	/** Pages of categories that are full. */
	pages: { category: string; offset: number }[];
	/** Products whose pages are read. */
	views: BenchProduct[];
	terms: string[];
	/**
	 * The products of a cart and of an order. No product is in two of them, so that orders at the same
	 * time do not compete for the same stock.
	 */
	baskets: BenchProduct[][];
};

const REGION = 'default';
export const PAGE_SIZE = 24;
const PAGES = 3;
const TERMS = 60;
const VIEWS = 400;
const BASKETS = 40;
export const BASKET_SIZE = 10;

/** The assortment of the demo shop, without what only Korb knows. */
export function readCatalogue(limit: number): BenchCatalogue {
	const records = [...listRecords({ tenant: 'korb', today: new Date() })];
	const parents = new Map<string, string | null>();
	const names = new Map<string, string>();
	const prices = new Map<string, number>();
	for (const record of records) {
		if (record.type === 'category') {
			parents.set(record.slug, record.parent);
			names.set(record.slug, record.name);
		}
		if (record.type === 'offer' && record.region === REGION) {
			prices.set(record.sku, record.priceCents);
		}
	}
	const articles = records.filter(isProduct).filter(({ sku }) => prices.has(sku));
	const products = articles.slice(0, limit).map((article) => ({
		sku: article.sku,
		slug: article.slug,
		name: article.name,
		description: article.description,
		categories: [...new Set(article.categories.flatMap((slug) => withParents(slug, parents)))],
		cents: prices.get(article.sku) ?? 0,
	}));
	const skus = new Set(products.map(({ sku }) => sku));
	const used = new Set(products.flatMap(({ categories }) => categories));
	const simple = new Set(articles.filter(isSimple).map(({ sku }) => sku));
	return {
		records: records.filter((record) => !('sku' in record) || skus.has(record.sku)).map(toSimple),
		categories: [...used].map((slug) => ({ slug, name: names.get(slug) ?? slug })),
		products,
		plan: {
			pages: listPages(products),
			views: everyNth(products, VIEWS),
			terms: listTerms(products),
			baskets: listBaskets(products.filter(({ sku }) => simple.has(sku))),
		},
	};
}

const STOCK = 1_000_000;

/** A bundle may be of a product beyond the limit, and nothing is sold out, as in the other shops. */
function toSimple(record: FeedRecord): FeedRecord {
	if (record.type === 'offer') {
		const { backOn: _, ...offer } = record;
		return { ...offer, availability: 'available', stock: STOCK };
	}
	if (record.type !== 'product') return record;
	const { bundle: _, ...product } = record;
	return product;
}

const isProduct = (record: FeedRecord): record is FeedProduct => record.type === 'product';

/** Sold by the piece, to everybody, in any quantity that the work asks for. */
const isSimple = (product: FeedProduct) =>
	product.soldBy.kind === 'piece' && product.minimumAge === undefined && product.maxQuantity >= 20;

function withParents(slug: string, parents: Map<string, string | null>): string[] {
	const parent = parents.get(slug);
	return parent ? [slug, ...withParents(parent, parents)] : [slug];
}

function listPages(products: BenchProduct[]): Plan['pages'] {
	const sizes = new Map<string, number>();
	for (const { categories } of products) {
		for (const slug of categories) sizes.set(slug, (sizes.get(slug) ?? 0) + 1);
	}
	return [...sizes].flatMap(([category, size]) =>
		Array.from({ length: Math.min(PAGES, Math.floor(size / PAGE_SIZE)) }, (_, page) => ({
			category,
			offset: page * PAGE_SIZE,
		})),
	);
}

/** Ten products reach the minimum order of the demo shop. */
function listBaskets(products: BenchProduct[]): Plan['baskets'] {
	const priced = products.filter(({ cents }) => cents >= 400 && cents <= 700);
	const baskets = Math.min(BASKETS, Math.floor(priced.length / BASKET_SIZE));
	const spread = everyNth(priced, baskets * BASKET_SIZE);
	return Array.from({ length: baskets }, (_, basket) =>
		spread.filter((_, index) => index % baskets === basket),
	);
}

/** Words of product names, the most frequent first; spelt right, as not every search forgives. */
function listTerms(products: BenchProduct[]): string[] {
	const counts = new Map<string, number>();
	for (const { name } of products) {
		const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
		for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
	}
	return [...counts]
		.sort(([one, often], [other, seldom]) => seldom - often || (one < other ? -1 : 1))
		.slice(0, TERMS)
		.map(([word]) => word);
}

function everyNth<T>(list: T[], wanted: number): T[] {
	const step = Math.max(1, Math.floor(list.length / wanted));
	return list.filter((_, index) => index % step === 0).slice(0, wanted);
}
