import { describe, expect, it } from 'vitest';
import {
	DEFAULT_COLUMN_RATIO,
	SEARCH_DEBOUNCE_MS,
	toColumns,
	toColumnWidths,
} from './search-flyout.ts';

describe('the columns of the search flyout', () => {
	it('CONST-27 SRCH-35 are halves by default', () => {
		expect(DEFAULT_COLUMN_RATIO).toBe('6/6');
		expect(toColumnWidths('6/6')).toBe('minmax(0, 6fr) minmax(0, 6fr)');
		expect(toColumnWidths('5/7')).toBe('minmax(0, 5fr) minmax(0, 7fr)');
	});

	const types = [7, 2, 1, 4, 3].map((order) => ({ order }));

	it('SRCH-36 SRCH-38 put odd orders first, sorted', () => {
		expect(toColumns(types)[0]).toEqual([{ order: 1 }, { order: 3 }, { order: 7 }]);
	});

	it('SRCH-37 SRCH-38 put even orders second, sorted', () => {
		expect(toColumns(types)[1]).toEqual([{ order: 2 }, { order: 4 }]);
	});
});

it('CONST-24 debounces typing by half a second', () => {
	expect(SEARCH_DEBOUNCE_MS).toBe(500);
});
