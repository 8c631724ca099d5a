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

// Values end up in a style attribute: whatever could leave the declaration is refused.
const cssValue = z.string().regex(/^[^;{}<>"'\\]{1,200}$/);

export const PageBackground = z.strictObject({
	color: cssValue.nullable().default(null),
	/** A path of this shop or an https address. */
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

/** The parts an editor builds pages from. A new kind is a new member here, and the compiler asks for the rest. */
export const Block = z.discriminatedUnion('type', [...pageBlocks, ColumnBlock]);
export type Block = z.infer<typeof Block>;

/** A page as an editor has published it. */
export const ContentPage = z.strictObject({
	meta: PageMeta,
	background: PageBackground.prefault({}),
	/** Empty: for everybody. */
	audiences: z.array(Audience).default([]),
	/** A column stands in a row, everything else also on its own. */
	blocks: z.array(z.discriminatedUnion('type', pageBlocks)).max(60).default([]),
});
export type ContentPage = z.infer<typeof ContentPage>;

/** Where a page shows different things to different people. */
const PersonalPlace = z.strictObject({
	/** Counted through the whole page, empty places included. */
	place: z.int().min(0),
	/** Who sees anything here; what visitors see, if they do, stands among the blocks. */
	shownTo: z.array(Audience),
	/** What kind of block stands here for those who see it, so that room can be kept. */
	type: z.string(),
});
export type PersonalPlace = z.infer<typeof PersonalPlace>;

/** Answer of `GET /api/content/pages/{slug}`: what visitors see who are not logged in. */
export const ShownPage = ContentPage.extend({
	/** Names the publication, so that personal blocks of another one are not mixed in. */
	revision: z.int(),
	personal: z.array(PersonalPlace),
});
export type ShownPage = z.infer<typeof ShownPage>;

/** Answer of `GET /api/content/personal/{slug}`: what stands in the personal places for whoever asks. */
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
