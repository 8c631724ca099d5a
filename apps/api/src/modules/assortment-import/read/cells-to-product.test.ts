import { expect, it } from 'vitest';
import { productReaders } from './cells-to-product.ts';

it('lists are split at their separators, without spaces', () => {
	expect(productReaders.category?.('Obst ;  Äpfel & Birnen|Obst')).toEqual({
		categories: ['Obst', 'Äpfel & Birnen'],
	});
	expect(productReaders.allergens?.('A, milch ;')).toEqual({ allergens: ['gluten', 'milk'] });
});

it('a long cell of spaces takes no longer than others', () => {
	const text = `Obst${' '.repeat(1_000_000)}Gemüse`;
	expect(productReaders.category?.(text)).toEqual({ categories: [text] });
	expect(productReaders.allergens?.(text)).toBeUndefined();
});
