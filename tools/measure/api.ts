import { openScratch } from '../infrastructure/scratch.ts';
import { fillCarts, type MeasuredCart, postChanges } from './cart-changes.ts';
import { openBaseline } from './cart-statements.ts';
import { cpuSecondsOf } from './cpu.ts';
import { median, round } from './figures.ts';
import type { Measurement, MeasureOptions } from './measurement.ts';
import { measureOrders } from './orders.ts';
import { prepareShop, startScratchApi, startScratchServers, vacuum } from './scratch-shop.ts';

const CLIENTS = 8;
const CARTS = 64;
const LINES = 20;
const MIN_RATIO = 0.5;
const MAX_STATEMENTS = 6;
const LIMIT_MS = 15;
const WARM_UP_SECONDS = 5;

/** The two calls that shoppers wait for: changing the cart and placing an order. */
export async function measureApi(options: MeasureOptions): Promise<Measurement> {
	const cart = await measureCart(options);
	const orders = await measureOrders(options);
	return { ...cart, orders };
}

/** Changes carts of 20 line items through one API process, against the baseline statements over pg. */
async function measureCart({ say, seconds, rounds }: MeasureOptions): Promise<Measurement> {
	const scratch = await openScratch('measure-api');
	try {
		const { postgres, port, env } = await startScratchServers(scratch);
		await prepareShop(env);
		const api = await startScratchApi(scratch, { port, env });

		const carts = await fillCarts(port, { carts: CARTS, lines: LINES });
		await vacuum(postgres.url);
		const baseline = await openBaseline(postgres.url, carts, CLIENTS);
		const servers = () => cpuSecondsOf([api.pid, postgres.process.pid]);
		// This process sends the baseline statements, so its own CPU time counts for them.
		const withOwn = () => servers() + ownCpuSeconds();
		// Warm up: shoppers meet code that has been optimised already.
		await postChanges(port, carts, CLIENTS, WARM_UP_SECONDS, scratch.dir);
		const runs = [];
		for (let run = 0; run < rounds; run++) {
			const shop = await measured(servers, () =>
				postChanges(port, carts, CLIENTS, seconds, scratch.dir),
			);
			const alone = await measured(withOwn, () => baseline.run(seconds));
			runs.push({ shop, baseline: alone, ratio: shop.perSecond / alone.perSecond });
			say(`shop ${figuresOf(shop)}; baseline ${figuresOf(alone)}`);
		}
		await baseline.close();
		return summary(runs, carts, baseline.statements);
	} finally {
		await scratch.close();
	}
}

type Run = { perSecond: number; p50: number; p95: number; errors: number; cpuMs: number };

function summary(
	runs: { shop: Run; baseline: Run; ratio: number }[],
	carts: MeasuredCart[],
	statements: number,
): Measurement {
	const of = (pick: (run: (typeof runs)[number]) => number) => round(median(runs.map(pick)));
	const errors = runs.reduce((sum, { shop }) => sum + shop.errors, 0);
	return {
		isGood: errors === 0 && statements <= MAX_STATEMENTS,
		clients: CLIENTS,
		lines: LINES,
		answerBytes: carts[0]?.answerBytes,
		statements,
		errors,
		perSecond: of(({ shop }) => shop.perSecond),
		p50: of(({ shop }) => shop.p50),
		p95: of(({ shop }) => shop.p95),
		limitMs: LIMIT_MS,
		cpuMs: of(({ shop }) => shop.cpuMs),
		baselinePerSecond: of(({ baseline }) => baseline.perSecond),
		baselineCpuMs: of(({ baseline }) => baseline.cpuMs),
		ratio: of(({ ratio }) => ratio),
		// More reliable than wall time on a shared machine.
		cpuRatio: of(({ shop, baseline }) => baseline.cpuMs / shop.cpuMs),
		minRatio: MIN_RATIO,
	};
}

async function measured<T extends { count: number }>(
	cpu: () => number,
	work: () => Promise<T>,
): Promise<T & { cpuMs: number }> {
	const before = cpu();
	const result = await work();
	return { ...result, cpuMs: round(((cpu() - before) * 1000) / result.count) };
}

function ownCpuSeconds(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1e6;
}

function figuresOf({ perSecond, p50, p95, cpuMs }: Run): string {
	return `${Math.round(perSecond)}/s, p50 ${round(p50)} ms, p95 ${round(p95)} ms, ${cpuMs} ms CPU`;
}
