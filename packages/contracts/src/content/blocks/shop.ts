import { z } from 'zod';
import { Product } from '../../catalogue/catalogue.ts';
import { RecipeTeaser } from '../../catalogue/recipes.ts';
import {
	block,
	Line,
	OptionalImage,
	OptionalLine,
	OptionalLink,
	OptionalProse,
	Sku,
	Slug,
	Tint,
} from './primitives.ts';

/** Which products to show; price and stock are resolved for the shopper's region. */
export const ProductSource = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('skus'), skus: z.array(Sku).min(1).max(48) }),
	z.strictObject({ kind: z.literal('category'), category: Slug }),
	z.strictObject({ kind: z.literal('search'), term: Line }),
	z.strictObject({ kind: z.literal('promotion'), category: Slug.nullable().default(null) }),
	/** What the customer has marked with a heart; the browser fetches it, and guests see nothing. */
	z.strictObject({ kind: z.literal('favorites') }),
]);
export type ProductSource = z.infer<typeof ProductSource>;

export const ProductGroupBlock = block('product-group', {
	title: Line,
	text: OptionalLine,
	more: OptionalLink,
	source: ProductSource,
	look: z.enum(['rail', 'grid']).default('rail'),
	limit: z.int().min(1).max(48).default(12),
	/** Filled in on read, for the visitor's region. */
	found: z.array(Product).default([]),
});

export const ProductPromotionBlock = block('product-promotion', {
	sku: Sku,
	eyebrow: OptionalLine,
	/** Empty: the product's own name. */
	title: OptionalLine,
	text: OptionalProse,
	image: OptionalImage,
	tint: Tint.nullable().default(null),
	/** Filled in on read, for the visitor's region. */
	found: z.array(Product).max(1).default([]),
});

export const RecipeSource = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('slugs'), slugs: z.array(Slug).min(1).max(24) }),
	z.strictObject({ kind: z.literal('tag'), tag: Line }),
	z.strictObject({ kind: z.literal('latest') }),
]);
export type RecipeSource = z.infer<typeof RecipeSource>;

export const RecipeGroupBlock = block('recipe-group', {
	title: Line,
	text: OptionalLine,
	more: OptionalLink,
	source: RecipeSource,
	limit: z.int().min(1).max(24).default(4),
	/** Filled in by the API on read. */
	found: z.array(RecipeTeaser).default([]),
});

export const RecipeSearchBlock = block('recipe-search', {
	title: Line,
	placeholder: OptionalLine,
	/** Shown as buttons below the field. */
	tags: z.array(Line).max(12).default([]),
});
