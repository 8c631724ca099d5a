import type { OrderNotice } from '@korb/contracts/order/order-notices';
import type { Database } from '../db/database.ts';
import { readWholeOrder } from '../modules/notification/index.ts';
import { type ExportKey, type ExportRange, listOrdersAfter } from '../modules/order/index.ts';

const PER_PAGE = 200;

/** Every order of a time range, oldest first, in short reads. */
export async function* exportOrders(
	db: Database,
	tenantId: string,
	range: ExportRange,
): AsyncGenerator<OrderNotice['data']['order']> {
	let last: ExportKey | null = null;
	for (;;) {
		const after: ExportKey | null = last;
		const page: ExportKey[] = await db.snapshot((tx) =>
			listOrdersAfter(tx, tenantId, range, after, PER_PAGE),
		);
		for (const { order_number: number } of page) {
			const order = await db.snapshot((tx) => readWholeOrder(tx, tenantId, number));
			if (order) yield order;
		}
		last = page.at(-1) ?? null;
		if (page.length < PER_PAGE) return;
	}
}
