import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { knownRegion } from '../catalogue/index.ts';

/** Products unavailable in a region, including unknown ones. */
export async function listUnavailableSkus(
	tx: Tx,
	tenantId: string,
	region: string,
	skus: string[],
): Promise<string[]> {
	if (skus.length === 0) return [];
	const { rows } = await sql<{ sku: string }>`
		SELECT DISTINCT wanted.sku FROM unnest(${skus}::text[]) AS wanted (sku)
		WHERE NOT EXISTS (
			SELECT FROM product
			JOIN offer ON offer.tenant_id = product.tenant_id AND offer.product_id = product.product_id
			WHERE product.tenant_id = ${tenantId} AND product.sku = wanted.sku
				AND offer.region = ${knownRegion(tenantId, region)} AND offer.availability = 'available'
		)
		ORDER BY wanted.sku
	`.execute(tx);
	return rows.map(({ sku }) => sku);
}
