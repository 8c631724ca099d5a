import { toPageSearch } from '@korb/domain/page-parameters';

/** Path and those parameters that change the page, in one order: two spellings of one page are one. */
export function toPageAddress(url: { pathname: string; search: string }): string {
	return url.pathname + toPageSearch(new URLSearchParams(url.search));
}

/** Under which the data of a page that was seen lies in the browser's memory. */
export function pageKey(address: string): readonly ['page', string] {
	return ['page', address];
}
