import { sql } from 'kysely';

/**
 * The cart of `shop_order AS o`, as `cart`. Without OFFSET the planner would put the expression into
 * each use, and unpack the snapshot again for each.
 */
export const frozenCart = sql`
	CROSS JOIN LATERAL (SELECT o.snapshot -> 'cart' AS cart OFFSET 0) AS frozen
`;
