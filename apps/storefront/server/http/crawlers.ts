const NAMES =
	/googlebot|bingbot|yandexbot|baiduspider|duckduckbot|applebot|slurp|petalbot|ahrefsbot|semrushbot|mj12bot|facebookexternalhit|twitterbot|linkedinbot|gptbot|claudebot|ccbot/i;

/** Crawlers get only the status of an error page, with no body that they could index. */
export function isCrawler(userAgent: string | undefined): boolean {
	return userAgent !== undefined && NAMES.test(userAgent);
}
