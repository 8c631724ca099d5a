import { pathTo, type TenantRoute } from './routes.ts';
import { nextTerm } from './search-term.ts';

/** The page with the hits for a term, or null where no search would start. */
export function searchPath(routes: TenantRoute[], typed: string, tab = 'products'): string | null {
	// Slashes would make two parts of one, and no part of a path may consist of dots alone.
	const term = nextTerm(typed.replace(/[/\\\p{Cc}]+/gu, ' ').replace(/^[\s.]+$/, ''), null);
	const path = term && pathTo(routes, 'search-term', { term });
	return path && `${path}?tab=${tab}`;
}
