import { z } from 'zod';
import { AccordionBlock, ColumnBlock, RowBlock, SectionBlock, TabsBlock } from './blocks/layout.ts';
import { LeafBlock } from './blocks/leaf.ts';
import { Audience } from './blocks/primitives.ts';

export const PageMeta = z.strictObject({
	title: z.string(),
	description: z.string().default(''),
	keywords: z.array(z.string()).default([]),
	noFollow: z.boolean().default(false),
	noIndex: z.boolean().default(false),
	openGraphImage: z.string().nullable().default(null),
});
export type PageMeta = z.infer<typeof PageMeta>;

// Values end up in a style attribute: anything that could escape the declaration is rejected.
const cssValue = z.string().regex(/^[^;{}<>"'\\]{1,200}$/);

export const PageBackground = z.strictObject({
	color: cssValue.nullable().default(null),
	/** A path of this shop or an https URL. */
	image: z
		.string()
		.regex(/^(?:\/(?!\/)|https:\/\/)[^\s"'()\\<>]{1,500}$/)
		.nullable()
		.default(null),
	repeat: z.enum(['no-repeat', 'repeat', 'repeat-x', 'repeat-y']).default('no-repeat'),
	size: z.enum(['auto', 'contain', 'cover']).default('auto'),
});
export type PageBackground = z.infer<typeof PageBackground>;

const pageBlocks = [LeafBlock, AccordionBlock, TabsBlock, RowBlock, SectionBlock] as const;

/** All block types. Add a new type here, and the compiler reports what else is missing. */
export const Block = z.discriminatedUnion('type', [...pageBlocks, ColumnBlock]);
export type Block = z.infer<typeof Block>;

/** A published page. */
export const ContentPage = z.strictObject({
	meta: PageMeta,
	background: PageBackground.prefault({}),
	/** Empty: visible to everyone. */
	audiences: z.array(Audience).default([]),
	/** Columns are only allowed in rows, everything else also at the top level. */
	blocks: z.array(z.discriminatedUnion('type', pageBlocks)).max(60).default([]),
});
export type ContentPage = z.infer<typeof ContentPage>;

/** A place in a page that differs by audience. */
const PersonalPlace = z.strictObject({
	/** Position in the page, counting empty places. */
	place: z.int().min(0),
	/** Who sees anything here; the guest block, if any, is among the page's blocks. */
	shownTo: z.array(Audience),
	/** The block type shown here, so that space can be reserved. */
	type: z.string(),
});
export type PersonalPlace = z.infer<typeof PersonalPlace>;

/** Response of `GET /api/content/pages/{slug}`: the page as guests see it. */
export const ShownPage = ContentPage.extend({
	/** Identifies the publication, so that personal blocks of another one are not mixed in. */
	revision: z.int(),
	personal: z.array(PersonalPlace),
	/** The product blocks are filled for this region; if not, the storefront asks for each. */
	hasProducts: z.boolean(),
});
export type ShownPage = z.infer<typeof ShownPage>;

/** Response of `GET /api/content/personal/{slug}`: the personal blocks of the current customer. */
export const PersonalBlocks = z.strictObject({
	revision: z.int(),
	audience: Audience,
	places: z.array(
		z.strictObject({
			place: z.int(),
			block: z.discriminatedUnion('type', pageBlocks).nullable(),
		}),
	),
});
export type PersonalBlocks = z.infer<typeof PersonalBlocks>;
