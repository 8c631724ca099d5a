import type { Pool } from '../../apps/api/src/db/connection/pool.ts';

type OrderFacts = {
	order_number: string;
	/** By the ledger. */
	points: number;
	is_member: boolean;
	status: string;
	price: { lines: { lineItemId: string; totalPrice: number }[]; discounts: number } | null;
	returned: string[];
};

/** Counts the points of every order again, from what was picked and what came back. */
export async function recountPoints(pool: Pool) {
	const { rows } = await pool.query<OrderFacts>(
		`WITH ledger AS (
			SELECT tenant_id, order_number, sum(amount)::int AS points FROM loyalty_entry GROUP BY 1, 2
		), back AS (
			SELECT tenant_id, order_number, array_agg(line) AS lines
			FROM order_withdrawal JOIN order_return USING (tenant_id, order_number, number),
				unnest(line_item_ids) AS line
			GROUP BY 1, 2
		)
		SELECT o.order_number::text, o.status, o.picked -> 'price' AS price,
			coalesce(points, 0) AS points, coalesce(back.lines, '{}') AS returned,
			coalesce(joined_at <= date_trunc('milliseconds', o.placed_at), false) AS is_member
		FROM shop_order AS o
		LEFT JOIN ledger USING (tenant_id, order_number)
		LEFT JOIN back USING (tenant_id, order_number)
		LEFT JOIN loyalty_member AS member
			ON member.tenant_id = o.tenant_id AND member.customer_id = o.customer_id::uuid`,
	);
	return {
		orders: rows.length,
		points: rows.reduce((sum, { points }) => sum + points, 0),
		miscounted: rows
			.filter((row) => row.points !== dueOf(row))
			.map((row) => `order ${row.order_number}: ${row.points} instead of ${dueOf(row)}`),
	};
}

/** A point per euro. Of the discounts a line bears its share; single cents go to the largest rests. */
function dueOf({ is_member: isMember, status, price, returned }: OrderFacts): number {
	if (!isMember || status === 'CANCELLED' || !price) return 0;
	const whole = price.lines.reduce((sum, line) => sum + line.totalPrice, 0);
	if (whole === 0) return 0;
	const discounts = Math.min(price.discounts, whole);
	const lines = price.lines.map(({ lineItemId, totalPrice }, place) => {
		const exact = discounts * totalPrice;
		return {
			lineItemId,
			place,
			left: totalPrice - (exact - (exact % whole)) / whole,
			rest: exact % whole,
		};
	});
	let cents = lines.reduce((sum, { left }) => sum + left, 0) - (whole - discounts);
	lines.sort((a, b) => b.rest - a.rest || a.place - b.place);
	for (const line of lines) if (cents-- > 0) line.left--;
	const kept = lines.filter(({ lineItemId }) => !returned.includes(lineItemId));
	return Math.floor(kept.reduce((sum, { left }) => sum + left, 0) / 100);
}

/** Vouchers in more than one order of a customer, cancelled ones aside, and redemptions without one. */
export async function recountVouchers(pool: Pool) {
	const { rows } = await pool.query<{ customer_id: string; article: string; orders: number }>(
		`SELECT customer_id, line ->> 'articleId' AS article, count(*)::int AS orders
		FROM shop_order, jsonb_array_elements(snapshot #> '{cart,voucherLineItems}') AS line
		WHERE status <> 'CANCELLED' AND (line ->> 'amount')::int > 0
		GROUP BY 1, 2`,
	);
	const { rows: idle } = await pool.query<{ customer_id: string; article_id: string }>(
		`SELECT customer_id, article_id FROM voucher_redemption AS redemption WHERE NOT EXISTS (
			SELECT FROM shop_order AS o WHERE o.tenant_id = redemption.tenant_id
				AND o.cart_id = redemption.cart_id AND status <> 'CANCELLED'
		)`,
	);
	return {
		vouchersRedeemed: rows.reduce((sum, { orders }) => sum + orders, 0),
		redeemedTwice: rows
			.filter(({ orders }) => orders > 1)
			.map(({ customer_id, article, orders }) => `${article} of ${customer_id}: ${orders} orders`),
		redeemedForNothing: idle.map((row) => `${row.article_id} of ${row.customer_id}`),
	};
}
