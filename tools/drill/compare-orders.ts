import { Client } from 'pg';
import type { Diary } from '../chaos/diary.ts';
import type { DrillShop } from './drill-shop.ts';

/** Orders that shoppers were told before a point in time and that are gone; RPO is the age of the oldest. */
export async function compareOrders(shop: DrillShop, { acknowledged }: Diary, before: Date) {
	const client = new Client(shop.postgresUrl);
	await client.connect();
	const { rows } = await client
		.query<{ number: string }>('SELECT order_number::text AS number FROM shop_order')
		.finally(() => client.end());
	const known = new Set(rows.map(({ number }) => number));
	const gone = [...acknowledged].filter(([number, at]) => at < before && !known.has(number));
	const oldest = Math.min(...gone.map(([, at]) => at.getTime()), before.getTime());
	return { orders: gone.map(([number]) => number), rpoMs: before.getTime() - oldest };
}
