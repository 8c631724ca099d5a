import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requestAt } from '../edge/http-client.ts';
import { screens } from '../screenshots/screens.ts';
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

/** Performance depends on the machine as much as on the page, so it is reported, not enforced. */
const judged = ['accessibility', 'best-practices', 'seo'];

/** The same page without its scripts: what this machine takes to parse, lay out and paint it. */
const withoutScripts = ['*/boot.js*'];

type Figures = Record<string, number>;

/** Audits through the TLS front with Lighthouse's default simulation of a phone on a slow network. */
export async function measureLighthouse({ say, rounds }: MeasureOptions): Promise<Measurement> {
	buildStorefront();
	const stack = await startStack({ label: 'measure', hasFront: true });
	try {
		const pages: Record<string, Figures> = {};
		for (const { tenantId, host } of await listShops(stack.ports.postgres)) {
			const paths = await pathsOf(tenantId, stack.ports.edge, host);
			for (const [name, path] of Object.entries(paths)) {
				const url = `${stack.front?.url(host)}${path}`;
				const { lcpMs, tbtMs, performance } = await auditOften(url, rounds, withoutScripts);
				const bare = { bareScore: performance, bareLcpMs: lcpMs, bareTbtMs: tbtMs };
				const figures = { ...(await auditOften(url, rounds)), ...bare } as Figures;
				pages[`${tenantId} ${name}`] = figures;
				say(`${tenantId} ${name}: ${JSON.stringify(figures)}`);
			}
		}
		const isGood = Object.values(pages).every((figures) =>
			judged.every((category) => figures[category] === 1),
		);
		return { isGood, rounds, pages };
	} finally {
		await stack.stop();
	}
}

async function pathsOf(shop: string, edgePort: number, host: string) {
	const category = screens.find(({ name }) => name === 'category')?.path;
	const list = (shop === 'greenbasket' ? category?.greenbasket : category?.korb) ?? '/';
	const { body } = await requestAt(edgePort, list, { headers: { host: `${host}:${edgePort}` } });
	const product = /<h3[^>]*><a[^>]*href="([^"]+)"/.exec(body)?.[1];
	if (!product) throw new Error(`${list} of ${shop} shows no product`);
	return { home: '/', category: list, product };
}

async function auditOften(url: string, rounds: number, blocked?: string[]): Promise<Figures> {
	const runs: Figures[] = [];
	for (let run = 0; run < rounds; run++) runs.push(await audit(url, blocked));
	const names = Object.keys(runs[0] ?? {});
	return Object.fromEntries(
		names.map((name) => [name, round(median(runs.map((figures) => figures[name] ?? 0)))]),
	);
}

/** Retries, because a busy machine occasionally breaks a recording. */
async function audit(url: string, blocked: string[] = [], attempts = 3): Promise<Figures> {
	const chrome = await chromeLauncher.launch({
		chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
		chromeFlags: [
			...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
			'--ignore-certificate-errors',
		],
	});
	const options = {
		...({ port: chrome.port, onlyCategories: categories, logLevel: 'error' } as const),
		blockedUrlPatterns: blocked,
	};
	const report = await lighthouse(url, options).finally(() => chrome.kill());
	if (!report) throw new Error(`Lighthouse returned no report for ${url}`);
	const { lhr } = report;
	if (lhr.runtimeError) {
		if (attempts > 1) return audit(url, blocked, attempts - 1);
		throw new Error(`${url}: ${lhr.runtimeError.message}`);
	}
	return Object.fromEntries([
		...categories.map((name) => [name, lhr.categories[name]?.score ?? 0]),
		['benchmarkIndex', lhr.environment.benchmarkIndex],
		...Object.entries(timings).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? 0]),
	]);
}
