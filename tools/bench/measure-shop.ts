import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSecondsOf } from '../measure/cpu.ts';
import { median, round } from '../measure/figures.ts';
import type { BenchProduct } from './catalogue.ts';
import { type Bounds, type Load, repeat, sendCalls, sendOnce } from './load.ts';
import { watchOthers } from './machine.ts';
import {
	type CallName,
	expected,
	type Opening,
	type Shop,
	type WorkName,
	workNames,
} from './peer.ts';
import { countStatements } from './statements.ts';

export type Effort = {
	rounds: number;
	seconds: number;
	warmUpSeconds: number;
	clients: number;
	carts: number;
};

export type Figures = {
	/** Answers or orders of all rounds. */
	count: number;
	perSecond: number;
	p50: number;
	p95: number;
	/** Server, worker, PostgreSQL and Redis. */
	cpuMs: number;
	statements: number;
	kilobytes: number | null;
	errors: number;
	/** What other processes took of the machine. */
	others: number;
};

/** How many of the distinct calls are checked before they count. */
const CHECKED = 40;

/** All work against one shop, one after another. */
export async function measureShop(
	{ scratch, servers, catalogue, say }: Opening,
	shop: Shop,
	effort: Effort,
): Promise<Record<WorkName, Figures>> {
	const { clients, rounds, seconds, warmUpSeconds } = effort;
	const pids = [
		...shop.processes.map(({ pid }) => pid),
		servers.postgres.process.pid,
		servers.redis.process.pid,
	];
	await settle(pids);
	const result: Partial<Record<WorkName, Figures>> = {};
	for (const name of workNames) {
		const { run, once } = tools(shop, name, { dir: scratch.dir, baskets: catalogue.plan.baskets });
		if (name !== 'order') await check(shop, name);
		await run({ clients, seconds: warmUpSeconds });
		const runs: (Load & { cpuMs: number; others: number })[] = [];
		for (let turn = 0; turn < rounds; turn++) {
			const others = watchOthers(() => pids);
			const before = cpuSecondsOf(pids);
			const load = await run({ clients, seconds: name === 'order' ? 2 * seconds : seconds });
			const cpuMs = ((cpuSecondsOf(pids) - before) * 1000) / Math.max(1, load.count);
			runs.push({ ...load, cpuMs, others: others() });
		}
		const statements = await countStatements(servers, shop, once, name === 'order' ? 3 : 10);
		result[name] = summarise(runs, statements, name);
		say(`${name}: ${describe(result[name])}`);
	}
	return result as Record<WorkName, Figures>;
}

const SETTLE_MS = 120_000;
const LOOK_MS = 2000;
/** CPU time of waiting and polling. */
const IDLE_SHARE = 0.05;

/** What follows an import in the background must not count for requests. */
async function settle(pids: number[]): Promise<void> {
	const deadline = performance.now() + SETTLE_MS;
	while (performance.now() < deadline) {
		const before = cpuSecondsOf(pids);
		await sleep(LOOK_MS);
		if (cpuSecondsOf(pids) - before < (IDLE_SHARE * LOOK_MS) / 1000) return;
	}
}

type Tools = { run: (bounds: Bounds) => Promise<Load>; once: () => Promise<unknown> };

type Supplies = { dir: string; baskets: BenchProduct[][] };

function tools(shop: Shop, name: WorkName, { dir, baskets }: Supplies): Tools {
	let sent = 0;
	if (name === 'order') {
		const once = () => shop.order(baskets[sent++ % baskets.length] ?? []);
		return { run: (bounds) => repeat(once, bounds), once };
	}
	const work = shop.works[name];
	return {
		run: async (bounds) => {
			const load = await sendCalls(shop.origin, work, { ...bounds, from: sent }, dir);
			sent += load.count + bounds.clients;
			return load;
		},
		once: async () => {
			const call = work.calls[sent++ % work.calls.length];
			if (call) await sendOnce(shop.origin, call);
		},
	};
}

/** Fails before a wrong answer becomes a fast one. */
async function check(shop: Shop, name: CallName): Promise<void> {
	const { calls, count, mark } = shop.works[name];
	const step = Math.max(1, Math.floor(calls.length / CHECKED));
	for (const call of calls.filter((_, index) => index % step === 0)) {
		const answer = await sendOnce(shop.origin, call);
		const text = JSON.stringify(answer);
		const found = count(answer as never);
		if (!expected[name](found) || !text.includes(mark)) {
			throw new Error(
				`${name}: ${found} in the answer to ${call.path} ${call.body ?? ''}: ${text.slice(0, 300)}`,
			);
		}
	}
}

function summarise(
	runs: (Load & { cpuMs: number; others: number })[],
	statements: number,
	name: WorkName,
): Figures {
	const of = (pick: (run: (typeof runs)[number]) => number, digits = 2) =>
		round(median(runs.map(pick)), digits);
	const sum = (pick: (run: Load) => number) => runs.reduce((all, run) => all + pick(run), 0);
	return {
		count: sum(({ count }) => count),
		perSecond: of(({ perSecond }) => perSecond),
		p50: of(({ p50 }) => p50),
		p95: of(({ p95 }) => p95),
		cpuMs: of(({ cpuMs }) => cpuMs),
		statements,
		kilobytes: name === 'order' ? null : of(({ bytes }) => bytes / 1000, 1),
		errors: sum(({ errors }) => errors),
		others: of(({ others }) => others),
	};
}

function describe({ perSecond, p50, p95, cpuMs, statements, errors, others }: Figures): string {
	return (
		`${perSecond}/s, p50 ${p50} ms, p95 ${p95} ms, ${cpuMs} ms CPU, ${statements} statements, ` +
		`${errors} errors, others ${Math.round(others * 100)} %`
	);
}
