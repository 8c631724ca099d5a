import { insertSignedIn } from '../checkout/customers.ts';
import { openScratch } from '../infrastructure/scratch.ts';
import { fillCarts, type MeasuredCart, postChanges } from './carts/cart-changes.ts';
import { countSignedIn, openBaseline } from './carts/cart-statements.ts';
import { cpuSecondsOf } from './cpu.ts';
import { median, round } from './figures.ts';
import { measureLogins } from './logins.ts';
import type { Measurement, MeasureOptions } from './measurement.ts';
import { measureOrders } from './orders/orders.ts';
import { prepareShop, startScratchApi, startScratchServers, vacuum } from './scratch-shop.ts';

const CLIENTS = 8;
const CARTS = 64;
const LINES = 20;
const MIN_RATIO = 0.5;
const MAX_STATEMENTS = 6;
/** Of the guest's: a signed-in customer costs one statement more, which reads the session. */
const MIN_SIGNED_IN_RATIO = 0.9;
const LIMIT_MS = 15;
const WARM_UP_SECONDS = 5;

/** The calls that shoppers wait for: changing the cart, placing an order and signing in. */
export async function measureApi(options: MeasureOptions): Promise<Measurement> {
	const cart = await measureCart(options);
	const orders = await measureOrders(options);
	const logins = await measureLogins(options);
	return { ...cart, orders, logins };
}

/** Changes carts of 20 line items through one API process, against the baseline statements over pg. */
async function measureCart({ say, seconds, rounds }: MeasureOptions): Promise<Measurement> {
	const scratch = await openScratch('measure-api');
	try {
		const { postgres, port, env } = await startScratchServers(scratch);
		await prepareShop(env);
		const api = await startScratchApi(scratch, { port, env });

		const carts = await fillCarts(port, { carts: CARTS, lines: LINES });
		const customers = await insertSignedIn(postgres.url, CARTS);
		const sessions = customers.map(({ session }) => session);
		const ownCarts = await fillCarts(port, { carts: CARTS, lines: LINES, sessions });
		await vacuum(postgres.url);
		const signedInStatements = await countSignedIn(postgres.url, ownCarts, sessions);
		const baseline = await openBaseline(postgres.url, carts, CLIENTS);
		const servers = () => cpuSecondsOf([api.pid, postgres.process.pid]);
		// This process sends the baseline statements, so its own CPU time counts for them.
		const withOwn = () => servers() + ownCpuSeconds();
		// Warm up: shoppers meet code that has been optimised already.
		const changes = (of: MeasuredCart[], time = seconds) =>
			postChanges(port, of, CLIENTS, time, scratch.dir);
		await changes(carts, WARM_UP_SECONDS);
		await changes(ownCarts, WARM_UP_SECONDS);
		const runs = [];
		for (let run = 0; run < rounds; run++) {
			const shop = await measured(servers, () => changes(carts));
			const signedIn = await measured(servers, () => changes(ownCarts));
			const alone = await measured(withOwn, () => baseline.run(seconds));
			runs.push({ shop, signedIn, baseline: alone });
			say(
				`shop ${figuresOf(shop)}; signed in ${figuresOf(signedIn)}; baseline ${figuresOf(alone)}`,
			);
		}
		await baseline.close();
		return summary(runs, carts, { guest: baseline.statements, signedIn: signedInStatements });
	} finally {
		await scratch.close();
	}
}

type Run = { perSecond: number; p50: number; p95: number; errors: number; cpuMs: number };

function summary(
	runs: { shop: Run; signedIn: Run; baseline: Run }[],
	carts: MeasuredCart[],
	statements: { guest: number; signedIn: number },
): Measurement {
	const of = (pick: (run: (typeof runs)[number]) => number) => round(median(runs.map(pick)));
	const errors = runs.reduce((sum, { shop, signedIn }) => sum + shop.errors + signedIn.errors, 0);
	const isFew = statements.guest <= MAX_STATEMENTS && statements.signedIn <= statements.guest + 1;
	return {
		isGood: errors === 0 && isFew,
		clients: CLIENTS,
		lines: LINES,
		answerBytes: carts[0]?.answerBytes,
		statements: statements.guest,
		errors,
		perSecond: of(({ shop }) => shop.perSecond),
		p50: of(({ shop }) => shop.p50),
		p95: of(({ shop }) => shop.p95),
		limitMs: LIMIT_MS,
		cpuMs: of(({ shop }) => shop.cpuMs),
		baselinePerSecond: of(({ baseline }) => baseline.perSecond),
		baselineCpuMs: of(({ baseline }) => baseline.cpuMs),
		ratio: of(({ shop, baseline }) => shop.perSecond / baseline.perSecond),
		// More reliable than wall time on a shared machine.
		cpuRatio: of(({ shop, baseline }) => baseline.cpuMs / shop.cpuMs),
		minRatio: MIN_RATIO,
		signedIn: {
			statements: statements.signedIn,
			perSecond: of(({ signedIn }) => signedIn.perSecond),
			p50: of(({ signedIn }) => signedIn.p50),
			p95: of(({ signedIn }) => signedIn.p95),
			cpuMs: of(({ signedIn }) => signedIn.cpuMs),
			ratio: of(({ shop, signedIn }) => signedIn.perSecond / shop.perSecond),
			cpuRatio: of(({ shop, signedIn }) => shop.cpuMs / signedIn.cpuMs),
			minRatio: MIN_SIGNED_IN_RATIO,
		},
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
