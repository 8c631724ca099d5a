import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import { createPool, webDeadlines } from '../../apps/api/src/db/connection/pool.ts';
import { createDatabase } from '../../apps/api/src/db/database.ts';
import { postgresIndex } from '../../apps/api/src/modules/search/postgres-index.ts';
import { matchLines } from '../../apps/api/src/modules/shopping-list/match/match-list.service.ts';
import { openScratch } from '../infrastructure/scratch.ts';
import { percentile, round } from './figures.ts';
import type { Measurement, MeasureOptions } from './measurement.ts';
import { contextOf, importFeed, runScript, startScratchServers, vacuum } from './scratch-shop.ts';

const LINES = 30;
/** Fills caches and the plans of the connection. */
const WARM_UP = 10;
const LIMIT_MS = 150;

/** As people write them: amounts, brands, needs and slips. */
const said =
	'2 l milch,butter,10 eier,joghurt natur,emmentaler,schlagobers,topfen,brot,6 semmeln,bananen,1 kg äpfel,2 kg erdäpfel,paradeiser,gurke,zwiebeln,karotten,nudeln,reis,mehl,zucker,kaffee ganze bohne,tee,mineralwasser,orangensaft,butter laktosefrei,klopapier,waschmittel,shampoo,windeln,hundefutter,schokolde,joghrut,bio milch,pizza,eis,olivenöl,salz,senf,ketchup,bier,wein rot,chips,müsli,honig,marmelade,thunfisch,faschiertes,hendl,lachs,zwetschken'.split(
		',',
	);

/** A pasted list of thirty lines, for a guest, one after another over one connection. */
export async function measureLists(options: MeasureOptions): Promise<Measurement> {
	const sizes: Record<string, Awaited<ReturnType<typeof measureSize>>> = {};
	for (const size of options.sizes) sizes[size] = await measureSize(size, options);
	const isGood = Object.values(sizes).every(({ foundShare }) => foundShare > 0.5);
	return { isGood, lines: LINES, limitMs: LIMIT_MS, sizes };
}

async function measureSize(size: string, { say, seconds, regions }: MeasureOptions) {
	const scratch = await openScratch(`measure-lists-${size}`);
	try {
		const { postgres, env } = await startScratchServers(scratch);
		await runScript(['apps/api/src/db/cli.ts', 'migrate'], env);
		await runScript(['tools/demo/seed/main.ts'], env);
		say(`${size}: imported in ${await importFeed(size, regions, env)} s`);
		await vacuum(postgres.url);
		const { times, foundShare } = await matchFor(seconds, postgres.url);
		const [p50, p95] = [round(percentile(times, 0.5)), round(percentile(times, 0.95))];
		say(`${size}: ${times.length} lists, p50 ${p50} ms, p95 ${p95} ms`);
		return { lists: times.length, p50, p95, foundShare: round(foundShare) };
	} finally {
		await scratch.close();
	}
}

async function matchFor(seconds: number, url: string) {
	const pool = createPool({
		url,
		size: 1,
		deadlines: webDeadlines,
		applicationName: 'korb-measure',
		onError: () => {},
	});
	try {
		const context = await contextOf(createDatabase(pool));
		const guest = { ...context, session: async () => null };
		const times: number[] = [];
		let found = 0;
		let end = Number.POSITIVE_INFINITY;
		for (let turn = 0; performance.now() < end; turn++) {
			const startedAt = performance.now();
			if (turn === WARM_UP) end = startedAt + seconds * 1000;
			const { lines } = await matchLines(guest, postgresIndex, DEFAULT_REGION, listOf(turn));
			if (turn < WARM_UP) continue;
			times.push(performance.now() - startedAt);
			found += lines.filter(({ matches }) => matches.length > 0).length;
		}
		return { times, foundShare: found / (times.length * LINES) };
	} finally {
		await pool.end();
	}
}

/** Another thirty of them in each turn. */
function listOf(turn: number): string {
	return Array.from({ length: LINES }, (_, line) => said[(turn * 7 + line) % said.length]).join(
		'\n',
	);
}
