import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/**
 * A subquery in the statement that uses it, because a round trip would cost more than the lookup.
 */
export function knownRegion(tenantId: string, region: string): RawBuilder<string> {
	return sql<string>`coalesce((
		SELECT known.region FROM listing_region AS known
		WHERE known.tenant_id = ${tenantId} AND known.listing = 'all' AND known.region = ${region}
	), ${DEFAULT_REGION})`;
}

/** Whether the region has any offers. */
export async function isSellingIn(tx: Tx, tenantId: string, region: string): Promise<boolean> {
	const { rows } = await sql`
		SELECT FROM listing_region WHERE tenant_id = ${tenantId} AND listing = 'all' AND region = ${region}
	`.execute(tx);
	return rows.length > 0;
}
