const NAMES =
	/googlebot|bingbot|yandexbot|baiduspider|duckduckbot|applebot|slurp|petalbot|ahrefsbot|semrushbot|mj12bot|facebookexternalhit|twitterbot|linkedinbot|gptbot|claudebot|ccbot/i;

/** Search engines shall see that a page is gone, and nothing they could keep instead of it. */
export function isCrawler(userAgent: string | undefined): boolean {
	return userAgent !== undefined && NAMES.test(userAgent);
}
