import { z } from 'zod';

export const LatestBuild = z.strictObject({ id: z.string() });
export type LatestBuild = z.infer<typeof LatestBuild>;

/** One rule per route: which paths it owns and what may be done with them. */
export const RouteRule = z.strictObject({
	name: z.string(),
	/** Source of a regular expression over the path without its leading slash. */
	pattern: z.string(),
	layout: z.enum(['default', 'focused']),
	isCacheable: z.boolean(),
});
export type RouteRule = z.infer<typeof RouteRule>;

export const BuildMeta = z.strictObject({
	id: z.string(),
	/** In order: the first rule whose pattern fits a path is its rule. */
	matcher: z.array(RouteRule),
	/** Paths that exist as files. Pages are rendered on demand and cached by the edge, so there are none. */
	prerendered: z.array(z.string()),
});
export type BuildMeta = z.infer<typeof BuildMeta>;
