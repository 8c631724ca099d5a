import { z } from 'zod';
import { LeafBlock } from './leaf.ts';
import { block, Line, OptionalLine, Tint } from './primitives.ts';

/**
 * Container blocks. Each may only contain types declared above it, so a page cannot contain itself,
 * and nesting stays manageable for editors.
 */

export const AccordionBlock = block('accordion', {
	title: OptionalLine,
	items: z
		.array(
			z.strictObject({
				title: Line,
				isOpen: z.boolean().default(false),
				children: z.array(LeafBlock).max(20),
			}),
		)
		.min(1)
		.max(40),
});

export const TabsBlock = block('tabs', {
	/** Accessible name of the tab list. */
	label: Line,
	items: z
		.array(
			z.strictObject({
				title: Line,
				children: z.array(z.discriminatedUnion('type', [LeafBlock, AccordionBlock])).max(20),
			}),
		)
		.min(2)
		.max(8),
});

const InColumn = z.discriminatedUnion('type', [LeafBlock, AccordionBlock, TabsBlock]);

export const ColumnBlock = block('column', {
	/** Twelfths of the row on a wide screen; on a phone every column is full width. */
	span: z.int().min(2).max(12).default(6),
	children: z.array(InColumn).max(30),
});

export const RowBlock = block('row', {
	align: z.enum(['start', 'center', 'stretch']).default('start'),
	children: z.array(ColumnBlock).min(1).max(6),
});

export const SectionBlock = block('section', {
	/** Anchor for links such as `#lieferung`. */
	anchor: z
		.string()
		.regex(/^[a-z][a-z0-9-]{0,60}$/)
		.nullable()
		.default(null),
	background: z.enum(['none', 'soft', 'club', 'fresh', 'pass', 'ink']).default('none'),
	tint: Tint.nullable().default(null),
	width: z.enum(['page', 'narrow']).default('page'),
	children: z
		.array(z.discriminatedUnion('type', [LeafBlock, AccordionBlock, TabsBlock, RowBlock]))
		.max(40),
});
