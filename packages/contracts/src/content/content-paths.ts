/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getRobots = 'GET /robots.txt';
export const getSitemapIndex = 'GET /sitemap.xml';
export const getSitemap = 'GET /sitemaps/:file';
export const findChoices = 'POST /internal/content/choices';
export const checkReferences = 'POST /internal/content/check';

/** An endpoint of the CMS, which alone can read its tokens. */
export const getDraft = 'GET /api/preview/:token';
