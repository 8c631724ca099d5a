import type { FeedRecord } from '@korb/contracts/catalogue-feed';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type RecordOf<Type extends FeedRecord['type']> = Extract<FeedRecord, { type: Type }>;

export async function listKnownSlugs(tx: Tx, tenantId: string) {
	const { rows } = await sql<{ categories: string[]; brands: string[] }>`
		SELECT
			ARRAY(SELECT slug FROM category WHERE tenant_id = ${tenantId}) AS categories,
			ARRAY(SELECT slug FROM brand WHERE tenant_id = ${tenantId}) AS brands
	`.execute(tx);
	return rows[0] ?? { categories: [], brands: [] };
}

/** While tables grow a thousandfold within minutes, plans made for the empty ones take hours. */
export async function analyzeCatalogue(tx: Tx): Promise<void> {
	await sql`ANALYZE category, brand, product, offer, price_history, shelf_pending`.execute(tx);
}

/** Slugs of the categories that are new or changed. */
export async function upsertCategories(
	tx: Tx,
	tenantId: string,
	categories: RecordOf<'category'>[],
): Promise<string[]> {
	const { rows } = await sql<{ slug: string }>`
		INSERT INTO category (tenant_id, slug, name, parent, position, base_unit, tint, emoji)
		SELECT ${tenantId}, slug, name, parent, position, "baseUnit", tint, emoji
		FROM json_to_recordset(${JSON.stringify(categories)}::json) AS record (
			slug text, name text, parent text, position int, "baseUnit" text, tint text, emoji text
		)
		ON CONFLICT (tenant_id, slug) DO UPDATE SET
			name = excluded.name, parent = excluded.parent, position = excluded.position,
			base_unit = excluded.base_unit, tint = excluded.tint, emoji = excluded.emoji
		WHERE (category.name, category.parent, category.position, category.base_unit,
				category.tint, category.emoji)
			IS DISTINCT FROM (excluded.name, excluded.parent, excluded.position, excluded.base_unit,
				excluded.tint, excluded.emoji)
		RETURNING slug
	`.execute(tx);
	return rows.map(({ slug }) => slug);
}

/** Works out paths and the order of the tree; how many categories hang in a loop. */
export async function arrangeCategories(tx: Tx, tenantId: string): Promise<number> {
	await sql`
		WITH RECURSIVE tree AS (
			SELECT slug, ARRAY[slug] AS path,
				jsonb_build_array(jsonb_build_object('slug', slug, 'name', name)) AS trail,
				ARRAY[ROW(position, slug)::text] AS place, ARRAY[position] AS positions
			FROM category WHERE tenant_id = ${tenantId} AND parent IS NULL
			UNION ALL
			SELECT child.slug, tree.path || child.slug,
				tree.trail || jsonb_build_object('slug', child.slug, 'name', child.name),
				tree.place || ROW(child.position, child.slug)::text, tree.positions || child.position
			FROM tree JOIN category AS child
				ON child.tenant_id = ${tenantId} AND child.parent = tree.slug
		), ordered AS (
			SELECT slug, path, trail, (row_number() OVER (ORDER BY positions, place))::int AS tree_order
			FROM tree
		)
		UPDATE category SET path = ordered.path, trail = ordered.trail, tree_order = ordered.tree_order
		FROM ordered
		WHERE category.tenant_id = ${tenantId} AND category.slug = ordered.slug
			AND (category.path, category.trail, category.tree_order)
				IS DISTINCT FROM (ordered.path, ordered.trail, ordered.tree_order)
	`.execute(tx);
	const { rows } = await sql`
		SELECT FROM category WHERE tenant_id = ${tenantId} AND (
			path[cardinality(path)] IS DISTINCT FROM slug
			OR path[cardinality(path) - 1] IS DISTINCT FROM parent
		)
	`.execute(tx);
	return rows.length;
}

