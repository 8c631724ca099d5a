import { pathTo, type TenantRoute } from '../routing/routes.ts';
import { nextTerm } from './search-term.ts';

/** The search page for a term, or null where no search would start. */
export function searchPath(routes: TenantRoute[], typed: string, tab = 'products'): string | null {
	// A slash would split the segment, and a segment must not consist of dots alone.
	const term = nextTerm(typed.replace(/[/\\\p{Cc}]+/gu, ' ').replace(/^[\s.]+$/, ''), null);
	const path = term && pathTo(routes, 'search-term', { term });
	return path && `${path}?tab=${tab}`;
}
