import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { Block } from '@korb/contracts/content/content';
import { describe, expect, it } from 'vitest';
import { listReferences } from './references.ts';

describe('listReferences', () => {
	it('finds links in fields, in texts and inside other blocks, with the field to fix', () => {
		const document = {
			blocks: [
				{ type: 'button', label: 'Los', href: '/lieferung' },
				{
					type: 'section',
					children: [
						{
							type: 'text',
							paragraphs: [
								{ kind: 'p', children: [{ href: '/agb', children: [{ text: 'AGB' }] }] },
							],
						},
						{ type: 'teaser', title: 'x', link: { label: 'Mehr', href: '/mehr' } },
					],
				},
				{ type: 'button', label: 'Fort', href: 'https://korb.example/' },
			],
		};
		expect(listReferences(document).links).toEqual([
			{ path: ['blocks', 0, 'href'], href: '/lieferung' },
			{ path: ['blocks', 1, 'children', 0, 'paragraphs'], href: '/agb' },
			{ path: ['blocks', 1, 'children', 1, 'link', 'href'], href: '/mehr' },
		]);
	});

	it('finds a link in a text exactly as the contract serialises it', () => {
		const [path, href] = [['blocks', 0, 'paragraphs'], '/lieferung'];
		const text = Block.parse({
			type: 'text',
			paragraphs: [
				{
					type: 'paragraph',
					children: [{ href, children: [{ text: 'hier' }] }],
				},
			],
		});
		expect(listReferences({ blocks: [text] }).links).toEqual([{ path, href }]);
	});

	it('finds blocks with shop results', () => {
		const group = Block.parse(blockExamples['product-group']);
		const promotion = Block.parse(blockExamples['product-promotion']);
		const { blocks } = listReferences({ blocks: [group, promotion] });
		expect(blocks.map(({ block }) => block.type)).toEqual(['product-group', 'product-promotion']);
		expect(blocks[1]?.path).toEqual(['blocks', 1, 'sku']);
	});
});
