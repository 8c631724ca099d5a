import { Block } from '@korb/contracts/content/content';
import type { Field, Block as PayloadBlock } from 'payload';
import { blockOf } from './contract/fields.ts';
import { membersOf } from './contract/schema.ts';
import { fieldLabel } from './labels.ts';

/** Exactly one per block type in the contract. */
export const blocks: PayloadBlock[] = membersOf(Block).map((member) => {
	const block = blockOf(member);
	return block.slug === 'accordion' ? withFaq(block) : block;
});

/** An accordion can take its entries from the FAQ collection; the shop receives plain entries. */
function withFaq(block: PayloadBlock): PayloadBlock {
	const fields = block.fields.map((field) =>
		'name' in field && field.name === 'items' ? { ...field, required: false } : field,
	);
	const topic: Field = {
		name: 'faqTopic',
		label: fieldLabel('faqTopic'),
		type: 'text',
		admin: {
			components: { Field: '/src/components/topic-field.tsx#TopicField' },
			description: {
				de: 'Zeigt nach den eigenen Einträgen alle häufigen Fragen dieses Themas.',
				en: 'Shows all frequent questions on this topic after the entries above.',
			},
		},
	};
	return { ...block, fields: [...fields, topic] } as PayloadBlock;
}
