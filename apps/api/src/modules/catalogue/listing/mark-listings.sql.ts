import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export async function markListings(tx: Tx, tenantId: string, listings: string[]): Promise<void> {
	await sql`
		INSERT INTO listing_pending (tenant_id, listing)
		SELECT ${tenantId}, listing FROM unnest(${[...listings].sort()}::text[]) AS listing
		ON CONFLICT DO NOTHING
	`.execute(tx);
}

/** Listings of these categories and their ancestors. */
export async function findListingsOf(
	tx: Tx,
	tenantId: string,
	categories: string[],
): Promise<string[]> {
	const { rows } = await sql<{ listing: string }>`
		SELECT DISTINCT 'c:' || step AS listing FROM category, unnest(path) AS step
		WHERE tenant_id = ${tenantId} AND slug = ANY(${categories})
	`.execute(tx);
	return rows.map(({ listing }) => listing);
}

/** Marks the listings of a changed offer in its region; ancestors are resolved at rebuild. */
export async function markRegionalListings(
	tx: Tx,
	tenantId: string,
	changed: { sku: string; region: string }[],
): Promise<void> {
	await sql`
		INSERT INTO listing_pending (tenant_id, listing, region)
		SELECT DISTINCT ${tenantId}, listing, region
		FROM json_to_recordset(${JSON.stringify(changed)}::json) AS record (sku text, region text)
		JOIN product ON product.tenant_id = ${tenantId} AND product.sku = record.sku
		CROSS JOIN LATERAL (
			SELECT 'all' AS listing
			UNION ALL SELECT 'b:' || brand WHERE brand IS NOT NULL
			UNION ALL SELECT 'c:' || home FROM unnest(categories) AS home
		) AS touched
		ORDER BY listing, region
		ON CONFLICT DO NOTHING
	`.execute(tx);
}
