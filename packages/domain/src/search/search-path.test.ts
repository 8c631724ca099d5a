import { describe, expect, it } from 'vitest';
import type { TenantRoute } from '../routing/routes.ts';
import { searchPath } from './search-path.ts';

const route = { name: 'search-term', path: 'suche/:term' } as TenantRoute;

describe('the search page path', () => {
	it.each([
		['TEN-70 SRCH-48 names term and tab', 'milch', '/suche/milch?tab=products'],
		[
			'percent-encodes the term',
			'bio käse & brot',
			'/suche/bio%20k%C3%A4se%20%26%20brot?tab=products',
		],
		['removes slashes from the term', '1/2 brot\\', '/suche/1%202%20brot?tab=products'],
		['rejects path traversal', '..', null],
		['is null for a term that is too short', ' a ', null],
	])('%s', (_title, typed, path) => {
		expect(searchPath([route], typed)).toBe(path);
	});

	it('is null where search is off', () => {
		expect(searchPath([], 'milch')).toBeNull();
	});
});
