import { beforeEach, describe, expect, it } from 'vitest';
import { visitStorage } from '../../../platform/storage/visit-storage.ts';
import { clearSearches, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(clearSearches);

describe('recent searches', () => {
	it('are the last five, each once, most recent first', () => {
		for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'C']) rememberSearch(term);
		expect(recentSearches.get()).toEqual(['C', 'f', 'e', 'd', 'b']);
	});

	it('are stored for the session and can be cleared', () => {
		rememberSearch('milch');
		expect(visitStorage.getItem('searches')).toBe('["milch"]');
		clearSearches();
		expect(recentSearches.get()).toEqual([]);
		expect(visitStorage.getItem('searches')).toBe('[]');
	});
});
