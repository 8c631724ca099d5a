import type { Browser } from '@playwright/test';
import type { Stack } from '../../stack/stack.ts';
import { openBrowser } from '../../workbench/browser.ts';
import { percentile, round } from '../figures.ts';
import { typePassword } from './browser-session.ts';

const VISITS = 20;
const LIMIT_MS = 1000;

/** The first rows that somebody sees: of the board, and of the longest lists. */
const tables = {
	today: { path: '/today', row: 'tbody th[scope=row]' },
	orders: { path: '/orders', row: 'tbody tr[data-row]' },
	assortment: { path: '/assortment', row: 'tbody tr[data-row]' },
};

/**
 * From the click that signs in until the first row of a table is visible, each time in a browser
 * with an empty cache.
 */
export async function measureTables(stack: Stack, say: (line: string) => void) {
	const browser = await openBrowser();
	try {
		const p95: Record<string, number> = {};
		for (const [name, table] of Object.entries(tables)) {
			const times: number[] = [];
			// The first visit warms up the API.
			for (let visit = 0; visit <= VISITS; visit++) {
				times.push(await signInTo(browser, stack, table));
			}
			const measured = times.slice(1);
			p95[name] = round(percentile(measured, 0.95), 0);
			say(
				`first row of ${name}: p50 ${round(percentile(measured, 0.5), 0)} ms, p95 ${p95[name]} ms, first visit ${round(times[0] ?? Number.NaN, 0)} ms`,
			);
		}
		return { visits: VISITS, p95, limitMs: LIMIT_MS };
	} finally {
		await browser.close();
	}
}

async function signInTo(
	browser: Browser,
	{ ports }: Stack,
	{ path, row }: { path: string; row: string },
): Promise<number> {
	const context = await browser.newContext({
		baseURL: `http://localhost:${ports.admin}`,
		locale: 'de-AT',
	});
	try {
		const page = await context.newPage();
		await page.goto(path);
		await typePassword(page);
		const startedAt = performance.now();
		await page.getByRole('button', { name: 'Weiter' }).click();
		await page.locator(row).first().waitFor();
		return performance.now() - startedAt;
	} finally {
		await context.close();
	}
}
