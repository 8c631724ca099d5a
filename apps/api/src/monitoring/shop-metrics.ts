import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/schema.ts';
import {
	getEventFigures,
	listDeadLetterFigures,
	listHoldFigures,
	listJobFigures,
	listOperationFigures,
	listPaymentFigures,
} from './shop-figures.sql.ts';

/** Several scrapers, or an impatient one, cost no more than one. */
const KEEP_MS = 5000;
const DEADLINE_MS = 1000;

/**
 * What the database knows about the shop. Every worker exposes the same figures, so rules take
 * their maximum, not their sum.
 */
export function observeShop(register: Registry, db: Database): void {
	const read = readAtMostEvery(KEEP_MS, () =>
		db.snapshot(readFigures, { deadlineMs: DEADLINE_MS }).catch(() => null),
	);
	const gauge = (
		name: string,
		help: string,
		labelNames: string[],
		toSamples: (figures: Figures) => [labels: Record<string, string>, value: number][],
	) =>
		new Gauge({
			name,
			help,
			labelNames,
			registers: [register],
			async collect() {
				const figures = await read();
				// A figure that cannot be read is missing; the last one would look like the present.
				this.reset();
				// Without labels, a reset leaves a zero.
				if (labelNames.length === 0) this.remove();
				if (!figures) return;
				for (const [labels, value] of toSamples(figures)) this.set(labels, value);
			},
		});

	gauge('korb_jobs_waiting', 'Jobs that wait for a worker or their retry', ['queue'], ({ jobs }) =>
		jobs.map(({ queue, waiting }) => [{ queue }, waiting]),
	);
	gauge('korb_jobs_active', 'Jobs that run', ['queue'], ({ jobs }) =>
		jobs.map(({ queue, active }) => [{ queue }, active]),
	);
	gauge('korb_jobs_oldest_seconds', 'How long the oldest job is due', ['queue'], ({ jobs }) =>
		jobs.map(({ queue, oldestSeconds }) => [{ queue }, oldestSeconds]),
	);
	gauge('korb_jobs_dead', 'Jobs that exhausted their retries', ['queue'], ({ deadLetters }) =>
		deadLetters.map(({ queue, count }) => [{ queue }, count]),
	);
	gauge(
		'korb_payments_unsettled',
		'Payment attempts without an outcome, including money to be released',
		['status'],
		({ payments }) => payments.map(({ status, count }) => [{ status }, count]),
	);
	gauge(
		'korb_payments_unsettled_oldest_seconds',
		'Age of the oldest payment attempt without an outcome',
		['status'],
		({ payments }) => payments.map(({ status, oldestSeconds }) => [{ status }, oldestSeconds]),
	);
	gauge(
		'korb_payment_operations_open',
		'Captures and refunds that the provider has not confirmed',
		['operation'],
		({ operations }) => operations.map(({ operation, count }) => [{ operation }, count]),
	);
	gauge(
		'korb_payment_operations_oldest_seconds',
		'Age of the oldest capture or refund that the provider has not confirmed',
		['operation'],
		({ operations }) =>
			operations.map(({ operation, oldestSeconds }) => [{ operation }, oldestSeconds]),
	);
	gauge(
		'korb_outbox_waiting',
		'Order events whose emails and webhooks are not enqueued',
		[],
		(f) => [[{}, f.events.count]],
	);
	gauge('korb_outbox_oldest_seconds', 'Age of the oldest such order event', [], (f) => [
		[{}, f.events.oldestSeconds],
	]);
	gauge('korb_window_holds', 'Places held by carts, by tenant', ['tenant'], ({ holds }) =>
		holds.map(({ tenantId, count }) => [{ tenant: tenantId }, count]),
	);
	new Gauge({
		name: 'korb_shop_figures_up',
		help: 'Whether the figures of the shop could be read from the database',
		registers: [register],
		async collect() {
			this.set((await read()) ? 1 : 0);
		},
	});
}

type Figures = Awaited<ReturnType<typeof readFigures>>;

async function readFigures(tx: Tx) {
	return {
		jobs: await listJobFigures(tx),
		deadLetters: await listDeadLetterFigures(tx),
		payments: await listPaymentFigures(tx),
		operations: await listOperationFigures(tx),
		events: await getEventFigures(tx),
		holds: await listHoldFigures(tx),
	};
}

function readAtMostEvery<T>(keepMs: number, read: () => Promise<T>): () => Promise<T> {
	let last: { at: number; value: Promise<T> } | null = null;
	return () => {
		if (!last || performance.now() - last.at >= keepMs) {
			last = { at: performance.now(), value: read() };
		}
		return last.value;
	};
}
