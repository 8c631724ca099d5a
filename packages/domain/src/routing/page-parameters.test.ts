import { describe, expect, it } from 'vitest';
import { toPageSearch } from './page-parameters.ts';

describe('page parameters', () => {
	it('are sorted, without those that do not affect the page', () => {
		const query = new URLSearchParams('utm_source=mail&page=2&labels=vegan,organic&webview=true');
		expect(toPageSearch(query)).toBe('?labels=vegan,organic&page=2');
		expect(toPageSearch(new URLSearchParams('utm_source=mail&page='))).toBe('');
	});
});
