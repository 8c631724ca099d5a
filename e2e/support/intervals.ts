import type { Page } from '@playwright/test';

const LONG_MS = 60_000;

/**
 * Holds back the intervals of pages opened from now on that are a minute or longer. Returns a
 * function that runs those of exactly this length once.
 */
export async function holdIntervals(page: Page): Promise<(ms: number) => Promise<void>> {
	await page.addInitScript((longMs) => {
		const held: { ms: number; run: () => void }[] = [];
		const start = window.setInterval.bind(window);
		const hold = (run: () => void, ms = 0): number =>
			ms < longMs ? start(run, ms) : -held.push({ ms, run });
		const elapse = (ms: number) => {
			for (const interval of held) if (interval.ms === ms) interval.run();
		};
		Object.assign(window, { setInterval: hold, elapse });
	}, LONG_MS);
	return (ms) => page.evaluate((wanted) => Reflect.get(window, 'elapse')(wanted), ms);
}
