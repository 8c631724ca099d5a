import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askAt } from '../edge/ask.ts';
import { buildStorefront } from '../stack/build.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { median, round } from './figures.ts';
import type { Measurement, MeasureOptions } from './measurement.ts';

const host = 'localhost';
const ticksPerSecond = 100;

/** CPU time of a whole page in the storefront's process, against drawing the same tree and nothing else. */
export async function measureSsr({ say, seconds, rounds }: MeasureOptions): Promise<Measurement> {
	buildStorefront();
	const stack = await startStack({ label: 'measure' });
	try {
		const input = await saveRenderInput(stack);
		await load(stack, 2);
		const runs = [];
		for (let run = 0; run < rounds; run++) {
			const page = await load(stack, seconds);
			const bare = drawBare(input, seconds);
			runs.push({ page, bare, ratio: page / bare });
			say(`page ${round(page)} ms CPU, bare render ${round(bare)} ms CPU`);
		}
		return {
			isGood: true,
			pageCpuMs: round(median(runs.map(({ page }) => page))),
			bareRenderCpuMs: round(median(runs.map(({ bare }) => bare))),
			ratio: round(median(runs.map(({ ratio }) => ratio))),
		};
	} finally {
		await stack.stop();
	}
}

/** Milliseconds of CPU per page, over as many pages as four visitors get in the given time. */
async function load(stack: Stack, seconds: number): Promise<number> {
	const end = performance.now() + seconds * 1000;
	const before = cpuMs(stack.apps.storefront.pid);
	let pages = 0;
	const visit = async () => {
		while (performance.now() < end) {
			const { status } = await askAt(stack.ports.storefront, '/', { headers: { host } });
			if (status !== 200) throw new Error(`the storefront answered ${status}`);
			pages += 1;
		}
	};
	await Promise.all([visit(), visit(), visit(), visit()]);
	return (cpuMs(stack.apps.storefront.pid) - before) / pages;
}

function cpuMs(pid: number): number {
	const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** The page carries its own data, so the same tree can be drawn without any server. */
async function saveRenderInput(stack: Stack): Promise<string> {
	const page = await askAt(stack.ports.storefront, '/', { headers: { host } });
	const config = await askAt(stack.ports.api, '/tenant/config', { headers: { host } });
	const boot = /<script type="application\/json" id="korb-boot">(.*?)<\/script>/.exec(
		page.body,
	)?.[1];
	if (!boot) throw new Error('the page carries no boot data');
	const file = join(stack.logDir, 'render-input.json');
	writeFileSync(file, JSON.stringify({ tenant: JSON.parse(config.body), ...JSON.parse(boot) }));
	return file;
}

function drawBare(input: string, seconds: number): number {
	const output = execFileSync(
		process.execPath,
		[join(import.meta.dirname, 'bare-render.ts'), input, String(seconds)],
		{ env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' },
	);
	return Number(output);
}
