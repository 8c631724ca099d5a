const STORED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';
const STORED_MISSING = 'public, max-age=0, s-maxage=10';
/** For files with a content hash in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const NOT_STORED = 'private, no-store';

/** Cache policy of a page: browsers always revalidate, the edge serves from its cache. */
export function cacheControl(status: number, isCacheable: boolean): string {
	if (!isCacheable || status >= 500) return NOT_STORED;
	return status === 404 ? STORED_MISSING : STORED;
}
