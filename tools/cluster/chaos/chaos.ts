import { setTimeout as sleep } from 'node:timers/promises';
import { openClub } from '../../chaos/club.ts';
import { registerCustomers } from '../../chaos/customers.ts';
import { openDiary } from '../../chaos/diary.ts';
import { listWrong, settleAndCount } from '../../chaos/settle.ts';
import { goShopping } from '../../chaos/shoppers.ts';
import { replenish } from '../../chaos/supply.ts';
import { handOutGiftCards } from '../../chaos/wallets.ts';
import { type Watch, watchInvariants } from '../../chaos/watch.ts';
import { waitUntil, waitUntilWhole } from '../health.ts';
import { openClusterShop } from './cluster-shop.ts';
import { editPages, hireEditors, openEditing } from './editors.ts';
import { describeFailure } from './failed-requests.ts';
import { type FaultKind, planFaults } from './fault-plan.ts';
import { inject } from './inject.ts';
import { longestPause } from './pauses.ts';
import { areReplicasRead, measureReplicaReads } from './replica-reads.ts';
import { openRequestTraces } from './request-trace.ts';
import { reviewEditing } from './review-editing.ts';
import { listPages, type Views, viewPages, warmUp } from './viewers.ts';
import { openWrites, writeCarts } from './writers.ts';

export type ChaosOptions = {
	minutes: number;
	seed: string;
	shoppers: number;
	viewers: number;
	editors: number;
	/** All kinds, unless only some are of interest. */
	only?: FaultKind[];
	isStopped: () => boolean;
	say: (line: string) => void;
};

const CALM_MS = 6000;
const SETTLING_MS = 180_000;
const WRITERS = 3;
/** Failed requests: after each fault, and in the report. */
const MAX_TOLD = 10;
const MAX_KEPT = 100;

type Injected = {
	kind: FaultKind;
	tookMs: number;
	pauseMs: number;
	views: number;
	failed: number;
	failedWrites: number;
};

