import { sql } from 'kysely';

/**
 * What lists show of the cart of `shop_order AS o`, as `brief`: `window`, `addsTo`, `lineCount` and
 * `zones`. Orders from before the column have none, and are unpacked. Without OFFSET the planner
 * would put the expression into each use, as with `frozenCart`.
 */
export const orderSummary = sql`
	CROSS JOIN LATERAL (
		SELECT coalesce(o.summary, order_summary(o.snapshot)) AS brief OFFSET 0
	) AS summed_up
`;
