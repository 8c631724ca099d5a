import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@korb/testing/free-port';
import { requestAt } from '../edge/http-client.ts';
import {
	launch,
	type OwnProcess,
	stopProcess,
	waitUntilReady,
} from '../infrastructure/own-process.ts';
import { buildStorefront } from '../stack/build.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { cpuSecondsOf } from './cpu.ts';
import { median, round } from './figures.ts';
import type { Measurement, MeasureOptions } from './measurement.ts';
import { runWrk } from './wrk.ts';

const host = 'localhost';

/** A cached page through our VCL, against Varnish serving a constant of the same size. */
export async function measureEdge(options: MeasureOptions): Promise<Measurement> {
	const { say, seconds, rounds } = options;
	buildStorefront();
	const stack = await startStack({ label: 'measure' });
	const baseline = { port: await findFreePort(), process: null as OwnProcess | null };
	try {
		const coldRenders = await countColdRenders(stack);
		say(`cold page, 1000 visitors at once: ${coldRenders} render(s)`);

		const size = await storedSize(stack);
		baseline.process = await startConstant(join(stack.logDir, 'constant'), baseline.port, size);

		const runs = [];
		for (let run = 0; run < rounds; run++) {
			const before = cpuSecondsOf([stack.edge.process.pid]);
			const shop = await runWrk({ url: `${stack.edgeUrl}/`, host, seconds });
			const cpuSeconds = cpuSecondsOf([stack.edge.process.pid]) - before;
			const constant = await runWrk({ url: `http://127.0.0.1:${baseline.port}/`, seconds });
			runs.push({
				shop,
				constant,
				ratio: shop.requestsPerSecond / constant.requestsPerSecond,
				cpuMs: (cpuSeconds * 1000) / (shop.requestsPerSecond * seconds),
			});
			say(
				`page ${Math.round(shop.requestsPerSecond)}/s, constant ${Math.round(constant.requestsPerSecond)}/s`,
			);
		}
		const errors = runs.reduce((sum, { shop }) => sum + shop.errors, 0);
		return {
			isGood: coldRenders === 1 && errors === 0,
			coldRenders,
			errors,
			bytes: size,
			pagesPerSecond: Math.round(median(runs.map(({ shop }) => shop.requestsPerSecond))),
			constantsPerSecond: Math.round(
				median(runs.map(({ constant }) => constant.requestsPerSecond)),
			),
			ratio: round(median(runs.map(({ ratio }) => ratio))),
			cpuMs: Number(median(runs.map(({ cpuMs }) => cpuMs)).toFixed(4)),
		};
	} finally {
		if (baseline.process) await stopProcess(baseline.process);
		await stack.stop();
	}
}

/** The first response is compressed while streaming; the second one comes from the cache. */
async function storedSize(stack: Stack): Promise<number> {
	const query = { headers: { host, 'accept-encoding': 'gzip' } };
	await requestAt(stack.ports.edge, '/', query);
	const { headers } = await requestAt(stack.ports.edge, '/', query);
	return Number(headers['content-length']);
}

async function countColdRenders(stack: Stack): Promise<number> {
	const path = '/impressum';
	const count = () =>
		readFileSync(join(stack.logDir, 'storefront.log'), 'utf8').split(`"path":"${path}"`).length;
	// The first request makes the storefront load the tenant and purge its cached pages.
	await requestAt(stack.ports.edge, '/', { headers: { host } });
	await sleep(2000);
	const before = count();
	const visits = Array.from({ length: 1000 }, () =>
		requestAt(stack.ports.edge, path, { headers: { host } }),
	);
	const answers = await Promise.all(visits);
	const refused = answers.filter(({ status }) => status !== 200).length;
	if (refused > 0) throw new Error(`${refused} of 1000 visitors got no page`);
	return count() - before;
}

async function startConstant(dir: string, port: number, size: number): Promise<OwnProcess> {
	mkdirSync(dir, { recursive: true });
	const text = randomBytes(size).toString('base64url').slice(0, size);
	const vcl = join(dir, 'constant.vcl');
	writeFileSync(
		vcl,
		`vcl 4.1;
backend default none;
sub vcl_recv { return (synth(200)); }
sub vcl_synth { set resp.body = "${text}"; return (deliver); }
`,
	);
	const process = await launch({
		name: 'constant',
		command: 'varnishd',
		args: ['-F', '-a', `127.0.0.1:${port}`, '-f', vcl, '-n', join(dir, 'work'), '-s', 'malloc,64m'],
		env: { ...globalThis.process.env, PATH: `${globalThis.process.env['PATH']}:/usr/sbin` },
		logFile: join(dir, 'constant.log'),
	});
	await waitUntilReady(process, async () => (await fetch(`http://127.0.0.1:${port}/`)).ok);
	return process;
}
