import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { buildStorefront } from '../stack/build.ts';
import { listShops } from '../stack/shops.ts';
import { startStack } from '../stack/stack.ts';
import { median, round } from './figures.ts';
import type { Measurement, MeasureOptions } from './measurement.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = {
	fcpMs: 'first-contentful-paint',
	lcpMs: 'largest-contentful-paint',
	tbtMs: 'total-blocking-time',
	cls: 'cumulative-layout-shift',
};

/** A phone on a slow network, through the edge. Lighthouse's own laboratory is the measure here. */
export async function measureLighthouse({ say, rounds }: MeasureOptions): Promise<Measurement> {
	buildStorefront();
	const stack = await startStack({ label: 'measure' });
	try {
		const shops: Record<string, Record<string, number>> = {};
		for (const { tenantId, host } of await listShops(stack.ports.postgres)) {
			const runs: Record<string, number>[] = [];
			for (let run = 0; run < rounds; run++) {
				runs.push(await audit(`http://${host}:${stack.ports.edge}/`));
			}
			const names = Object.keys(runs[0] ?? {});
			shops[tenantId] = Object.fromEntries(
				names.map((name) => [name, round(median(runs.map((figures) => figures[name] ?? 0)))]),
			);
			say(`${tenantId}: ${JSON.stringify(shops[tenantId])}`);
		}
		return { isGood: true, rounds, shops };
	} finally {
		await stack.stop();
	}
}

/** A busy machine now and then spoils a recording; that says nothing about the page. */
async function audit(url: string, attempts = 3): Promise<Record<string, number>> {
	const chrome = await chromeLauncher.launch({
		chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
		chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
	});
	const options = { port: chrome.port, onlyCategories: categories, logLevel: 'error' } as const;
	const report = await lighthouse(url, options).finally(() => chrome.kill());
	if (!report) throw new Error(`Lighthouse has nothing to say about ${url}`);
	const { lhr } = report;
	if (lhr.runtimeError) {
		if (attempts > 1) return audit(url, attempts - 1);
		throw new Error(`${url}: ${lhr.runtimeError.message}`);
	}
	return Object.fromEntries([
		...categories.map((name) => [name, lhr.categories[name]?.score ?? 0]),
		...Object.entries(timings).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? 0]),
	]);
}
