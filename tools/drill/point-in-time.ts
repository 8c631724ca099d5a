import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findBroken } from '../../apps/api/src/db/invariants/check.ts';
import type { ChaosCustomer, Diary } from '../chaos/diary.ts';
import { compareCards } from '../chaos/saved-cards.ts';
import { waitUntilSettled } from '../chaos/settle.ts';
import { tell } from '../chaos/shoppers.ts';
import { listUnaccounted } from '../chaos/supply.ts';
import { compareMoney } from './compare-money.ts';
import { compareOrders } from './compare-orders.ts';
import { type DrillOptions, seconds, shopUntil } from './crowd.ts';
import type { DrillShop } from './drill-shop.ts';

const SETTLING_MS = 180_000;
/** An authorisation that is older has expired. */
const RECONCILED_MS = 7 * 86_400_000;

/**
 * Somebody destroys data, and the database goes back to the moment before. What was ordered in
 * between is lost, so the money for it has to go back, too.
 */
export async function goBackInTime(
	shop: DrillShop,
	customers: ChaosCustomer[],
	{ orders, seed, shoppers, say }: DrillOptions,
) {
	// The last restore began a new timeline, which the old backup knows nothing about.
	await shop.backups.backup('full');
	const crowd = shopUntil(shop, { seed: `${seed}/time`, shoppers, customers });
	await crowd.haveOrdered(Math.ceil(orders / 2));
	const point = await readClock(shop.postgresUrl);
	await crowd.haveOrdered(crowd.diary.acknowledged.size + Math.ceil(orders / 2));
	await crowd.goHome();

	const accidentAt = new Date();
	await shop.shut();
	await query(shop.postgresUrl, 'DROP TABLE order_claim CASCADE');
	say(
		`orders dropped, ${seconds(accidentAt.getTime() - point.getTime())} after the point to restore`,
	);
	await shop.restoreDatabase(point);
	const lost = await compareOrders(shop, crowd.diary, accidentAt);
	const early = lost.orders.filter(
		(number) => (crowd.diary.acknowledged.get(number) ?? point) < point,
	);
	say(`restored: ${lost.orders.length} orders lost, ${early.length} of them older than the point`);
	say(`pnpm db check: ${(await shop.command('db/cli.ts', 'check')).trim()}`);

	const before = await compareMoney(shop);
	const since = new Date(point.getTime() - RECONCILED_MS).toISOString();
	const reconcile = () =>
		shop.command('payments-cli/main.ts', 'reconcile', '--since', since, '--apply');
	const remedies = countRemedies(readDifferences(await reconcile()));
	say(`payments that differed: ${before.length}; reconciled: ${JSON.stringify(remedies)}`);
	await shop.open();
	const rtoMs = Date.now() - accidentAt.getTime();
	say(`RPO ${seconds(lost.rpoMs)}, RTO ${seconds(rtoMs)} until the shop was open again`);

	await repeatReports(shop, crowd.diary, lost.orders);
	await settle(shop.postgresUrl);
	const left = readDifferences(await reconcile());
	await settle(shop.postgresUrl);
	const after = await compareMoney(shop);
	const broken = await findBroken(shop.postgresUrl);
	// What customers declared since is gone; they have the refund, and staff the list.
	const sentBack = left.filter(
		({ remedy, orderNumber }) =>
			remedy === 'report' &&
			crowd.diary.reports.some(
				(report) => report.purpose === 'returned' && report.orderNumber === String(orderNumber),
			),
	);
	const unexplained = after.filter(
		(line) => !sentBack.some(({ payment }) => line.startsWith(`${payment}:`)),
	);
	say(
		`after the picking system has repeated its reports: ${after.length} payments differ, ` +
			`${sentBack.length} of them for goods sent back since; invariants broken: ${broken.length}`,
	);
	return {
		acknowledged: crowd.diary.acknowledged.size,
		lost: lost.orders.length,
		rpoMs: lost.rpoMs,
		rtoMs,
		differed: before.length,
		remedies,
		sentBackSince: sentBack.length,
		wrong: [
			...early,
			...unexplained,
			...broken,
			...crowd.diary.bugs,
			...(await listUnaccounted(shop.postgresUrl)),
			...(await listStrayCards(shop)),
		],
	};
}

/** As the picking system does when it is asked for everything since a point in time. */
async function repeatReports(shop: DrillShop, { reports }: Diary, lost: string[]): Promise<void> {
	for (const report of reports) {
		if (lost.includes(report.orderNumber)) continue;
		await tell(shop.insideOrigin, report);
	}
}

/** Cards deleted since cannot come back; the provider declines them, and the customer sees why. */
async function listStrayCards(shop: DrillShop): Promise<string[]> {
	const client = new Client(shop.postgresUrl);
	await client.connect();
	const stray = await compareCards(shop, client).finally(() => client.end());
	return stray.filter((line) => line.includes('by the provider only'));
}

type Difference = { payment: string; remedy: string; orderNumber: number | null };

/** One per line, between the next order number and the totals. */
function readDifferences(output: string): Difference[] {
	const lines = output.trim().split('\n');
	return lines.map((line) => JSON.parse(line)).filter(({ payment }) => payment);
}

function countRemedies(differences: Difference[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const { remedy } of differences) counts[remedy] = (counts[remedy] ?? 0) + 1;
	return counts;
}

async function settle(url: string): Promise<void> {
	const client = new Client(url);
	await client.connect();
	await waitUntilSettled(client, Date.now() + SETTLING_MS).finally(() => client.end());
}

async function readClock(url: string): Promise<Date> {
	const [row] = await query<{ now: Date }>(url, 'SELECT clock_timestamp() AS now');
	// The database rounds to microseconds, a Date down to milliseconds.
	await sleep(5);
	return row?.now ?? new Date();
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
	const client = new Client(url);
	await client.connect();
	const { rows } = await client.query<Row>(text).finally(() => client.end());
	return rows;
}
