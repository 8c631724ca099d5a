import { Agent, request } from 'node:http';
import { openScratch } from '../../infrastructure/scratch.ts';
import { cpuSecondsOf } from '../cpu.ts';
import { percentile, round } from '../figures.ts';
import type { Measurement, MeasureOptions } from '../measurement.ts';
import {
	importFeed,
	runScript,
	startScratchApi,
	startScratchServers,
	vacuum,
} from '../scratch-shop.ts';
import { listQueries, type Query, queryBaseline } from './search-queries.ts';

const CLIENTS = 8;
const WARM_UP_SECONDS = 2;
const LIMIT_MS = 40;

type Figures = { p50: number; p95: number; perSecond: number; cpuMs: number; errors: number };

/** Listings with facets and searches through one API process, against the baseline statements. */
export async function measureSearch(options: MeasureOptions): Promise<Measurement> {
	const sizes: Record<string, Awaited<ReturnType<typeof measureSize>>> = {};
	for (const size of options.sizes) sizes[size] = await measureSize(size, options);
	const errors = Object.values(sizes).reduce((sum, figures) => sum + figures.errors, 0);
	const p95 = (size: string) =>
		Math.max(sizes[size]?.lists.p95 ?? 0, sizes[size]?.searches.p95 ?? 0);
	return {
		isGood: errors === 0,
		clients: CLIENTS,
		regions: options.regions,
		limitMs: LIMIT_MS,
		sizes,
		...(sizes['100k'] && sizes['1m'] && { growth: round(p95('1m') / p95('100k')) }),
	};
}

async function measureSize(size: string, { say, seconds, regions }: MeasureOptions) {
	const scratch = await openScratch(`measure-search-${size}`);
	try {
		const { postgres, port, env } = await startScratchServers(scratch);
		await runScript(['apps/api/src/db/cli.ts', 'migrate'], env);
		await runScript(['tools/demo/seed/main.ts'], env);
		const importSeconds = await importFeed(size, regions, env);
		say(`${size}: imported in ${importSeconds} s`);
		await vacuum(postgres.url);

		const api = await startScratchApi(scratch, { port, env });

		const queries = await listQueries(postgres.url);
		const ofKind = (kind: Query['kind']) => queries.filter((query) => query.kind === kind);
		const cpu = () => cpuSecondsOf([api.pid, postgres.process.pid]);
		const throughApi = (kind: Query['kind']) =>
			load(ofKind(kind), seconds, cpu, async ({ path }) => (await call(port, path)).status === 200);
		const lists = await throughApi('list');
		const searches = await throughApi('search');
		const withoutApi = (kind: Query['kind']) =>
			queryBaseline(postgres.url, (work) => load(ofKind(kind), seconds, cpu, work));
		const baselineLists = await withoutApi('list');
		const baselineSearches = await withoutApi('search');
		for (const [name, figures] of Object.entries({
			lists,
			searches,
			baselineLists,
			baselineSearches,
		})) {
			say(
				`${size} ${name}: p50 ${figures.p50} ms, p95 ${figures.p95} ms, ${figures.perSecond}/s, ${figures.cpuMs} ms CPU each`,
			);
		}
		return {
			importSeconds,
			lists,
			searches,
			baselineLists,
			baselineSearches,
			listRatioToBaseline: round(lists.p50 / baselineLists.p50),
			searchRatioToBaseline: round(searches.p50 / baselineSearches.p50),
			errors: lists.errors + searches.errors,
		};
	} finally {
		await scratch.close();
	}
}

/** Concurrent clients that each send one query after another. */
async function load(
	queries: Query[],
	seconds: number,
	cpu: () => number,
	work: (query: Query) => Promise<boolean>,
): Promise<Figures> {
	const times: number[] = [];
	let errors = 0;
	let next = 0;
	const startedAt = performance.now();
	const cpuBefore = cpu();
	const measuredFrom = startedAt + WARM_UP_SECONDS * 1000;
	const end = measuredFrom + seconds * 1000;
	const client = async () => {
		while (performance.now() < end) {
			const query = queries[next++ % queries.length];
			if (!query) return;
			const startedAt = performance.now();
			const isGood = await work(query);
			if (startedAt < measuredFrom) continue;
			times.push(performance.now() - startedAt);
			if (!isGood) errors++;
		}
	};
	await Promise.all(Array.from({ length: CLIENTS }, client));
	return {
		// On a shared machine, only CPU time shows the cost of a query.
		cpuMs: round(((cpu() - cpuBefore) * 1000) / next),
		p50: round(percentile(times, 0.5)),
		p95: round(percentile(times, 0.95)),
		perSecond: Math.round(times.length / seconds),
		errors,
	};
}

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

function call(port: number, path: string): Promise<{ status: number }> {
	return new Promise((resolve, reject) => {
		const call = request(
			{ agent, host: '127.0.0.1', port, path, headers: { host: 'localhost' } },
			(answer) => {
				answer.resume();
				answer.on('end', () => resolve({ status: answer.statusCode ?? 0 }));
			},
		);
		call.on('error', reject).end();
	});
}
