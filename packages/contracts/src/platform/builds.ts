import { z } from 'zod';

export const LatestBuild = z.strictObject({ id: z.string() });
export type LatestBuild = z.infer<typeof LatestBuild>;

/** One rule per route: the paths it matches and its attributes. */
export const RouteRule = z.strictObject({
	name: z.string(),
	/** Regular expression source, matched against the path without its leading slash. */
	pattern: z.string(),
	layout: z.enum(['default', 'focused', 'auth']),
	isCacheable: z.boolean(),
});
export type RouteRule = z.infer<typeof RouteRule>;

export const BuildMeta = z.strictObject({
	id: z.string(),
	/** The first rule whose pattern matches a path applies. */
	matcher: z.array(RouteRule),
	/**
	 * Paths that exist as files. Pages are rendered on demand and cached by the edge, so there are
	 * none.
	 */
	prerendered: z.array(z.string()),
});
export type BuildMeta = z.infer<typeof BuildMeta>;
