import { expect, it } from 'vitest';
import { shortenCodes } from './shorten-codes.ts';

it.each([
	[[], ''],
	[['1070'], '1070'],
	[['1200', '1010', '1020', '1030'], '1010–1030, 1200'],
	[['8010', '8011', '8020'], '8010–8011, 8020'],
	[['NW1', 'NW3'], 'NW1, NW3'],
	[['1', '3', '5', '7', '9'], '1, 3, 5, 7 …'],
])('%j: %s', (codes, text) => {
	expect(shortenCodes(codes)).toBe(text);
});
