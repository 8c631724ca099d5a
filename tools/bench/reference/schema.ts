import type { BenchCatalogue } from '../catalogue.ts';
import { query } from '../servers.ts';

const tables = `
	CREATE TABLE product (
		id int PRIMARY KEY, sku text UNIQUE, slug text UNIQUE, name text, description text, cents int,
		stock int, words tsvector
	);
	CREATE TABLE product_category (category text, product int REFERENCES product, PRIMARY KEY (category, product));
	CREATE TABLE cart (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), version int NOT NULL DEFAULT 0);
	CREATE TABLE cart_line (
		cart uuid REFERENCES cart, product int REFERENCES product, quantity int NOT NULL,
		PRIMARY KEY (cart, product)
	);
	CREATE TABLE orders (
		id bigserial PRIMARY KEY, cart uuid UNIQUE, email text, address jsonb, cents int, state text,
		created_at timestamptz DEFAULT now()
	);
	CREATE TABLE order_line (
		order_id bigint REFERENCES orders, product int, quantity int, cents int,
		PRIMARY KEY (order_id, product)
	);`;

/** Only what the work needs: one shop, one price per product, no promotions, no customers. */
export async function createSchema(url: string, { products }: BenchCatalogue): Promise<void> {
	await query(url, tables);
	const rows = products.map(({ categories, ...product }, id) => ({ ...product, id }));
	await query(
		url,
		`INSERT INTO product
		SELECT id, sku, slug, name, description, cents, 100000000,
			setweight(to_tsvector('simple', name), 'A')
				|| setweight(to_tsvector('simple', description), 'B')
		FROM jsonb_to_recordset($1::jsonb)
			AS row (id int, sku text, slug text, name text, description text, cents int)`,
		[JSON.stringify(rows)],
	);
	const places = products.flatMap(({ categories }, id) =>
		categories.map((category) => ({ category, id })),
	);
	await query(
		url,
		`INSERT INTO product_category
		SELECT category, id FROM jsonb_to_recordset($1::jsonb) AS row (category text, id int)`,
		[JSON.stringify(places)],
	);
	await query(url, 'CREATE INDEX ON product USING gin (words)');
}