export async function upsertBrands(
	tx: Tx,
	tenantId: string,
	brands: RecordOf<'brand'>[],
): Promise<string[]> {
	const { rows } = await sql<{ slug: string }>`
		INSERT INTO brand (tenant_id, slug, name, description)
		SELECT ${tenantId}, slug, name, description
		FROM json_to_recordset(${JSON.stringify(brands)}::json)
			AS record (slug text, name text, description text)
		ON CONFLICT (tenant_id, slug) DO UPDATE SET
			name = excluded.name, description = excluded.description
		WHERE (brand.name, brand.description) IS DISTINCT FROM (excluded.name, excluded.description)
		RETURNING slug
	`.execute(tx);
	return rows.map(({ slug }) => slug);
}

export type KnownProduct = {
	sku: string;
	slug: string;
	fingerprint: string;
	categories: string[];
	brand: string | null;
};

/** Products that have one of these numbers or one of these addresses. */
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

export type ProductRow = {
	sku: string;
	slug: string;
	name: string;
	sort_name: string;
	brand: string | null;
	category: string;
	categories: string[];
	net_content: number;
	content_text: string;
	sold_by: 'piece' | 'weight' | 'weightPiece';
	step_grams: number | null;
	max_quantity: number;
	minimum_age: number | null;
	deposit_cents: number;
	vat_class: string;
	bundle_sku: string | null;
	bundle_size: number | null;
	weight_grams: number;
	labels: string[];
	origin: string | null;
	picture_id: string;
	tint: string;
	popularity: number;
	listed_on: string;
	details: object;
	fingerprint: string;
};

export async function upsertProducts(tx: Tx, tenantId: string, products: ProductRow[]) {
	await sql`
		INSERT INTO product (
			tenant_id, sku, slug, name, sort_name, brand, category, categories, net_content, content_text,
			sold_by, step_grams, max_quantity, minimum_age, deposit_cents, vat_class, bundle_sku,
			bundle_size, weight_grams, labels, origin, picture_id, tint, popularity, listed_on, details,
			fingerprint
		)
		SELECT ${tenantId}, record.* FROM json_to_recordset(${JSON.stringify(products)}::json) AS record (
			sku text, slug text, name text, sort_name text, brand text, category text, categories text[],
			net_content numeric, content_text text, sold_by text, step_grams int, max_quantity int,
			minimum_age int, deposit_cents int, vat_class text, bundle_sku text, bundle_size int,
			weight_grams int, labels text[], origin text, picture_id text, tint text, popularity real,
			listed_on date, details jsonb, fingerprint text
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
			fingerprint = excluded.fingerprint, updated_at = now()
		WHERE product.fingerprint <> excluded.fingerprint
	`.execute(tx);
}

export async function hasPicture(tx: Tx, pictureId: string): Promise<boolean> {
	const { rows } = await sql`SELECT FROM picture WHERE picture_id = ${pictureId}`.execute(tx);
	return rows.length > 0;
}

export async function insertPhoto(tx: Tx, pictureId: string, source: object, photo: Buffer) {
	await sql`
		INSERT INTO picture (picture_id, source, photo)
		VALUES (${pictureId}, ${JSON.stringify(source)}::jsonb, ${photo}) ON CONFLICT DO NOTHING
	`.execute(tx);
}

export async function insertPictures(tx: Tx, pictures: { id: string; source: object }[]) {
	await sql`
		INSERT INTO picture (picture_id, source)
		SELECT id, source FROM json_to_recordset(${JSON.stringify(pictures)}::json)
			AS record (id text, source jsonb)
		ON CONFLICT DO NOTHING
	`.execute(tx);
}

/** Which of these article numbers nobody has heard of. */
export async function listUnknownSkus(tx: Tx, tenantId: string, skus: string[]): Promise<string[]> {
	const { rows } = await sql<{ sku: string }>`
		SELECT sku FROM unnest(${skus}::text[]) AS asked (sku)
		WHERE NOT EXISTS (
			SELECT FROM product WHERE product.tenant_id = ${tenantId} AND product.sku = asked.sku
		)
	`.execute(tx);
	return rows.map(({ sku }) => sku);
}

