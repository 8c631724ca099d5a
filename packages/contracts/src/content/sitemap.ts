import { z } from 'zod';

/** For search engines, at their well-known paths. */
export const getRobots = {
	tags: ['search engines'],
	summary: 'What search engines should leave alone, and where the sitemap is (text)',
};

export const getSitemapIndex = {
	tags: ['search engines'],
	summary: 'The files that hold every address of the shop (XML)',
};

export const getSitemap = {
	tags: ['search engines'],
	summary: 'Up to 50,000 addresses of the shop (XML)',
	params: z.object({ file: z.string().regex(/^[a-z]+(?:-\d{1,4})?\.xml$/) }),
};
