import type { DiscountCode } from '@korb/domain/discount-codes';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

const columns = sql`
	code, kind, value, min_order_cents AS "minOrderValue", service_type AS "serviceType",
	is_active AS "isActive", starts_at AS "startsAt", ends_at AS "endsAt"
`;

/** In the order of the codes asked for. */
export async function listCodes(
	tx: Tx,
	tenantId: string,
	codes: readonly string[],
): Promise<DiscountCode[]> {
	const { rows } = await sql<DiscountCode>`
		SELECT ${columns} FROM discount_code
		WHERE tenant_id = ${tenantId} AND code = ANY (${[...codes]})
		ORDER BY array_position(${[...codes]}::text[], code)
	`.execute(tx);
	return rows;
}