/** Writes what is new or different; the numbers of the articles touched, one per region. */
export async function upsertOffers(
	tx: Tx,
	tenantId: string,
	today: string,
	offers: RecordOf<'offer'>[],
): Promise<{ sku: string; region: string }[]> {
	const records = offers.map(({ promotion, ...offer }) => ({
		...offer,
		promotionCents: promotion?.priceCents,
		startsOn: promotion?.startsOn,
		endsOn: promotion?.endsOn,
	}));
	await lockCounted(tx, tenantId, offers);
	const { rows } = await sql<{ sku: string; region: string }>`
		WITH record AS (
			SELECT region, product_id, product.sku, "priceCents", "loyaltyPriceCents", "promotionCents",
				"startsOn", "endsOn", availability, "backOn", is_active,
				CASE WHEN stock IS NOT NULL THEN greatest(stock - coalesce(gone.quantity, 0), 0) END AS stock,
				CASE WHEN is_active THEN "promotionCents" ELSE "priceCents" END AS effective_cents,
				sold_by, net_content, step_grams
			FROM json_to_recordset(${JSON.stringify(records)}::json) AS record (
				sku text, region text, "priceCents" int, "loyaltyPriceCents" int, "promotionCents" int,
				"startsOn" date, "endsOn" date, availability text, "backOn" date, stock int,
				"countedAt" timestamptz
			)
			JOIN product ON product.tenant_id = ${tenantId} AND product.sku = record.sku
			LEFT JOIN LATERAL (
				-- Nobody who counts knows of carts that are still being paid.
				SELECT sum(hold.quantity)::int AS quantity
				FROM stock_hold AS hold JOIN cart USING (tenant_id, cart_id)
				WHERE hold.tenant_id = ${tenantId} AND hold.region = record.region
					AND hold.product_id = product.product_id
					AND (hold.taken_at > record."countedAt" OR cart.status = 'FINALIZED')
			) AS gone ON stock IS NOT NULL
			CROSS JOIN LATERAL (
				SELECT coalesce(${today}::date BETWEEN "startsOn" AND "endsOn", false) AS is_active
			) AS promotion
		), written AS (
			INSERT INTO offer (
				tenant_id, region, product_id, price_cents, loyalty_cents, promotion_cents,
				promotion_starts_on, promotion_ends_on, availability, back_on, stock,
				effective_cents, is_promoted, value_cents, unit_cents
			)
			SELECT ${tenantId}, region, product_id, "priceCents", "loyaltyPriceCents", "promotionCents",
				"startsOn", "endsOn", availability, "backOn", stock, effective_cents, is_active,
				value_cents, unit_cents
			FROM record
			CROSS JOIN LATERAL price_of(sold_by, net_content, step_grams, effective_cents)
			ON CONFLICT (tenant_id, region, product_id) DO UPDATE SET
				price_cents = excluded.price_cents, loyalty_cents = excluded.loyalty_cents,
				promotion_cents = excluded.promotion_cents,
				promotion_starts_on = excluded.promotion_starts_on,
				promotion_ends_on = excluded.promotion_ends_on, availability = excluded.availability,
				back_on = excluded.back_on, stock = excluded.stock,
				effective_cents = excluded.effective_cents, is_promoted = excluded.is_promoted,
				value_cents = excluded.value_cents, unit_cents = excluded.unit_cents
			WHERE (offer.price_cents, offer.loyalty_cents, offer.promotion_cents,
					offer.promotion_starts_on, offer.promotion_ends_on, offer.availability, offer.back_on,
					offer.stock, offer.effective_cents, offer.is_promoted, offer.value_cents, offer.unit_cents)
				IS DISTINCT FROM (excluded.price_cents, excluded.loyalty_cents, excluded.promotion_cents,
					excluded.promotion_starts_on, excluded.promotion_ends_on, excluded.availability,
					excluded.back_on, excluded.stock, excluded.effective_cents, excluded.is_promoted,
					excluded.value_cents, excluded.unit_cents)
			RETURNING product_id, region
		)
		SELECT sku, written.region FROM written JOIN product
			ON product.tenant_id = ${tenantId} AND product.product_id = written.product_id
	`.execute(tx);
	return rows;
}

