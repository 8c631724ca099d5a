import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { StoredProduct } from './import-products.sql.ts';

export type ProductStateRow = Omit<StoredProduct, 'sort_name' | 'fingerprint' | 'details'> & {
	details: {
		description?: string;
		originText?: string;
		food?: Record<string, unknown>;
		keywords?: string[];
		morePictures?: string[];
	};
};

export async function listProductStateRows(
	tx: Tx,
	tenantId: string,
	skus: string[],
): Promise<ProductStateRow[]> {
	const { rows } = await sql<ProductStateRow>`
		SELECT sku, slug, name, brand, category, categories, net_content::float8 AS net_content,
			content_text, sold_by, step_grams, max_quantity, minimum_age, deposit_cents, vat_class,
			bundle_sku, bundle_size, weight_grams, labels, origin, picture_id, tint,
			popularity::text::float8 AS popularity, listed_on::text AS listed_on, eans, shelf_place,
			details
		FROM product WHERE tenant_id = ${tenantId} AND sku = ANY(${skus})
	`.execute(tx);
	return rows;
}

/** In the order of their article numbers, so that two imports never wait for each other. */
export async function lockProducts(tx: Tx, tenantId: string, skus: string[]): Promise<void> {
	if (skus.length === 0) return;
	await sql`SELECT lock_products(${tenantId}, ${skus}::text[])`.execute(tx);
}

/** The worker may change no product but those of an import that is being applied or rolled back. */
export async function updateImportedProducts(
	tx: Tx,
	{ tenantId, importId }: { tenantId: string; importId: number },
	products: StoredProduct[],
): Promise<void> {
	await sql`
		SELECT write_imported_products(${tenantId}, ${importId}, ${JSON.stringify(products)}::json)
	`.execute(tx);
}

/** Its offers follow, where the content of the pack has changed. */
export async function updateProduct(
	tx: Tx,
	tenantId: string,
	product: StoredProduct,
): Promise<void> {
	await sql`SELECT change_product(${tenantId}, ${JSON.stringify(product)}::json)`.execute(tx);
}

export type SlugNames = { kind: 'brand' | 'category'; slug: string; name: string };

/** Brands and categories that have one of these slugs or names. */
export async function listNamed(tx: Tx, tenantId: string, names: string[]): Promise<SlugNames[]> {
	const { rows } = await sql<SlugNames>`
		SELECT 'brand' AS kind, slug, name FROM brand
		WHERE tenant_id = ${tenantId} AND (slug = ANY(${names}) OR lower(name) = ANY(${names}))
		UNION ALL
		SELECT 'category', slug, name FROM category
		WHERE tenant_id = ${tenantId} AND (slug = ANY(${names}) OR lower(name) = ANY(${names}))
	`.execute(tx);
	return rows;
}
