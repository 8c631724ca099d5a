import { type Answer, requestAt } from '@korb/tools/edge/http-client';
import type { Stack } from '@korb/tools/stack/stack';
import type { Page, Request } from '@playwright/test';

/** Sends requests to the edge without a browser, as a visitor of the given host. */
export function visitorOf(stack: Stack, host = 'localhost') {
	const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
		requestAt(stack.ports.edge, path, {
			headers: { host: `${host}:${stack.ports.edge}`, ...headers },
		});
	return { get, status: async (path: string): Promise<number> => (await get(path)).status };
}

/** Records which page data the browser requests from now on. */
export function watchPayloads(page: Page): string[] {
	const seen: string[] = [];
	page.on('request', (request: Request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith('/_payload.json')) seen.push(pathname);
	});
	return seen;
}

export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** The page is hydrated, everything is laid out for a shopper who has moved, and the network is idle. */
export async function settled(page: Page): Promise<void> {
	await hydrated(page);
	await page.evaluate(() => dispatchEvent(new Event('pointermove')));
	await page.locator('html[data-full-layout]').waitFor({ state: 'attached' });
	await page.waitForLoadState('networkidle');
}
