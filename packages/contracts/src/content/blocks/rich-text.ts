import { z } from 'zod';
import { Href } from './primitives.ts';

const flag = z.literal(true).optional();

const MarkedText = z.strictObject({
	text: z.string().max(5000),
	bold: flag,
	italic: flag,
	underline: flag,
	kill: flag,
});
const TextRun = z.union([z.string().max(5000), MarkedText]);

const InlineLink = z.strictObject({
	href: Href,
	opensNewTab: flag,
	children: z.array(TextRun).min(1).max(50),
});
const LineBreak = z.strictObject({ break: z.literal(true) });

/** A plain string is text without formatting. */
export const Inline = z.union([TextRun, InlineLink, LineBreak]);
export type Inline = z.infer<typeof Inline>;

const inlines = z.array(Inline).max(500);

const Paragraph = z.strictObject({ type: z.literal('paragraph'), children: inlines });
const Heading = z.strictObject({
	type: z.literal('heading'),
	level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
	children: inlines,
});
const List = z.strictObject({
	type: z.literal('list'),
	isOrdered: z.boolean().default(false),
	items: z.array(inlines).min(1).max(100),
});
const Quote = z.strictObject({ type: z.literal('quote'), children: inlines });

/**
 * Formatted text as a tree: it contains no markup that could execute. A string is a plain
 * paragraph.
 */
export const RichText = z
	.array(
		z.union([
			z.string().max(5000),
			z.discriminatedUnion('type', [Paragraph, Heading, List, Quote]),
		]),
	)
	.max(300)
	.meta({ id: 'RichText' });
export type RichText = z.infer<typeof RichText>;
