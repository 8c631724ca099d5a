import { blockExamples } from '@korb/contracts/blocks/examples';
import type { DemoDocument } from './document.ts';

const { column: _, ...examples } = blockExamples;

/** Every block once, at its best. German only: it is a catalogue for editors. */
export function showcase(key: string): DemoDocument {
	return {
		kind: 'page',
		key,
		document: {
			meta: {
				title: 'Block-Schau',
				description: 'Alle Bausteine, aus denen Seiten bestehen.',
				noIndex: true,
			},
			blocks: [
				{ type: 'headline', level: 1, text: 'Block-Schau' },
				{
					type: 'text',
					size: 'lead',
					paragraphs: ['Alle Bausteine, aus denen eine Seite bestehen kann, jeder einmal.'],
				},
				...Object.values(examples),
			],
		},
	};
}
