import { AxeBuilder } from '@axe-core/playwright';
import type { TestIdentityProvider } from '@korb/testing/identity-provider';
import { type Stack, startStack } from '@korb/tools/stack/stack';
import { test as base, expect, type Page } from '@playwright/test';
import { type BackOffice, openBackOffice } from './back-office.ts';
import { type Console, watchConsole } from './console.ts';
import { visitorOf } from './visitor.ts';

type Fixtures = {
	/** Which of the two demo shops a test visits. */
	tenant: 'korb' | 'greenbasket';
	shop: Shop;
	/** Whether the visitor has already answered the cookie banner. */
	hasAnswered: boolean;
	/** Consent categories; only the necessary ones by default. */
	allowed: string;
	/** Fails the test on console errors and warnings that the test does not expect. */
	console: Console;
};

type WorkerFixtures = {
	/** Where staff may sign in; none for journeys of shoppers. */
	identityProvider: TestIdentityProvider | null;
	stack: Stack;
	backOffice: BackOffice;
};

export type Shop = { tenantId: string; host: string; origin: string };

const hosts = { korb: 'localhost', greenbasket: 'en.localhost' };

/** The first search can time out while another worker's stack starts. */
async function warmUp(stack: Stack): Promise<void> {
	const { status } = visitorOf(stack);
	await expect.poll(() => status('/api/products/search/milch'), { timeout: 30_000 }).toBe(200);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
	identityProvider: [async ({}, use) => use(null), { scope: 'worker' }],
	stack: [
		async ({ identityProvider }, use, worker) => {
			const stack = await startStack({
				label: `e2e-${worker.workerIndex}`,
				// The other worker's stack and browser share the machine.
				timeoutScale: 10,
				openId: identityProvider ?? undefined,
			});
			await warmUp(stack);
			await use(stack);
			await stack.stop();
		},
		{ scope: 'worker', timeout: 240_000 },
	],
	backOffice: [
		async ({ stack }, use) => {
			const backOffice = await openBackOffice(stack);
			await use(backOffice);
			await backOffice.close();
		},
		{ scope: 'worker' },
	],
	tenant: ['korb', { option: true }],
	shop: async ({ stack, tenant }, use) => {
		const host = hosts[tenant];
		await use({ tenantId: tenant, host, origin: `http://${host}:${stack.ports.edge}` });
	},
	hasAnswered: [true, { option: true }],
	allowed: ['C0001', { option: true }],
	context: async ({ context, stack, shop, hasAnswered, allowed }, use) => {
		await stack.resetRateLimits();
		const url = shop.origin;
		if (hasAnswered) await context.addCookies([{ name: 'consent', value: allowed, url }]);
		await use(context);
	},
	baseURL: async ({ shop }, use) => use(shop.origin),
	page: async ({ page, javaScriptEnabled }, use) => {
		if (javaScriptEnabled !== false) waitForHydration(page);
		await use(page);
	},
	console: [
		async ({ page }, use) => {
			const console = watchConsole(page);
			await use(console);
			expect(console.complaints(), 'errors and warnings in the browser console').toEqual([]);
		},
		{ auto: true },
	],
});

/** Tests click faster than people, and most journeys are about hydrated pages. */
function waitForHydration(page: Page): void {
	const goto = page.goto.bind(page);
	page.goto = async (url, options) => {
		const answer = await goto(url, options);
		if (options?.waitUntil) return answer;
		// Some pages never hydrate, because their server is down or their clock is stopped.
		const isHydrated = () =>
			!document.getElementById('korb-boot') || performance.getEntriesByName('hydrated').length > 0;
		await page.waitForFunction(isHydrated, null, { timeout: 8000 }).catch(() => {});
		return answer;
	};
}

test.afterEach(async ({ page, javaScriptEnabled }, info) => {
	// axe itself needs JavaScript.
	if (!javaScriptEnabled) return;
	if (info.status === info.expectedStatus && page.url().startsWith('http')) {
		// Else the sticky header may cover half of a button.
		await page.evaluate(() => scrollTo(0, 0));
		await expectAccessible(page);
	}
});

/** Checks WCAG 2.2 AA as far as axe can. */
export async function expectAccessible(page: Page): Promise<void> {
	// Lazy components render after the page. The wait is bounded: some pages never go idle.
	await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
	// A toast covers for seconds whatever happens to lie below it.
	const isCovered = (await page.locator('[data-toasts]').count()) > 0;
	const { violations } = await new AxeBuilder({ page })
		// The other mode opens a second page per run for the sake of cross-origin frames: we have none.
		.setLegacyMode(true)
		.options({ resultTypes: ['violations'] })
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.disableRules(isCovered ? ['target-size'] : [])
		.analyze();
	const findings = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary}`),
	);
	expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

export { expect };
