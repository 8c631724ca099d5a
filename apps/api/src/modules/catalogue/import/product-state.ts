import { FeedProduct } from '@korb/contracts/catalogue/catalogue-feed';
import type { ProductStateRow } from './product-states.sql.ts';

type Food = NonNullable<FeedProduct['food']>;
type Nullable<T> = { [Key in keyof T]-?: Exclude<T[Key], undefined> | null };
type Fields = Omit<FeedProduct, 'type' | 'sku' | 'picture' | 'morePictures' | 'food' | 'bundle'>;

/**
 * A product as a feed would describe it, but for its pictures; null where the feed would say nothing.
 * Food information is part of it, so that each fact of it is a field.
 */
export type ProductState = Nullable<Fields & Food> & { bundle: FeedProduct['bundle'] | null };
/** Those that an import can change: the slug is the address of a product. */
export type ProductField = Exclude<keyof ProductState, 'slug'>;

const foodFields = [
	'ingredients',
	'allergens',
	'traces',
	'nutrition',
	'storage',
	'preparation',
	'producer',
	'alcoholPercent',
] as const;
type FoodField = (typeof foodFields)[number];

export function toProductState(row: ProductStateRow): ProductState {
	const { description = '', originText = null, keywords = [], food } = row.details;
	return {
		...withFood(food as Food | undefined),
		...{ slug: row.slug, name: row.name, brand: row.brand, categories: row.categories },
		...{ description, originText, keywords, origin: row.origin, labels: row.labels },
		...{ netContent: Number(row.net_content), contentText: row.content_text },
		...{ maxQuantity: row.max_quantity, depositCents: row.deposit_cents },
		...{ weightGrams: row.weight_grams, popularity: row.popularity, listedOn: row.listed_on },
		...{ eans: row.eans, shelfPlace: row.shelf_place },
		soldBy: toSoldBy(row),
		minimumAge: row.minimum_age as ProductState['minimumAge'],
		vatClass: row.vat_class as FeedProduct['vatClass'],
		bundle: row.bundle_sku ? { sku: row.bundle_sku, size: row.bundle_size ?? 0 } : null,
		tint: row.tint as FeedProduct['tint'],
	} as ProductState;
}

/** What a record says about a product, whole. */
export function recordToState({ type, sku, picture, morePictures, food, ...rest }: FeedProduct) {
	const { minimumAge, bundle, origin, originText, shelfPlace, eans, ...others } = rest;
	return {
		...withFood(food),
		...others,
		...{ minimumAge: minimumAge ?? null, bundle: bundle ?? null, origin: origin ?? null },
		...{ originText: originText ?? null, shelfPlace: shelfPlace ?? null, eans: eans ?? [] },
	} as ProductState;
}

/** The record that a feed would send, or the first field that no feed could have. */
export function toProductRecord(
	sku: string,
	state: ProductState,
): { record: FeedProduct } | { field: string } {
	const food = Object.fromEntries(
		foodFields.flatMap((field) => (state[field] === null ? [] : [[field, state[field]]])),
	);
	const others = Object.entries(state).filter(
		([field, value]) =>
			!(foodFields as readonly string[]).includes(field) && (value !== null || field === 'brand'),
	);
	const result = FeedProduct.safeParse({
		...Object.fromEntries(others),
		...(Object.keys(food).length > 0 && { food }),
		...{ type: 'product', sku },
		// Its pictures stay; the schema wants one.
		picture: { kind: 'file', path: sku },
	});
	if (result.success) return { record: result.data };
	const [issue] = result.error.issues;
	const path = issue?.path.map(String) ?? [];
	return { field: (path[0] === 'food' ? path[1] : path[0]) ?? 'record' };
}

function toSoldBy({ sold_by, step_grams }: ProductStateRow): FeedProduct['soldBy'] {
	const grams = step_grams ?? 0;
	if (sold_by === 'weight') return { kind: 'weight', stepGrams: grams };
	return sold_by === 'weightPiece' ? { kind: 'weightPiece', pieceGrams: grams } : { kind: 'piece' };
}

function withFood(food: Food | undefined): Pick<ProductState, FoodField> {
	return {
		ingredients: food?.ingredients ?? null,
		allergens: food?.allergens ?? null,
		traces: food?.traces ?? null,
		nutrition: food?.nutrition ?? null,
		storage: food?.storage ?? null,
		preparation: food?.preparation ?? null,
		producer: food?.producer ?? null,
		alcoholPercent: food?.alcoholPercent ?? null,
	};
}
