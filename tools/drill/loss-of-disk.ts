import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosCustomer } from '../chaos/diary.ts';
import { listWrong, settleAndCount } from '../chaos/settle.ts';
import { longestPause } from '../cluster/chaos/pauses.ts';
import { openWrites, writeCarts } from '../cluster/chaos/writers.ts';
import { compareOrders } from './compare-orders.ts';
import { type DrillOptions, seconds, shopUntil } from './crowd.ts';
import type { DrillShop } from './drill-shop.ts';

const SETTLING_MS = 180_000;

/** The disk of the database dies while shoppers order; everything acknowledged has to come back. */
export async function loseDisk(
	shop: DrillShop,
	customers: ChaosCustomer[],
	{ orders, seed, shoppers, say }: DrillOptions,
) {
	const writes = openWrites();
	const crowd = shopUntil(shop, { seed: `${seed}/disk`, shoppers, customers });
	const writing = writeCarts(shop, 0, writes, crowd.isOver);
	await crowd.haveOrdered(orders);

	const destroyedAt = new Date();
	await shop.destroyDatabase();
	const told = [...crowd.diary.acknowledged.keys()];
	say(`disk of the database destroyed, ${told.length} orders acknowledged`);
	await shop.restoreDatabase();
	const openedAfterMs = Date.now() - destroyedAt.getTime();
	const lost = await compareOrders(shop, crowd.diary, destroyedAt);
	say(`database restored after ${seconds(openedAfterMs)}, ${lost.orders.length} orders lost`);
	say(`pnpm db check: ${(await shop.command('db/cli.ts', 'check')).trim()}`);
	while (!writes.successes.some((at) => at > destroyedAt.getTime() + openedAfterMs)) {
		await sleep(100);
	}
	const rtoMs = longestPause(writes.successes, destroyedAt.getTime(), Date.now());
	say(`RPO ${seconds(lost.rpoMs)}, RTO ${seconds(rtoMs)} until the shop took changes again`);

	await crowd.haveOrdered(told.length + Math.ceil(orders / 4));
	await crowd.goHome();
	await writing;
	say('settling …');
	const verdict = await settleAndCount(shop, crowd.diary, customers, Date.now() + SETTLING_MS);
	const wrong = [...listWrong(verdict), ...crowd.diary.bugs];
	return {
		acknowledgedBefore: told.length,
		acknowledged: crowd.diary.acknowledged.size,
		lost: lost.orders,
		rpoMs: lost.rpoMs,
		rtoMs,
		openedAfterMs,
		payments: verdict.payments,
		mails: verdict.mails,
		/** Not a failure: a busy machine is slow without any accident. */
		overdue: crowd.diary.overdue.length,
		wrong,
	};
}
