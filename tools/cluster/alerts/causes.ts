import { postPasswordReset } from '@korb/contracts/customer/customer-paths';
import { getCsrf } from '@korb/contracts/platform/paths';
import { Client } from 'pg';
import { tell } from '../../chaos/shoppers.ts';
import { sendSignal } from '../../infrastructure/own-process.ts';
import type { ClusterShop } from '../chaos/cluster-shop.ts';
import { findPrimary, waitUntil } from '../health.ts';
import { members, memberUrl } from '../services/database-services.ts';

export type Cause = {
	title: string;
	/** Those that must fire; others may, because a cause has more than one effect. */
	alerts: string[];
	/** Resolves to what ends it. */
	make(shop: ClusterShop): Promise<() => Promise<void>>;
};

const DUE = `state < 'active' AND start_after < now()`;
const UNSETTLED = `status IN ('created', 'pending', 'authorised', 'unknown', 'orphaned')`;
const PAID_BY_CARD = `
	SELECT order_number::text AS "orderNumber"
	FROM shop_order JOIN payment_attempt AS attempt USING (tenant_id, attempt_id)
	WHERE attempt.status = 'ordered' AND provider IS NOT NULL AND captured_cents = 0
		AND shop_order.status = 'PLACED' LIMIT 3`;

/** What happens in real installations. Time that has to pass is taken from the rows concerned. */
export const causes: Cause[] = [
	{
		title: 'a worker dies',
		alerts: ['ProcessIsGone'],
		async make({ cluster: { processes, services } }) {
			const [worker] = services.worker;
			if (!worker) throw new Error('no worker');
			await processes.signal(worker, 'SIGKILL');
			return () => processes.start(worker);
		},
	},
	{
		title: 'replicas stop replaying',
		alerts: ['ReplicaIsBehind'],
		async make({ cluster }) {
			const primary = await findPrimary(cluster);
			const replicas = members.filter((n) => cluster.services.postgres[n - 1] !== primary);
			// Patroni would end a pause of the replay itself.
			const replaying = `SELECT pid FROM pg_stat_activity WHERE backend_type = 'startup'`;
			const found = await Promise.all(
				replicas.map((n) => run<{ pid: number }>(memberUrl(cluster.place, n), replaying)),
			);
			const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
				for (const { pid } of found.flat()) process.kill(pid, signal);
			};
			signalAll('SIGSTOP');
			return async () => signalAll('SIGCONT');
		},
	},
	{
		title: 'a transaction hangs and keeps its locks',
		alerts: ['OutboxIsLate', 'JobsAreLate'],
		async make({ cluster, enter }) {
			const { worker } = cluster.services;
			const workers = (signal: 'SIGSTOP' | 'SIGCONT') =>
				Promise.all(worker.map((each) => cluster.processes.signal(each, signal)));
			await workers('SIGSTOP');
			const forgetful = enter('203.0.113.9');
			await forgetful.call(getCsrf);
			// Its email is a job at once; those of orders are made by a worker.
			await forgetful.call(postPasswordReset, { body: { email: 'anna@example.at' } });
			await waitUntil(
				async () => {
					const [waiting] = await run<{ events: boolean; jobs: boolean }>(
						cluster.databaseUrl,
						`SELECT EXISTS (SELECT FROM order_event WHERE sent_at IS NULL) AS events,
						EXISTS (SELECT FROM pgboss.job WHERE ${DUE}) AS jobs`,
					);
					return Boolean(waiting?.events && waiting.jobs);
				},
				() => 'no events or jobs are waiting',
			);
			const client = new Client(cluster.databaseUrl);
			client.on('error', () => {});
			await client.connect();
			await client.query(`
				UPDATE order_event SET occurred_at = occurred_at - interval '10 min' WHERE sent_at IS NULL;
				UPDATE pgboss.job SET start_after = start_after - interval '20 min' WHERE ${DUE}`);
			// Not in one query with the above, which would make it one transaction.
			await client.query(`
				BEGIN;
				SELECT FROM order_event WHERE sent_at IS NULL FOR UPDATE;
				SELECT FROM pgboss.job WHERE ${DUE} FOR UPDATE`);
			await workers('SIGCONT');
			return () => client.end();
		},
	},
	{
		title: 'the payment provider stops answering',
		alerts: ['PaymentsStayUnsettled', 'MoneyMovesStayOpen'],
		async make({ cluster: { databaseUrl }, insideOrigin, sandbox }) {
			sendSignal(sandbox.process, 'SIGSTOP');
			const orders = await run<{ orderNumber: string }>(databaseUrl, PAID_BY_CARD);
			for (const { orderNumber } of orders) {
				// Packed orders are charged.
				tell(insideOrigin, { orderNumber, purpose: 'picked', body: { lines: [] } }).catch(() => {});
			}
			await waitUntil(
				async () => {
					const [open] = await run<{ attempts: boolean; operations: boolean }>(
						databaseUrl,
						`SELECT EXISTS (SELECT FROM payment_attempt WHERE ${UNSETTLED}) AS attempts,
						EXISTS (SELECT FROM payment_operation WHERE outcome = 'unknown') AS operations`,
					);
					return Boolean(open?.attempts && open.operations);
				},
				() => 'no payments are unsettled',
			);
			await run(
				databaseUrl,
				`UPDATE payment_attempt SET created_at = created_at - interval '31 min' WHERE ${UNSETTLED};
				UPDATE payment_operation SET started_at = started_at - interval '31 min'
				WHERE outcome = 'unknown'`,
			);
			return async () => {
				sendSignal(sandbox.process, 'SIGCONT');
			};
		},
	},
	{
		title: 'the mail server refuses recipients',
		alerts: ['JobsDied'],
		async make({ mail }) {
			mail.refuseRecipients(true);
			return async () => mail.refuseRecipients(false);
		},
	},
	{
		title: 'the database answers nobody',
		alerts: ['RequestsFail', 'RequestsAreSlow', 'PoolIsExhausted', 'ShopFiguresAreMissing'],
		async make({ cluster: { processes, services } }) {
			const poolers = (signal: 'SIGSTOP' | 'SIGCONT') =>
				Promise.all(services.pgbouncer.map((each) => processes.signal(each, signal)));
			await poolers('SIGSTOP');
			return async () => {
				await poolers('SIGCONT');
			};
		},
	},
];

async function run<Row extends object>(url: string, statement: string): Promise<Row[]> {
	const client = new Client(url);
	await client.connect();
	const { rows } = await client.query<Row>(statement);
	await client.end();
	return rows;
}
