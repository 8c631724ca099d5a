/**
 * Alerts wait for minutes, so that nobody is woken by a hiccup. Makes every waiting time and every
 * range of the rules shorter; thresholds stay as they are.
 */
export function shortenIntervals(rules: string, factor: number): string {
	return rules
		.replace(/(?<=\bfor: )\d+[mh]\b/g, (time) => shorten(time, factor))
		.replace(/(?<=\[)\d+[mh](?=\])/g, (time) => shorten(time, factor));
}

function shorten(time: string, factor: number): string {
	const seconds = Number.parseInt(time, 10) * (time.endsWith('h') ? 3600 : 60);
	return `${Math.max(1, Math.round(seconds / factor))}s`;
}
