import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { ProductColumns } from '../products.sql.ts';

export type KnownProduct = {
	sku: string;
	slug: string;
	fingerprint: string;
	categories: string[];
	brand: string | null;
};

/** Products with one of these SKUs or slugs. */
export async function listKnownProducts(
	tx: Tx,
	tenantId: string,
	skus: string[],
	slugs: string[],
): Promise<KnownProduct[]> {
	const { rows } = await sql<KnownProduct>`
		SELECT sku, slug, fingerprint, categories, brand FROM product
		WHERE tenant_id = ${tenantId} AND sku = ANY(${skus})
		UNION
		SELECT sku, slug, fingerprint, categories, brand FROM product
		WHERE tenant_id = ${tenantId} AND slug = ANY(${slugs})
	`.execute(tx);
	return rows;
}

export type StoredProduct = ProductColumns & {
	sort_name: string;
	brand: string | null;
	categories: string[];
	vat_class: string;
	weight_grams: number;
	popularity: number;
	listed_on: string;
	details: object;
	fingerprint: string;
	eans: string[];
	shelf_place: string | null;
};

export async function upsertProducts(tx: Tx, tenantId: string, products: StoredProduct[]) {
	await sql`
		INSERT INTO product (
			tenant_id, sku, slug, name, sort_name, brand, category, categories, net_content, content_text,
			sold_by, step_grams, max_quantity, minimum_age, deposit_cents, vat_class, bundle_sku,
			bundle_size, weight_grams, labels, origin, picture_id, tint, popularity, listed_on, details,
			fingerprint, eans, shelf_place
		)
		SELECT ${tenantId}, record.* FROM json_to_recordset(${JSON.stringify(products)}::json) AS record (
			sku text, slug text, name text, sort_name text, brand text, category text, categories text[],
			net_content numeric, content_text text, sold_by text, step_grams int, max_quantity int,
			minimum_age int, deposit_cents int, vat_class text, bundle_sku text, bundle_size int,
			weight_grams int, labels text[], origin text, picture_id text, tint text, popularity real,
			listed_on date, details jsonb, fingerprint text, eans text[], shelf_place text
		)
		ON CONFLICT (tenant_id, sku) DO UPDATE SET
			slug = excluded.slug, name = excluded.name, sort_name = excluded.sort_name,
			brand = excluded.brand, category = excluded.category, categories = excluded.categories,
			net_content = excluded.net_content, content_text = excluded.content_text,
			sold_by = excluded.sold_by, step_grams = excluded.step_grams,
			max_quantity = excluded.max_quantity, minimum_age = excluded.minimum_age,
			deposit_cents = excluded.deposit_cents, vat_class = excluded.vat_class,
			bundle_sku = excluded.bundle_sku, bundle_size = excluded.bundle_size,
			weight_grams = excluded.weight_grams, labels = excluded.labels, origin = excluded.origin,
			picture_id = excluded.picture_id, tint = excluded.tint, popularity = excluded.popularity,
			listed_on = excluded.listed_on, details = excluded.details,
			fingerprint = excluded.fingerprint, eans = excluded.eans,
			shelf_place = excluded.shelf_place, updated_at = now()
		WHERE product.fingerprint <> excluded.fingerprint
	`.execute(tx);
}

/** The products among these that are sold by weight. */
export async function listWeighedSkus(tx: Tx, tenantId: string, skus: string[]): Promise<string[]> {
	const { rows } = await sql<{ sku: string }>`
		SELECT sku FROM product
		WHERE tenant_id = ${tenantId} AND sku = ANY(${skus}) AND sold_by <> 'piece'
	`.execute(tx);
	return rows.map(({ sku }) => sku);
}

/** The SKUs among these that do not exist. */
export async function listUnknownSkus(tx: Tx, tenantId: string, skus: string[]): Promise<string[]> {
	const { rows } = await sql<{ sku: string }>`
		SELECT sku FROM unnest(${skus}::text[]) AS requested (sku)
		WHERE NOT EXISTS (
			SELECT FROM product WHERE product.tenant_id = ${tenantId} AND product.sku = requested.sku
		)
	`.execute(tx);
	return rows.map(({ sku }) => sku);
}
