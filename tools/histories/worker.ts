import { setTimeout as sleep } from 'node:timers/promises';
import { openAttempts } from '@korb/domain/order/order-states';
import type { Database } from '../../apps/api/src/db/database.ts';
import { dispatchOrderEvents } from '../../apps/api/src/jobs/dispatch-order-events.ts';
import { createLogs } from '../../apps/api/src/log.ts';
import { sweepPayments } from '../../apps/api/src/modules/checkout/index.ts';
import { builtInProgramme } from '../../apps/api/src/modules/loyalty/index.ts';
import type { OrderDeps } from '../../apps/api/src/modules/order-records/index.ts';
import { createPayments } from '../../apps/api/src/modules/payment/index.ts';
import type { Jobs } from '../../apps/api/src/outbox/queues.ts';
import type { SeededChoice } from '../chaos/seeded-choice.ts';
import type { Diary } from './diary.ts';
import { isCrash, mortalDatabase } from './mortal-database.ts';
import type { HistoryShop } from './open-shop.ts';

const PAUSE_MS = 500;
const JOBS_AT_ONCE = 100;

/** Everybody pays at the door, so there is no provider to call. */
const sandbox = { url: 'http://127.0.0.1:9', apiKey: 'nobody', eventSecret: 'nobody' };
const payments = createPayments({ sandbox, stripe: null });
export const log = createLogs({ level: 'silent' }).process;

export function orderDeps(db: Database): OrderDeps {
	return { db, payments, log, checkpoint: async () => {} };
}

/** A worker that dies and starts again, until it is told to finish. */
export function startWorker(shop: HistoryShop, choose: SeededChoice, diary: Diary) {
	const dying = mortalDatabase(shop.db, choose, diary.kills);
	let isOver = false;
	const working = (async () => {
		while (!isOver) {
			await work(shop, dying, choose, diary);
			await sleep(PAUSE_MS);
		}
	})();
	working.catch(() => {});
	return {
		/** Does all that is left. */
		async finish(): Promise<void> {
			isOver = true;
			await working;
			const once: SeededChoice = ([first]) => first as never;
			while (await hasWork(shop)) await work(shop, shop.db, once, diary);
		},
	};
}

async function work(
	shop: HistoryShop,
	db: Database,
	choose: SeededChoice,
	diary: Diary,
): Promise<void> {
	// As if enough time had passed since the shopper has gone.
	await shop.pool.query(
		'UPDATE payment_attempt SET next_poll_at = now() WHERE status = ANY ($1::text[])',
		[openAttempts],
	);
	await survive(() => sweepPayments(orderDeps(db)));
	const dispatch = () =>
		survive(() => dispatchOrderEvents({ db, outbox: shop.outbox, orderSecret: 'nobody' }));
	await Promise.all(Array.from({ length: choose([1, 2]) }, dispatch));
	await settleJobs(shop, db, choose, diary);
}

type Job = { id: string; data: Jobs['settle-points'] };

/**
 * The queue delivers at least once, in any order: again after a crash, and to two workers when one
 * of them has lost its lease.
 */
async function settleJobs(
	{ pool }: HistoryShop,
	db: Database,
	choose: SeededChoice,
	diary: Diary,
): Promise<void> {
	const { rows } = await pool.query<Job>(
		`SELECT id, data FROM pgboss.job WHERE name = 'settle-points' ORDER BY random() LIMIT $1`,
		[JOBS_AT_ONCE],
	);
	const done: string[] = [];
	for (const { id, data } of rows) {
		const times = choose([1, 1, 1, 2, 3]);
		const settle = () => survive(() => builtInProgramme.settle(db, data));
		const survived = await Promise.all(Array.from({ length: times }, settle));
		diary.jobs += times;
		diary.repeatedJobs += times - 1;
		if (!survived.includes(true)) continue;
		const isLost = choose([false, false, false, true]);
		if (isLost) diary.repeatedJobs++;
		else done.push(id);
	}
	await pool.query(
		`DELETE FROM pgboss.job WHERE name = 'settle-points' AND id = ANY ($1::uuid[])`,
		[done],
	);
}

async function survive(task: () => Promise<unknown>): Promise<boolean> {
	try {
		await task();
		return true;
	} catch (error) {
		if (isCrash(error)) return false;
		throw error;
	}
}

async function hasWork({ pool }: HistoryShop): Promise<boolean> {
	const { rows } = await pool.query<{ has_work: boolean }>(
		`SELECT EXISTS (SELECT FROM payment_attempt WHERE status = ANY ($1::text[]))
			OR EXISTS (SELECT FROM order_event WHERE sent_at IS NULL)
			OR EXISTS (SELECT FROM pgboss.job WHERE name = 'settle-points') AS has_work`,
		[openAttempts],
	);
	return rows[0]?.has_work ?? false;
}
