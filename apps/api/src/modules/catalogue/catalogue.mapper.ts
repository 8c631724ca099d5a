import {
	type Availability,
	type Brand,
	type Category,
	type CategoryNode,
	type Facet,
	FacetName,
	type Product,
	ProductDetails,
} from '@korb/contracts/catalogue/catalogue';
import type { FacetQuery } from '@korb/contracts/catalogue/catalogue-endpoints';
import { pictureVersion } from '@korb/pictures/encode';
import type { FacetCount } from './listing/listing.sql.ts';
import type { BrandRow, CategoryRow, CategoryWithChildrenRow } from './navigation.sql.ts';
import { type PricingContext, toPrice } from './price.mapper.ts';
import type { ProductDetailsRow, ProductRow } from './products.sql.ts';

export function toProduct(row: ProductRow, context: PricingContext): Product {
	const { trail } = row;
	return {
		productId: String(row.product_id),
		sku: row.sku,
		slug: row.slug,
		name: row.name,
		brand: row.brand_slug === null ? null : { slug: row.brand_slug, name: row.brand_name ?? '' },
		category: trail.at(-1)?.name ?? row.category,
		parentCategories: trail,
		price: toPrice(row, context),
		baseUnit: row.base_unit as Product['baseUnit'],
		contentText: row.content_text,
		depositPrice: row.deposit_cents,
		availability: toAvailability(row),
		backOn: row.back_on,
		minimumAge: row.minimum_age,
		maxQuantity: row.max_quantity,
		quantityStepSize: row.step_grams ?? 1,
		weightArticle: row.sold_by === 'weight',
		weightPieceArticle: row.sold_by === 'weightPiece',
		pieceGrams: row.sold_by === 'weightPiece' ? row.step_grams : null,
		bundleInfo: row.bundle_sku,
		bundleSize: row.bundle_size,
		labels: row.labels as Product['labels'],
		origin: row.origin,
		tint: row.tint,
		picture: toPicture(row),
	};
}

function toAvailability(row: ProductRow): Availability {
	if (row.availability === null) return 'unavailable';
	if (row.availability !== 'available') return row.availability;
	if (row.stock === 0) return 'temporarilyUnavailable';
	return row.minimum_age === null ? 'available' : 'ageRestricted';
}

function toPicture(row: ProductRow): Product['picture'] {
	const alt = [row.brand_name, row.name, row.content_text].filter(Boolean).join(' ');
	return { base: pictureBase(row.picture_id), alt };
}

export function pictureBase(id: string): string {
	return `/media/p/${pictureVersion}/${id}`;
}

export function toProductDetails(row: ProductDetailsRow, context: PricingContext): ProductDetails {
	const { description, originText, food, morePictures = [] } = row.details;
	const nothing = {
		ingredients: null,
		nutrition: null,
		storage: null,
		preparation: null,
		producer: null,
		alcoholPercent: null,
	};
	return ProductDetails.parse({
		...toProduct(row, context),
		description,
		...(morePictures.length > 0 && { morePictures: morePictures.map(pictureBase) }),
		originText: originText ?? null,
		weightGrams: row.weight_grams,
		vat:
			row.vat_basis_points === null
				? null
				: {
						vatClass: row.vat_class,
						percent: row.vat_basis_points / 100,
					},
		food: food ? { ...nothing, ...food } : null,
	});
}

/** Rows come in tree order, parents before their children. */
export function toCategoryTree(rows: CategoryRow[]): CategoryNode[] {
	const nodes = new Map<string, CategoryNode>();
	const roots: CategoryNode[] = [];
	for (const { slug, name, tint, emoji, parent } of rows) {
		const node: CategoryNode = { slug, name, tint, emoji, children: [] };
		nodes.set(slug, node);
		(parent === null ? roots : (nodes.get(parent)?.children ?? [])).push(node);
	}
	return roots;
}

export function toCategory(row: CategoryWithChildrenRow): Category {
	const { slug, name, base_unit, tint, emoji, trail, children } = row;
	return {
		slug,
		name,
		parentCategories: trail.slice(0, -1),
		children,
		baseUnit: base_unit as Category['baseUnit'],
		tint,
		emoji,
	};
}

export function toBrand({ slug, name, description, product_count }: BrandRow): Brand {
	return { slug, name, description, productCount: product_count };
}

const MAX_VALUES = 100;

export function toFacets(counts: FacetCount[], chosen: Partial<FacetQuery>): Facet[] {
	return FacetName.options
		.map((facet) => ({
			facet,
			values: counts
				.filter((entry) => entry.facet === facet)
				.map(({ value, name, count, position }) => ({
					value,
					name,
					count,
					position,
					isSelected: chosen[facet]?.includes(value) ?? false,
				}))
				.sort(
					(a, b) =>
						Number(b.isSelected) - Number(a.isSelected) ||
						a.position - b.position ||
						b.count - a.count ||
						a.value.localeCompare(b.value),
				)
				.slice(0, MAX_VALUES)
				.map(({ position: _, ...value }) => value),
		}))
		.filter(({ values }) => values.length > 0);
}
