import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export async function markShelves(tx: Tx, tenantId: string, shelves: string[]): Promise<void> {
	await sql`
		INSERT INTO shelf_pending (tenant_id, shelf)
		SELECT ${tenantId}, shelf FROM unnest(${[...shelves].sort()}::text[]) AS shelf
		ON CONFLICT DO NOTHING
	`.execute(tx);
}

/** Listings of these categories and their ancestors. */
export async function listShelvesOf(
	tx: Tx,
	tenantId: string,
	categories: string[],
): Promise<string[]> {
	const { rows } = await sql<{ shelf: string }>`
		SELECT DISTINCT 'c:' || step AS shelf FROM category, unnest(path) AS step
		WHERE tenant_id = ${tenantId} AND slug = ANY(${categories})
	`.execute(tx);
	return rows.map(({ shelf }) => shelf);
}

/** Marks the listings of a changed offer in its region; ancestors are resolved at rebuild. */
export async function markRegionalShelves(
	tx: Tx,
	tenantId: string,
	changed: { sku: string; region: string }[],
): Promise<void> {
	await sql`
		INSERT INTO shelf_pending (tenant_id, shelf, region)
		SELECT DISTINCT ${tenantId}, shelf, region
		FROM json_to_recordset(${JSON.stringify(changed)}::json) AS record (sku text, region text)
		JOIN product ON product.tenant_id = ${tenantId} AND product.sku = record.sku
		CROSS JOIN LATERAL (
			SELECT 'all' AS shelf
			UNION ALL SELECT 'b:' || brand WHERE brand IS NOT NULL
			UNION ALL SELECT 'c:' || home FROM unnest(categories) AS home
		) AS touched
		ORDER BY shelf, region
		ON CONFLICT DO NOTHING
	`.execute(tx);
}
