import type { Order } from '@korb/contracts/order/orders';
import { addDays, type Day, dayAt } from '@korb/domain/pricing/prices';
import { instantAt } from '@korb/domain/time/zone';
import type { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { countDays } from './count-days.service.ts';

export const timeZone = 'Europe/Vienna';
export const DAY_MS = 86_400_000;
export const daysAgo = (days: number): Day => addDays(dayAt(new Date(), timeZone), -days);

type Harness = ReturnType<typeof openOrderHarness>;

/** As the worker does, so many days from now. */
export function count({ api, shop }: Harness, daysFromNow = 0): Promise<void> {
	const clock = () => new Date(Date.now() + daysFromNow * DAY_MS);
	return countDays({ db: api.db, clock }, { id: shop.tenantId, timeZone });
}

/** The past cannot be ordered, so an order is moved there, with its claim. */
export async function moveOrder(
	{ api }: Harness,
	{ orderNumber }: Order,
	day: Day,
	time = '10:00',
): Promise<void> {
	await api.query(
		`WITH moved AS (UPDATE order_claim SET placed_at = $2 WHERE order_number = $1)
		UPDATE shop_order SET placed_at = $2 WHERE order_number = $1`,
		[orderNumber, instantAt(day, time, timeZone)],
	);
}

const tables = ['daily_figures', 'daily_category', 'daily_product', 'daily_window'];

/** Everything that was counted for the shop. */
export async function readCounted({ api, shop }: Harness): Promise<object[][]> {
	const counted = tables.map((table) =>
		api.pool.query(`SELECT * FROM ${table} WHERE tenant_id = $1 ORDER BY 1, 2, 3, 4, 5`, [
			shop.tenantId,
		]),
	);
	return (await Promise.all(counted)).map(({ rows }) => rows);
}
