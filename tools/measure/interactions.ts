import type { Page } from '@playwright/test';
import { buildStorefront } from '../stack/build.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { openBrowser } from '../workbench/browser.ts';
import { median, round } from './figures.ts';
import type { Measurement, MeasureOptions } from './measurement.ts';

const SLOWDOWN = 4;
const LIST = '/kategorie/obst';

type Interaction = {
	path: string;
	/** What the shopper touches. */
	target: string;
	/** What has to appear. */
	response: string;
	text?: string;
};

const interactions: Record<string, Interaction> = {
	'add to cart': {
		path: LIST,
		target: 'main [data-order="open"] button',
		response: 'main [data-order] [aria-busy="true"], main [data-order="counting"]',
	},
	'open menu': {
		path: '/',
		target: 'nav button[aria-haspopup="dialog"]',
		response: '[role="dialog"]',
	},
	'open cart': {
		path: '/',
		target: 'nav [data-extra="cartBadge"]',
		response: '[role="dialog"]',
	},
	filter: { path: LIST, target: 'main a[href="#filter"]', response: '[role="dialog"]' },
	suggestion: {
		path: '/',
		target: '#header-search',
		response: '[role="option"]',
		text: 'milch',
	},
};

type Figures = { inpMs: number; responseMs: number };

/**
 * Interaction to next paint, and the time until the page shows the answer, which includes code and
 * data that are fetched first. On a phone at a quarter of the CPU's speed, each on a first visit.
 */
export async function measureInteractions({ say, rounds }: MeasureOptions): Promise<Measurement> {
	buildStorefront();
	const stack = await startStack({ label: 'measure', hasFront: true });
	const browser = await openBrowser(['--ignore-certificate-errors']);
	try {
		const figures: Record<string, Figures> = {};
		for (const [name, interaction] of Object.entries(interactions)) {
			const runs: Figures[] = [];
			for (let run = 0; run < rounds; run++) {
				const context = await browser.newContext({
					baseURL: baseUrlOf(stack),
					ignoreHTTPSErrors: true,
					viewport: { width: 390, height: 844 },
					hasTouch: true,
					isMobile: true,
				});
				runs.push(await interact(await context.newPage(), interaction));
				await context.close();
			}
			figures[name] = {
				inpMs: round(median(runs.map(({ inpMs }) => inpMs)), 0),
				responseMs: round(median(runs.map(({ responseMs }) => responseMs)), 0),
			};
			say(`${name}: ${JSON.stringify(figures[name])}`);
		}
		return { isGood: true, rounds, slowdown: SLOWDOWN, interactions: figures };
	} finally {
		await browser.close();
		await stack.stop();
	}
}

const baseUrlOf = (stack: Stack) => stack.front?.url('localhost') ?? stack.edgeUrl;

async function interact(page: Page, { path, target, response, text }: Interaction) {
	await page.addInitScript(observe, response);
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
	await page.goto(path);
	await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
	const reject = page.getByRole('button', { name: 'Nur notwendige' });
	await reject.tap();
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => Object.assign(window, { slowest: 0, startedAt: 0 }));
	const touched = page.locator(target).locator('visible=true').first();
	await touched.tap();
	if (text) await page.keyboard.type(text, { delay: 80 });
	await page.waitForFunction(() => 'answeredAt' in window);
	await page.waitForTimeout(500);
	return page.evaluate(() => {
		const { slowest, startedAt, answeredAt } = window as unknown as Observed;
		return { inpMs: slowest, responseMs: answeredAt - startedAt };
	});
}

type Observed = { slowest: number; startedAt: number; answeredAt: number };

/** Runs in the page. */
function observe(response: string): void {
	const seen = window as unknown as Partial<Observed>;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			if (!Reflect.get(entry, 'interactionId')) continue;
			seen.slowest = Math.max(seen.slowest ?? 0, entry.duration);
		}
	}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
	const start = () => {
		seen.startedAt ||= performance.now();
		delete seen.answeredAt;
		const watch = () => {
			if (document.querySelector(response)) seen.answeredAt = performance.now();
			else requestAnimationFrame(watch);
		};
		watch();
	};
	addEventListener('pointerdown', start, true);
}
