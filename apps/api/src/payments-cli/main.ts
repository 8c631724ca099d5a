import { parseArgs } from 'node:util';
import { createPool, jobDeadlines } from '../db/connection/pool.ts';
import { createDatabase } from '../db/database.ts';
import { paymentOptions, paymentsEnv, readEnv } from '../env.ts';
import { createLogs } from '../log.ts';
import { type Difference, listDifferences, reconcilePayments } from '../modules/checkout/index.ts';
import { skipOrderNumbers } from '../modules/order-records/index.ts';
import { createPayments } from '../modules/payment/index.ts';
import { createTenantSecrets } from '../modules/tenant-secrets/index.ts';

/** More than a shop takes orders between the point of a restore and the accident. */
const SKIPPED_NUMBERS = 100_000;

const env = readEnv(paymentsEnv);
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { since: { type: 'string', default: '' }, apply: { type: 'boolean', default: false } },
});
const since = new Date(values.since);
if (positionals.join(' ') !== 'reconcile' || Number.isNaN(since.getTime())) {
	process.stderr.write('usage: pnpm payments reconcile --since <instant> [--apply]\n');
	process.exit(2);
}
const pool = createPool({
	url: env.DATABASE_URL,
	size: 2,
	deadlines: jobDeadlines,
	applicationName: 'korb-payments',
	onError: () => {},
});
const db = createDatabase(pool);
const deps = {
	db,
	payments: createPayments(
		paymentOptions(env),
		createTenantSecrets(db, env.TENANT_SECRET_KEYS ?? []),
	),
	log: createLogs({ level: 'error' }).process,
	checkpoint: async () => {},
};
const counts: Record<string, number> = {};
try {
	if (values.apply) {
		// Numbers that shoppers were told, for orders that are gone, must not be given again.
		const next = await deps.db.transaction((tx) => skipOrderNumbers(tx, SKIPPED_NUMBERS));
		print({ nextOrderNumber: next });
	}
	const differences = values.apply ? reconcilePayments(deps, since) : listDifferences(deps, since);
	for await (const { payment, ...difference } of differences) {
		count(difference);
		const { id, state, capturedCents, refundedCents } = payment;
		print({ payment: id, state, capturedCents, refundedCents, ...difference });
	}
	print({ differences: counts });
} catch (error) {
	process.stderr.write(`payments: ${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
} finally {
	await pool.end();
}

function count({ remedy, problem }: Omit<Difference, 'payment'>): void {
	const name = problem ? 'failed' : remedy;
	counts[name] = (counts[name] ?? 0) + 1;
	if (problem) process.exitCode = 1;
}

function print(value: object): void {
	process.stdout.write(`${JSON.stringify(value)}\n`);
}