/** Whoever is taking goods off the shelf is waited for, and counted; whoever comes later waits. */
async function lockCounted(tx: Tx, tenantId: string, offers: RecordOf<'offer'>[]): Promise<void> {
	const counted = offers.filter(({ stock }) => stock !== undefined);
	if (counted.length === 0) return;
	await sql`
		SELECT FROM offer JOIN product USING (tenant_id, product_id)
		JOIN unnest(${counted.map(({ sku }) => sku)}::text[], ${counted.map(({ region }) => region)}::text[])
			AS counted (sku, region) ON counted.sku = product.sku AND counted.region = offer.region
		WHERE offer.tenant_id = ${tenantId}
		ORDER BY offer.region, offer.product_id FOR UPDATE OF offer
	`.execute(tx);
}

/** Another pack size changes what a unit costs, though nobody has sent a new price. */
export async function repriceOffers(tx: Tx, tenantId: string, skus: string[]): Promise<void> {
	await sql`
		UPDATE offer SET (value_cents, unit_cents) = (
			SELECT price.value_cents, price.unit_cents FROM price_of(
				product.sold_by, product.net_content, product.step_grams, offer.effective_cents
			) AS price
		)
		FROM product
		WHERE product.tenant_id = ${tenantId} AND product.sku = ANY(${skus})
			AND offer.tenant_id = ${tenantId} AND offer.product_id = product.product_id
	`.execute(tx);
}

export async function insertPastPrices(
	tx: Tx,
	tenantId: string,
	prices: RecordOf<'past-price'>[],
): Promise<void> {
	await sql`
		INSERT INTO price_history
			(tenant_id, product_id, region, starts_on, ends_on, price_cents, is_reduced)
		SELECT ${tenantId}, product_id, region, "from", until, "priceCents", false
		FROM json_to_recordset(${JSON.stringify(prices)}::json)
			AS record (sku text, region text, "priceCents" int, "from" date, until date)
		JOIN product ON product.tenant_id = ${tenantId} AND product.sku = record.sku
		ON CONFLICT DO NOTHING
	`.execute(tx);
}

/** Promotions that begin or end by the calendar, without any import. */
export async function rollPromotions(
	tx: Tx,
	tenantId: string,
	today: string,
): Promise<{ sku: string; region: string }[]> {
	const { rows } = await sql<{ sku: string; region: string }>`
		WITH due AS (
			SELECT offer.region, offer.product_id, sku, is_active,
				CASE WHEN is_active THEN promotion_cents ELSE price_cents END AS cents,
				sold_by, net_content, step_grams
			FROM offer
			JOIN product USING (tenant_id, product_id)
			CROSS JOIN LATERAL (
				SELECT ${today}::date BETWEEN promotion_starts_on AND promotion_ends_on AS is_active
			) AS promotion
			WHERE tenant_id = ${tenantId} AND promotion_cents IS NOT NULL AND is_promoted <> is_active
		)
		UPDATE offer SET is_promoted = is_active, effective_cents = cents,
			value_cents = price.value_cents, unit_cents = price.unit_cents
		FROM due CROSS JOIN LATERAL price_of(sold_by, net_content, step_grams, cents) AS price
		WHERE offer.tenant_id = ${tenantId}
			AND offer.region = due.region AND offer.product_id = due.product_id
		RETURNING due.sku, due.region
	`.execute(tx);
	return rows;
}

export async function markShelves(tx: Tx, tenantId: string, shelves: string[]): Promise<void> {
	await sql`
		INSERT INTO shelf_pending (tenant_id, shelf)
		SELECT ${tenantId}, shelf FROM unnest(${[...shelves].sort()}::text[]) AS shelf
		ON CONFLICT DO NOTHING
	`.execute(tx);
}

/** Shelves on which these categories and their parents stand. */
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

/** A changed offer moves its article on its shelves in one region; parents are found when they are built. */
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
