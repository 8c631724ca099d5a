import { expect, it } from 'vitest';
import { DEFAULT_COLUMN_RATIO } from './search-flyout.ts';

it('CONST-27 splits the search flyout in halves by default', () => {
	expect(DEFAULT_COLUMN_RATIO).toBe('6/6');
});
