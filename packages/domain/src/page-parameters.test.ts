import { describe, expect, it } from 'vitest';
import { toPageSearch } from './page-parameters.ts';

describe('parameters of a page', () => {
	it('come in one order and without what does not change the page', () => {
		const query = new URLSearchParams('utm_source=mail&page=2&labels=vegan,organic&webview=true');
		expect(toPageSearch(query)).toBe('?labels=vegan,organic&page=2');
		expect(toPageSearch(new URLSearchParams('utm_source=mail&page='))).toBe('');
	});
});
