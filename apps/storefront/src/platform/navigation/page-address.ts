import { toPageSearch } from '@korb/domain/routing/page-parameters';

/**
 * Path and the parameters that affect the page, in a fixed order: equivalent URLs share one
 * address.
 */
export function toPageAddress(url: { pathname: string; search: string }): string {
	return url.pathname + toPageSearch(new URLSearchParams(url.search));
}

/** Query key for the data of a visited page. */
export function pageKey(address: string): readonly ['page', string] {
	return ['page', address];
}
