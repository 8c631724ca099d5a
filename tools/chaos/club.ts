import { ContentPush } from '@korb/contracts/content/content-push';
import type { Client } from 'pg';
import { createPool, jobDeadlines } from '../../apps/api/src/db/connection/pool.ts';
import { createDatabase } from '../../apps/api/src/db/database.ts';
import { publish } from '../../apps/api/src/modules/content/publish.ts';
import { builtInProgramme } from '../../apps/api/src/modules/loyalty/built-in-programme.ts';
import { createOutbox } from '../../apps/api/src/outbox/outbox.ts';

const tenantId = 'korb';
const ALWAYS = 5;

/** Makes every customer a member, and publishes vouchers that redeem themselves. */
export async function openClub(url: string): Promise<void> {
	const pool = createPool({
		url,
		size: 2,
		deadlines: jobDeadlines,
		applicationName: 'korb-chaos',
		onError: () => {},
	});
	const db = createDatabase(pool);
	const outbox = createOutbox(pool, () => {});
	const always = Array.from({ length: ALWAYS }, (_, n) => [`always-${n}`, 'Always'] as const);
	for (const [key, automaticRedemption] of [['first', 'First orders'] as const, ...always]) {
		const type = 'general-online';
		const document = { title: key, type, discountCents: 150, automaticRedemption };
		await publish(
			{ db, outbox },
			ContentPush.parse({ tenantId, version: 1, kind: 'voucher', key, document }),
		);
	}
	const { rows } = await pool.query<{ id: string }>('SELECT customer_id AS id FROM customer');
	for (const { id: customerId } of rows) {
		await builtInProgramme.join(db, { tenantId, customerId }, { isPersonalised: false });
	}
	await outbox.close();
	await pool.end();
}

type OrderPoints = {
	order_number: string;
	points: number;
	/** In cents, to the nearest one: what was kept of the products, after its share of discounts. */
	kept: number;
};

/** The points of every order, counted again from its lines. */
export async function comparePoints(client: Client) {
	const { rows } = await client.query<OrderPoints>(
		`SELECT o.order_number::text, (
			SELECT coalesce(sum(amount), 0)::int FROM loyalty_entry AS entry
			WHERE entry.tenant_id = o.tenant_id AND entry.order_number = o.order_number
		) AS points,
		CASE WHEN o.status = 'CANCELLED' OR picked IS NULL OR lines.total = 0 THEN 0 ELSE
			lines.kept - lines.kept::float8 * least((picked #>> '{price,discounts}')::int, lines.total)
				/ lines.total
		END AS kept
		FROM shop_order AS o
		CROSS JOIN LATERAL (
			SELECT coalesce(sum((line ->> 'totalPrice')::int), 0)::int AS total,
				coalesce(sum((line ->> 'totalPrice')::int) FILTER (WHERE NOT EXISTS (
					SELECT FROM order_withdrawal AS declared
					JOIN order_return USING (tenant_id, order_number, number)
					WHERE declared.tenant_id = o.tenant_id AND declared.order_number = o.order_number
						AND line ->> 'lineItemId' = ANY (line_item_ids)
				)), 0)::int AS kept
			FROM jsonb_array_elements(picked #> '{price,lines}') AS line
		) AS lines
		WHERE o.customer_id IS NOT NULL`,
	);
	// A discount is split to whole cents, so a share may differ by one.
	const isRight = ({ points, kept }: OrderPoints) =>
		points >= Math.floor(Math.max(0, kept - 1) / 100) && points <= Math.floor((kept + 1) / 100);
	return {
		points: rows.reduce((sum, { points }) => sum + points, 0),
		miscounted: rows
			.filter((row) => !isRight(row))
			.map(
				({ order_number, points, kept }) => `order ${order_number}: ${points} for ${kept} cents`,
			),
	};
}

export async function countRedeemed(client: Client): Promise<number> {
	const { rows } = await client.query<{ redeemed: number }>(
		'SELECT count(*)::int AS redeemed FROM voucher_redemption',
	);
	return rows[0]?.redeemed ?? 0;
}