/** One fault after the other on a cluster of its own, with shoppers, viewers and editors at work. */
export async function runClusterChaos(options: ChaosOptions) {
	const { seed, say } = options;
	const shop = await openClusterShop(say);
	try {
		const { cluster, client } = shop;
		const customers = await registerCustomers(shop.postgresUrl, options.shoppers);
		await openClub(shop.postgresUrl);
		await handOutGiftCards(shop.postgresUrl);
		const editors = await hireEditors(cluster, options.editors);
		const visitor = client.viewer();
		const listed = await listPages(visitor, cluster.origin);
		const paths = await warmUp(visitor, cluster.origin, listed);
		say(`open at ${cluster.origin}, ${paths.length} pages`);
		const end = Date.now() + options.minutes * 60_000;
		let isClosed = false;
		const isOver = () => isClosed || options.isStopped();
		const diary = openDiary();
		const watch: Watch = { checks: 0, broken: [] };
		const traces = openRequestTraces(cluster.place);
		const { trace } = traces;
		const views: Views = { count: 0, byCache: {}, slowestMs: 0, failures: [], trace };
		const writes = openWrites(trace);
		const editing = openEditing();
		const customerOf = (number: number) => (number % 2 ? null : (customers[number / 2] ?? null));
		const people = [
			...Array.from({ length: options.shoppers }, (_, number) =>
				goShopping(shop, diary, { seed, number, customer: customerOf(number) }, isOver),
			),
			...Array.from({ length: options.viewers }, (_, number) =>
				viewPages(client.viewer(), cluster.origin, { seed, number, paths }, views, isOver),
			),
			...Array.from({ length: WRITERS }, (_, number) => writeCarts(shop, number, writes, isOver)),
			...editors.map((editor) => editPages(cluster, editor, editing, isOver)),
			replenish(shop.postgresUrl, isOver, (ids) => {
				if (ids.length > 0) shop.windows = ids;
			}),
			watchInvariants(shop.postgresUrl, watch, isOver, say),
		];
		const working = Promise.all(people);
		// The await at the end reports errors; this only prevents unhandled rejections.
		working.catch(() => {});
		await waitUntilWhole(cluster);
		await sleep(CALM_MS);

		const injected: Injected[] = [];
		for (const fault of planFaults(seed)) {
			if (Date.now() >= end || options.isStopped()) break;
			if (options.only && !options.only.includes(fault.kind)) continue;
			const [startedAt, viewsBefore] = [Date.now(), views.count];
			await inject(cluster, fault);
			const tookMs = Date.now() - startedAt;
			await sleep(CALM_MS);
			await traces.settled();
			const failedViews = views.failures.filter(({ at }) => at >= startedAt - CALM_MS);
			const failedWrites = writes.failures.filter(({ at }) => at >= startedAt);
			for (const some of [failedViews, failedWrites]) {
				for (const failure of some.slice(0, MAX_TOLD)) {
					say(`  ${describeFailure(failure, cluster.processes.steps)}`);
				}
			}
			const outcome = {
				kind: fault.kind,
				tookMs,
				pauseMs: longestPause(writes.successes, startedAt, Date.now()),
				views: views.count - viewsBefore,
				failed: failedViews.length,
				failedWrites: failedWrites.length,
			};
			injected.push(outcome);
			say(describe(outcome, diary.acknowledged.size));
		}
		isClosed = true;
		await working;
		if (options.isStopped()) return null;
		say('settling …');
		const unpublished = await reviewEditing(cluster, editors, editing);
		await waitUntil(
			() => areReplicasRead(cluster),
			() => 'an API does not trust its replica',
		);
		const replicaReads = await measureReplicaReads(cluster);
		const verdict = await settleAndCount(shop, diary, customers, Date.now() + SETTLING_MS);
		const { acknowledged, owners, reports, bugs, overdue, ...counts } = diary;
		// Nothing is lost in an update, so nothing may fail.
		const updates = injected.filter(({ kind }) => kind === 'rolling update');
		const refused = updates.filter(({ failedWrites }) => failedWrites > 0);
		const wrong = [
			...[...listWrong(verdict), ...watch.broken, ...bugs, ...overdue],
			...[...unpublished, ...writes.wrong, ...refused],
		];
		const isGood =
			wrong.length + views.failures.length === 0 &&
			acknowledged.size > 0 &&
			watch.checks > 0 &&
			(editors.length === 0 || editing.arrivalsMs.length > 0);
		return {
			isGood,
			seed,
			faults: injected,
			views: { ...views, failures: views.failures.slice(0, MAX_KEPT) },
			writes: {
				succeeded: writes.successes.length,
				failed: writes.failures.length,
				failures: writes.failures.slice(0, MAX_KEPT),
				wrong: writes.wrong,
			},
			editing: {
				saved: editing.pages.flatMap(({ told }) => told).length,
				repeated: editing.repeated,
				arrivedMs: summarise(editing.arrivalsMs),
				wrong: unpublished,
			},
			replicaReads,
			acknowledged: acknowledged.size,
			ofCustomers: owners.size,
			...counts,
			...verdict,
			checks: watch.checks,
			brokenMeanwhile: watch.broken,
			bugs,
			overdue,
		};
	} finally {
		await shop.close();
	}
}

function summarise(times: number[]): { median: number; slowest: number } {
	const sorted = times.toSorted((a, b) => a - b);
	return { median: sorted[sorted.length >> 1] ?? 0, slowest: sorted.at(-1) ?? 0 };
}

function describe(outcome: Injected, orders: number): string {
	const { kind, tookMs, pauseMs, views, failed, failedWrites } = outcome;
	const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
	return [
		`${kind.padEnd(18)} whole after ${seconds(tookMs).padStart(7)}`,
		`longest pause of writes ${seconds(pauseMs).padStart(7)} (${failedWrites} failed)`,
		`${failed} of ${views} page views failed, ${orders} orders told`,
	].join(', ');
}
