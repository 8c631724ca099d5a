import { z } from 'zod';
import { block, Href, Line, OptionalLine, OptionalLink } from './primitives.ts';
import { RichText } from './rich-text.ts';

export const HeadlineBlock = block('headline', {
	text: Line,
	level: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
	/** A few words above the headline. */
	eyebrow: OptionalLine,
	align: z.enum(['start', 'center']).default('start'),
	more: OptionalLink,
});

export const TextBlock = block('text', {
	paragraphs: RichText,
	/** `lead` opens a page, `small` is for the fine print. */
	size: z.enum(['lead', 'normal', 'small']).default('normal'),
});

export const ButtonBlock = block('button', {
	label: Line,
	href: Href,
	look: z.enum(['primary', 'secondary', 'ghost']).default('primary'),
	align: z.enum(['start', 'center', 'end']).default('start'),
});

export const TableBlock = block('table', {
	caption: Line,
	columns: z.array(z.string().max(160)).min(1).max(12),
	rows: z
		.array(z.strictObject({ cells: z.array(z.string().max(500)).min(1).max(12) }))
		.max(300)
		.default([]),
});

export const UserMessageBlock = block('user-message', {
	tone: z.enum(['info', 'success', 'warning', 'danger']).default('info'),
	title: OptionalLine,
	paragraphs: RichText,
});

export const LineSeparatorBlock = block('line-separator', {
	look: z.enum(['line', 'dashes', 'space']).default('line'),
});
