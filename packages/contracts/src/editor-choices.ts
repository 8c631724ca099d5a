import { z } from 'zod';
import { Slug } from './blocks/primitives.ts';
import { ProductPromotionBlock, ProductSource, RecipeSource } from './blocks/shop.ts';
import { Availability } from './catalogue.ts';
import { problem } from './errors.ts';

/** What an editor picks instead of typing; `link` stands for everything with an address. */
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

/** One entry of a picker, with what tells it from its neighbours. */
export const Choice = z.strictObject({
	/** What a document stores: an article number, a slug, or the path of a link. */
	value: z.string(),
	/** `link`: a page of the shop itself, such as the cart. */
	kind: ChoiceKind,
	label: z.string(),
	/** Pack size, the way through the categories, an address … */
	detail: z.string(),
	/** A path of the shop. */
	picture: z.string().nullable(),
	price: z.strictObject({ cents: z.int(), currency: z.string() }).nullable(),
	availability: Availability.nullable(),
	/** Products in a category or of a brand. */
	productCount: z.int().nullable(),
});
export type Choice = z.infer<typeof Choice>;

/** Either searches by `term` or looks up the `values` that a document holds. */
export const ChoiceQuery = z.strictObject({
	tenantId,
	kind: ChoiceKind,
	term: z.string().trim().max(120).default(''),
	values: z.array(Value).max(MAX_VALUES).default([]),
});
export type ChoiceQuery = z.infer<typeof ChoiceQuery>;

export const ChoiceList = z.strictObject({ results: z.array(Choice) });
export type ChoiceList = z.infer<typeof ChoiceList>;

/** Blocks that show what the shop finds, reduced to what they look for. */
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

const nearest = Choice.nullable().describe('The most similar one there is');

export const CheckedLink = z.strictObject({ exists: z.boolean(), nearest });
export type CheckedLink = z.infer<typeof CheckedLink>;

export const CheckedBlock = z.strictObject({
	/**
	 * Why it would show nothing: `unknown` never will, `empty` has nothing to show today, and the
	 * feature of `off` is switched off. Null: it shows something.
	 */
	problem: z.enum(['unknown', 'empty', 'off']).nullable(),
	/** What it names and the shop does not have, though other things may be shown. */
	missing: z.array(z.string()),
	nearest,
});
export type CheckedBlock = z.infer<typeof CheckedBlock>;

/** In the order in which they were sent. */
export const ReferenceReport = z.strictObject({
	links: z.array(CheckedLink),
	blocks: z.array(CheckedBlock),
});
export type ReferenceReport = z.infer<typeof ReferenceReport>;

export const findChoices = {
	tags: ['internal'],
	summary: 'What editors pick from: products, categories, pages … of one shop; signed',
	body: ChoiceQuery,
	response: { 200: ChoiceList, ...problem },
};

export const checkReferences = {
	tags: ['internal'],
	summary: 'Which links of a document lead nowhere and which blocks would show nothing; signed',
	body: ReferenceCheck,
	response: { 200: ReferenceReport, ...problem },
};
