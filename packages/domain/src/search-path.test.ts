import { describe, expect, it } from 'vitest';
import type { TenantRoute } from './routes.ts';
import { searchPath } from './search-path.ts';

const route = { name: 'search-term', path: 'suche/:term' } as TenantRoute;

describe('the page of a search', () => {
	it.each([
		['TEN-70 SRCH-48 names term and tab', 'milch', '/suche/milch?tab=products'],
		['encodes what it must', 'bio käse & brot', '/suche/bio%20k%C3%A4se%20%26%20brot?tab=products'],
		['has no slash inside the term', '1/2 brot\\', '/suche/1%202%20brot?tab=products'],
		['does not climb', '..', null],
		['is none for too short a term', ' a ', null],
	])('%s', (_title, typed, path) => {
		expect(searchPath([route], typed)).toBe(path);
	});

	it('is none where search is off', () => {
		expect(searchPath([], 'milch')).toBeNull();
	});
});
