import { z } from 'zod';
import { Availability } from '../catalogue/catalogue.ts';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { Slug } from './blocks/primitives.ts';
import { ProductPromotionBlock, ProductSource, RecipeSource } from './blocks/shop.ts';
import * as paths from './content-paths.ts';

/** What editors pick instead of typing; `link` covers everything that has a URL. */
export const ChoiceKind = z.enum([
	'product',
	'category',
	'brand',
	'page',
	'recipe',
	'publication',
	'link',
]);
export type ChoiceKind = z.infer<typeof ChoiceKind>;

export const MAX_CHOICES = 12;
const MAX_VALUES = 48;

const tenantId = z.string().min(1).max(60);
const Value = z.string().min(1).max(600);

/** One entry of a picker, with details to distinguish it from others. */
export const Choice = z.strictObject({
	/** The value a document stores: a SKU, a slug, or the path of a link. */
	value: z.string(),
	/** `link`: a built-in page of the shop, such as the cart. */
	kind: ChoiceKind,
	label: z.string(),
	/** Pack size, category path, a URL … */
	detail: z.string(),
	/** A path of the shop. */
	picture: z.string().nullable(),
	price: z.strictObject({ cents: z.int(), currency: z.string() }).nullable(),
	availability: Availability.nullable(),
	/** Number of products in a category or of a brand. */
	productCount: z.int().nullable(),
});
export type Choice = z.infer<typeof Choice>;

/** Either searches by `term` or looks up the `values` of a document. */
export const ChoiceQuery = z.strictObject({
	tenantId,
	kind: ChoiceKind,
	term: z.string().trim().max(120).default(''),
	values: z.array(Value).max(MAX_VALUES).default([]),
});
export type ChoiceQuery = z.infer<typeof ChoiceQuery>;

export const ChoiceList = z.strictObject({ results: z.array(Choice) });
export type ChoiceList = z.infer<typeof ChoiceList>;

/** Blocks that show query results, reduced to their query. */
export const SearchingBlock = z.discriminatedUnion('type', [
	z.object({ type: z.literal('product-group'), source: ProductSource }),
	z.object({ type: z.literal('product-promotion'), sku: ProductPromotionBlock.shape.sku }),
	z.object({ type: z.literal('recipe-group'), source: RecipeSource }),
	z.object({ type: z.literal('publication'), publications: z.array(Slug).min(1).max(12) }),
]);
export type SearchingBlock = z.infer<typeof SearchingBlock>;

export const MAX_CHECKED_LINKS = 300;
export const MAX_CHECKED_BLOCKS = 60;

export const ReferenceCheck = z.strictObject({
	tenantId,
	/** Paths of the shop. */
	links: z.array(Value).max(MAX_CHECKED_LINKS).default([]),
	blocks: z.array(SearchingBlock).max(MAX_CHECKED_BLOCKS).default([]),
});
export type ReferenceCheck = z.infer<typeof ReferenceCheck>;

const nearest = Choice.nullable().describe('The most similar existing one');

export const CheckedLink = z.strictObject({ exists: z.boolean(), nearest });
export type CheckedLink = z.infer<typeof CheckedLink>;

export const CheckedBlock = z.strictObject({
	/**
	 * Why it would show nothing: `unknown` never will, `empty` has no results today, and the feature
	 * of `off` is disabled. Null: it shows something.
	 */
	problem: z.enum(['unknown', 'empty', 'off']).nullable(),
	/** References that the shop does not have, even if other content is shown. */
	missing: z.array(z.string()),
	nearest,
});
export type CheckedBlock = z.infer<typeof CheckedBlock>;

/** In request order. */
export const ReferenceReport = z.strictObject({
	links: z.array(CheckedLink),
	blocks: z.array(CheckedBlock),
});
export type ReferenceReport = z.infer<typeof ReferenceReport>;

export const findChoices = {
	...at(paths.findChoices),
	errors: ['not_found', 'signature_refused'] as const,
	tags: ['internal'],
	summary: 'Lists what editors can pick: products, categories, pages … of one shop; signed',
	body: ChoiceQuery,
	response: { 200: ChoiceList, ...problem },
};

export const checkReferences = {
	...at(paths.checkReferences),
	errors: ['not_found', 'signature_refused'] as const,
	tags: ['internal'],
	summary: 'Lists the broken links and empty blocks of a document; signed',
	body: ReferenceCheck,
	response: { 200: ReferenceReport, ...problem },
};
