import { z } from 'zod';

/** For search engines, at their well-known paths. */
export const getRobots = {
	tags: ['search engines'],
	summary: 'Returns robots.txt: disallowed paths and the sitemap URL (text)',
};

export const getSitemapIndex = {
	tags: ['search engines'],
	summary: 'Returns the sitemap index (XML)',
};

export const getSitemap = {
	tags: ['search engines'],
	summary: 'Returns up to 50,000 URLs of the shop (XML)',
	params: z.object({ file: z.string().regex(/^[a-z]+(?:-\d{1,4})?\.xml$/) }),
};
