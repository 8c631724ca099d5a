import { describe, expect, it } from 'vitest';
import { toLexical } from '../contract/rich-text.ts';
import { describeRow, isBlank } from './describe-row.ts';

describe('a collapsed row', () => {
	it.each([
		[{ title: 'Lieferung', text: 'Bis 12 Uhr' }, 'Lieferung'],
		[{ span: '6', title: 'x' }, '6/12'],
		[{ paragraphs: toLexical(['Guten Morgen']) }, 'Guten Morgen'],
		[{ cells: ['ab € 30', '€ 4,90'] }, 'ab € 30'],
		[{ label: `${'lang '.repeat(30)}` }, `${'lang '.repeat(12).trimEnd()} …`],
		[{ product: 'Marillen', substance: 'Fludioxonil' }, 'Marillen, Fludioxonil'],
		[{ title: '  ' }, ''],
		[undefined, ''],
	])('has a distinguishing label: %o', (row, words) => {
		expect(describeRow(row)).toBe(words);
	});

	it('is blank until it has content', () => {
		expect(isBlank({ blockType: 'column', span: 6, children: [] })).toBe(true);
		expect(isBlank({ blockType: 'column', span: 6, children: [{}] })).toBe(false);
		expect(isBlank({ blockType: 'headline', text: 'Da' })).toBe(false);
	});
});
