import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_PARAMETERS, toPageSearch } from './page-parameters.ts';

describe('parameters of a page', () => {
	it('come in one order and without what does not change the page', () => {
		const query = new URLSearchParams('utm_source=mail&page=2&labels=vegan,organic&webview=true');
		expect(toPageSearch(query)).toBe('?labels=vegan,organic&page=2');
		expect(toPageSearch(new URLSearchParams('utm_source=mail&page='))).toBe('');
	});

	it('all pass the edge', () => {
		const rules = readFileSync(`${import.meta.dirname}/../../../deploy/edge/korb.vcl`, 'utf8');
		const listed = /\(\?!\(\?:([a-z|]+)\)/.exec(rules)?.[1]?.split('|') ?? [];
		expect(listed).toEqual(expect.arrayContaining([...PAGE_PARAMETERS]));
		expect(listed).toEqual(listed.toSorted());
	});
});
