import { z } from 'zod';

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

export const Audience = z.enum(['anonymous', 'customer', 'loyalty']);
export type Audience = z.infer<typeof Audience>;

const HeadlineBlock = z.strictObject({
	type: z.literal('headline'),
	text: z.string(),
	level: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
});
const TextBlock = z.strictObject({
	type: z.literal('text'),
	paragraphs: z.array(z.string()),
});
const ButtonBlock = z.strictObject({
	type: z.literal('button'),
	label: z.string(),
	href: z.string().regex(/^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/),
});
const SectionBlock = z.strictObject({
	type: z.literal('section'),
	get children(): z.ZodArray<typeof Block> {
		return z.array(Block);
	},
});

/** The parts an editor builds pages from. A new kind is a new member here, and the compiler asks for the rest. */
export const Block = z.discriminatedUnion('type', [
	HeadlineBlock,
	TextBlock,
	ButtonBlock,
	SectionBlock,
]);
export type Block = z.infer<typeof Block>;

/** Answer of `GET /api/content/pages/{slug}`. */
export const ContentPage = z.strictObject({
	meta: PageMeta,
	background: PageBackground.prefault({}),
	/** Empty: for everybody. */
	audiences: z.array(Audience).default([]),
	blocks: z.array(Block).default([]),
});
export type ContentPage = z.infer<typeof ContentPage>;
