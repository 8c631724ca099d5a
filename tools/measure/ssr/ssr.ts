import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { getTenantConfig } from '@korb/contracts/platform/paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { Client } from 'pg';
import { requestAt } from '../../edge/http-client.ts';
import { buildStorefront } from '../../stack/build.ts';
import { type Stack, startStack } from '../../stack/stack.ts';
import { median, round } from '../figures.ts';
import type { Measurement, MeasureOptions } from '../measurement.ts';

const host = 'localhost';
const ticksPerSecond = 100;
const pages = { home: '/', category: '/kategorie' };
/** The longest listing a shop can configure. */
const productsPerPage = 48;
/** As many warm-up renders as the baseline render does, so that JIT time counts in neither figure. */
const leastPages = 300;

/** CPU time of full pages in the storefront's process, against rendering only the same tree. */
export async function measureSsr(options: MeasureOptions): Promise<Measurement> {
	buildStorefront();
	const stack = await startStack({ label: 'measure' });
	try {
		await lengthenLists(stack);
		const figures: Record<string, unknown> = { productsPerPage };
		for (const [name, path] of Object.entries(pages)) {
			figures[name] = await measurePage(stack, name, path, options);
		}
		return { isGood: true, ...figures };
	} finally {
		await stack.stop();
	}
}

async function lengthenLists(stack: Stack): Promise<void> {
	const client = new Client(stack.postgres.url);
	await client.connect();
	await client.query(
		"UPDATE tenant SET config = jsonb_set(config, '{clientRuntimeConfig,productsPerPage}', $1)",
		[productsPerPage],
	);
	await client.end();
	const deadline = performance.now() + 30_000;
	for (let cards = 0; cards !== productsPerPage; await setTimeout(200)) {
		if (performance.now() > deadline) throw new Error(`lists stay at ${cards} products`);
		const { body } = await requestAt(stack.ports.storefront, pages.category, { headers: { host } });
		cards = readBoot(body).payload.listing.products.length;
	}
}

async function measurePage(
	stack: Stack,
	name: string,
	path: string,
	{ say, seconds, rounds }: MeasureOptions,
) {
	const { file, payloadPath, ...weights } = await saveRenderInput(stack, path);
	await load(stack, path, 0);
	await load(stack, payloadPath, 0);
	const runs = [];
	for (let run = 0; run < rounds; run++) {
		const page = await load(stack, path, seconds);
		const payload = await load(stack, payloadPath, seconds);
		const baseline = renderBaseline(file, path, seconds);
		runs.push({ page, payload, baseline, ratio: page / baseline });
		say(`${name}: page ${round(page)} ms CPU, baseline render ${round(baseline)} ms CPU`);
	}
	return {
		pageCpuMs: round(median(runs.map(({ page }) => page))),
		payloadCpuMs: round(median(runs.map(({ payload }) => payload))),
		baselineRenderCpuMs: round(median(runs.map(({ baseline }) => baseline))),
		ratio: round(median(runs.map(({ ratio }) => ratio))),
		...weights,
	};
}

/** CPU milliseconds per page, over the pages that four clients get in the given time. */
async function load(stack: Stack, path: string, seconds: number): Promise<number> {
	const end = performance.now() + seconds * 1000;
	const before = cpuMs(stack.apps.storefront.pid);
	let count = 0;
	const visit = async () => {
		while (count < leastPages || performance.now() < end) {
			const { status } = await requestAt(stack.ports.storefront, path, { headers: { host } });
			if (status !== 200) throw new Error(`the storefront answered ${status}`);
			count += 1;
		}
	};
	await Promise.all([visit(), visit(), visit(), visit()]);
	return (cpuMs(stack.apps.storefront.pid) - before) / count;
}

function cpuMs(pid: number): number {
	const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** The page contains its own data, so the same tree can be rendered without a server. */
async function saveRenderInput(stack: Stack, path: string) {
	const page = await requestAt(stack.ports.storefront, path, { headers: { host } });
	const config = await requestAt(stack.ports.api, toPath(getTenantConfig), { headers: { host } });
	const boot = readBoot(page.body);
	const bootText = JSON.stringify(boot);
	const file = join(stack.logDir, 'render-input.json');
	writeFileSync(file, JSON.stringify({ tenant: JSON.parse(config.body), ...boot }));
	return {
		file,
		payloadPath: `${path.replace(/\/$/, '')}/_payload.json?build=${boot.buildId}`,
		pageBytes: Buffer.byteLength(page.body),
		pageGzipBytes: gzipSync(page.body).length,
		bootBytes: Buffer.byteLength(bootText),
		bootGzipBytes: gzipSync(bootText).length,
	};
}

function readBoot(html: string) {
	const boot = /<script type="application\/json" id="korb-boot">(.*?)<\/script>/.exec(html)?.[1];
	if (!boot) throw new Error('the page contains no boot data');
	return JSON.parse(boot);
}

function renderBaseline(file: string, path: string, seconds: number): number {
	const output = execFileSync(
		process.execPath,
		[join(import.meta.dirname, 'baseline-render.ts'), file, path, String(seconds)],
		{ env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' },
	);
	return Number(output);
}
