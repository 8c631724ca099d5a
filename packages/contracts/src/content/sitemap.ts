import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import * as paths from './content-paths.ts';

/** For search engines, at their well-known paths. */
export const getRobots = {
	...at(paths.getRobots),
	tags: ['search engines'],
	summary: 'Returns robots.txt: disallowed paths and the sitemap URL (text)',
};

export const getSitemapIndex = {
	...at(paths.getSitemapIndex),
	tags: ['search engines'],
	summary: 'Returns the sitemap index (XML)',
};

export const getSitemap = {
	...at(paths.getSitemap),
	errors: ['not_found'] as const,
	tags: ['search engines'],
	summary: 'Returns up to 50,000 URLs of the shop (XML)',
	params: z.object({ file: z.string().regex(/^[a-z]+(?:-\d{1,4})?\.xml$/) }),
};
