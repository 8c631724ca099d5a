import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** Marks passes that end soon as told; two workers never take the same one. */
export async function takeEndingPasses(
	tx: Tx,
	{ tenantId, days, atMost }: { tenantId: string; days: number; atMost: number },
): Promise<{ email: string; ends_on: string }[]> {
	const { rows } = await sql<{ email: string; ends_on: string }>`
		WITH ending AS (
			SELECT tenant_id, order_number FROM delivery_pass
			WHERE tenant_id = ${tenantId} AND ended_at IS NULL AND reminded_at IS NULL
				AND ends_on BETWEEN day_at(${tenantId}) AND day_at(${tenantId}) + ${days}::int
			ORDER BY ends_on LIMIT ${atMost} FOR UPDATE SKIP LOCKED
		)
		UPDATE delivery_pass AS pass SET reminded_at = now()
		FROM ending JOIN delivery_pass AS own USING (tenant_id, order_number)
		JOIN customer ON customer.tenant_id = own.tenant_id
			AND customer.customer_id = own.customer_id
		WHERE pass.tenant_id = ending.tenant_id AND pass.order_number = ending.order_number
		RETURNING customer.email, pass.ends_on::text AS ends_on
	`.execute(tx);
	return rows;
}
