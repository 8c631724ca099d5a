import { z } from 'zod';
import {
	Image,
	Line,
	OptionalLine,
	OptionalProse,
	Prose,
	Sku,
	Slug,
	Tint,
} from '../content/blocks/primitives.ts';

/** Approximate cost per portion, estimated by editors; products have prices of their own. */
const portionPriceCents = z.int().min(1).max(100_00).nullable().default(null);

/** The data of a recipe card. */
export const RecipeTeaser = z.strictObject({
	slug: Slug,
	title: Line,
	image: Image,
	tint: Tint.default('sand'),
	minutes: z.int().min(1).max(1440),
	portions: z.int().min(1).max(24),
	portionPriceCents,
	tags: z.array(Line).max(12).default([]),
});
export type RecipeTeaser = z.infer<typeof RecipeTeaser>;

/** The product to buy, or a search term if its SKU may vary. */
const IngredientProduct = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('sku'), sku: Sku, quantity: z.int().min(1).max(99).default(1) }),
	z.strictObject({ kind: z.literal('search'), term: Line }),
	/** Water, salt: needs no link. */
	z.strictObject({ kind: z.literal('none') }),
]);

export const Recipe = z.strictObject({
	title: Line,
	description: Prose,
	image: Image,
	tint: Tint.default('sand'),
	minutes: z.int().min(1).max(1440),
	portions: z.int().min(1).max(24),
	portionPriceCents,
	difficulty: z.enum(['easy', 'medium', 'hard']).default('easy'),
	tags: z.array(Line).max(12).default([]),
	ingredients: z
		.array(
			z.strictObject({
				/** "Für den Teig"; ingredients of the same group are shown together. */
				group: OptionalLine,
				/** For the given number of portions; omitted where it is a matter of taste. */
				amount: z.number().positive().max(10_000).nullable().default(null),
				unit: z.string().max(20).default(''),
				name: Line,
				product: IngredientProduct.default({ kind: 'none' }),
			}),
		)
		.min(1)
		.max(60),
	steps: z
		.array(z.strictObject({ text: Prose }))
		.min(1)
		.max(30),
	tip: OptionalProse,
	/** Per portion. */
	energyKcal: z.int().min(0).max(5000).nullable().default(null),
	publishedOn: z.iso.date(),
});
export type Recipe = z.infer<typeof Recipe>;

/** Response of `GET /api/recipes/{slug}`. */
export const RecipeDetails = Recipe.extend({ slug: Slug });
export type RecipeDetails = z.infer<typeof RecipeDetails>;

/** Response of `GET /api/recipes` and of the search. */
export const RecipeList = z.strictObject({
	total: z.int(),
	count: z.int(),
	offset: z.int(),
	results: z.array(RecipeTeaser),
});
export type RecipeList = z.infer<typeof RecipeList>;

/** Response of `GET /api/pesticides`. */
export const PesticideTable = z.strictObject({
	updatedOn: z.iso.date(),
	rows: z
		.array(
			z.strictObject({
				product: Line,
				origin: OptionalLine,
				substance: Line,
				/** Milligrams per kilogram. */
				value: z.number().min(0).max(1000),
				/** The legal limit. */
				limit: z.number().positive().max(1000),
				sampledOn: z.iso.date(),
			}),
		)
		.max(2000)
		.default([]),
});
export type PesticideTable = z.infer<typeof PesticideTable>;
