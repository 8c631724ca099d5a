import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

type ExamplePages = { category: string | null; product: string | null };

/** The first category at the top, and the first product. */
export async function findExamplePages(tx: Tx, tenantId: string): Promise<ExamplePages> {
	const { rows } = await sql<ExamplePages>`
		SELECT
			(SELECT slug FROM category WHERE tenant_id = ${tenantId} AND parent IS NULL
				ORDER BY tree_order LIMIT 1) AS category,
			(SELECT slug FROM product WHERE tenant_id = ${tenantId} ORDER BY product_id LIMIT 1) AS product
	`.execute(tx);
	return rows[0] ?? { category: null, product: null };
}
