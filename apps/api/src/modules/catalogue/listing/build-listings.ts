import type { Tx } from '../../../db/schema.ts';
import { toReduction } from '../price.mapper.ts';
import {
	encodeRegion,
	encodeTraits,
	type Listing,
	type Sold,
	type Traits,
} from './listing-bits.ts';
import {
	analyzeListings,
	countFacets,
	findListings,
	insertProperties,
	listBrandNames,
	listCategoryPaths,
	listSold,
	listTraits,
	numberListings,
	replaceRegion,
	type SoldRow,
	type TraitRow,
} from './listings.sql.ts';

const SLICE = 50_000;

/** Renumbers the products of these listings and stores their facets as bitmaps. */
export async function buildListings(tx: Tx, tenantId: string, listings: string[]): Promise<void> {
	await numberListings(tx, tenantId, listings);
	const traits = await loadTraits(tx, tenantId);
	for (const listing of await findListings(tx, tenantId, listings)) {
		const properties = encodeTraits(listing, (productId) => traits.get(productId));
		if (properties.length > 0) await insertProperties(tx, tenantId, listing.listing, properties);
	}
}

/**
 * Builds what each region sells, and for how much. ANALYZE runs after the first region: plans made
 * for empty tables would take minutes for the others.
 */
export async function buildRegions(
	tx: Tx,
	tenantId: string,
	work: { region: string; listings: string[] }[],
): Promise<void> {
	const names = [...new Set(work.flatMap(({ listings }) => listings))];
	const known = new Map<string, Listing>();
	for (const listing of await findListings(tx, tenantId, names))
		known.set(listing.listing, listing);
	for (const [index, { region, listings }] of work.entries()) {
		const offers = await listSold(tx, tenantId, region);
		const sold = new Map(offers.map((offer) => [offer.product_id, toSold(offer)]));
		const wanted = listings.flatMap((name) => known.get(name) ?? []);
		const built = wanted.map((listing) => encodeRegion(listing, sold));
		await replaceRegion(tx, tenantId, region, built);
		if (index === 0) await analyzeListings(tx);
		await countFacets(tx, tenantId, region, listings);
	}
}

function toSold({ effective_cents, starts_on, past, ...offer }: SoldRow): Sold {
	const reduction = starts_on === null ? null : toReduction(effective_cents, starts_on, past);
	return { ...offer, percent: offer.is_promoted ? (reduction?.percent ?? 0) : 0 };
}

async function loadTraits(tx: Tx, tenantId: string): Promise<Map<number, Traits>> {
	const toTraits = await traitReader(tx, tenantId);
	const traits = new Map<number, Traits>();
	let after = 0;
	for (;;) {
		const slice = await listTraits(tx, tenantId, after, SLICE);
		for (const row of slice) traits.set(row.product_id, toTraits(row));
		after = slice.at(-1)?.product_id ?? after;
		if (slice.length < SLICE) return traits;
	}
}

/** Facet values are shared objects: a million products have only a few thousand of them. */
async function traitReader(tx: Tx, tenantId: string): Promise<(row: TraitRow) => Traits> {
	const brands = await listBrandNames(tx, tenantId);
	const categories = await listCategoryPaths(tx, tenantId);
	const choice =
		(facet: string) =>
		(value: string, name: string | null = null, position = 0) => ({
			facet,
			value,
			name,
			position,
		});
	const label = shared(choice('labels'));
	const origin = shared(choice('origin'));
	const brandChoices = new Map(
		brands.map(({ slug, name }) => [slug, choice('brand')(slug, name)] as const),
	);
	const steps = new Map(
		categories.map(
			({ slug, name, tree_order }) => [slug, choice('category')(slug, name, tree_order)] as const,
		),
	);
	const paths = new Map(
		categories.map(({ slug, path }) => [slug, path.flatMap((step) => steps.get(step) ?? [])]),
	);
	return (row) => ({
		choices: [
			...row.labels.map(label),
			...(row.origin === null ? [] : [origin(row.origin)]),
			...(row.brand === null ? [] : [brandChoices.get(row.brand) ?? []].flat()),
		],
		paths: [row.category, ...row.categories.filter((slug) => slug !== row.category)].flatMap(
			(slug) => (paths.has(slug) ? [paths.get(slug) ?? []] : []),
		),
	});
}

function shared<Value>(make: (name: string) => Value): (name: string) => Value {
	const made = new Map<string, Value>();
	return (name) => {
		let value = made.get(name);
		if (value === undefined) {
			value = make(name);
			made.set(name, value);
		}
		return value;
	};
}
