import { randomUUID } from 'node:crypto';
import type { OrderHarness } from '../checkout-harness/order-harness.ts';
import { aStore } from '../modules/distribution/testing.ts';

/** Of no weekday, so that it plans nothing. */
export async function aTemplate({ api, shop }: OrderHarness): Promise<string> {
	const templateId = randomUUID();
	await api.query(
		`INSERT INTO window_template (tenant_id, template_id, distribution_type, appointable_id, weekdays,
			starts, ends, lead_minutes, capacity)
		VALUES ($1, $2, 'DELIVERY', 'wien', '{}', '03:00', '04:00', 60, 5)`,
		[shop.tenantId, templateId],
	);
	return templateId;
}

/** Far from every address. */
export async function anArea({ api, shop }: OrderHarness): Promise<string> {
	const areaNumber = randomUUID().slice(0, 13);
	await api.query(`DELETE FROM delivery_area WHERE tenant_id = $1 AND name = 'Wien'`, [
		shop.tenantId,
	]);
	await api.query(
		`INSERT INTO delivery_area (tenant_id, delivery_area_number, name, picking_unit_ids, area)
		VALUES ($1, $2, 'Wien', '{wien}', ST_Multi(ST_MakeEnvelope(20, 10, 21, 11, 4326)))`,
		[shop.tenantId, areaNumber],
	);
	return areaNumber;
}

/** Where nobody has ordered. */
export async function aDeskStore({ api, shop }: OrderHarness): Promise<string> {
	const storeId = randomUUID();
	await aStore(api, { tenantId: shop.tenantId, storeId, lat: 10.5, lng: 20.5 });
	return storeId;
}

/** Dispatchers change windows of today only; its hours are free, as those of no other window. */
export async function aWindowOfToday(harness: OrderHarness): Promise<string> {
	const windowId = await harness.newWindow();
	await harness.api.query('UPDATE time_window SET day = day_at(tenant_id) WHERE window_id = $1', [
		windowId,
	]);
	return windowId;
}

/** A draft of last year, of the product that only this unit sells. */
export async function aPromotion({ api, shop }: OrderHarness): Promise<string> {
	const { rows } = await api.pool.query(
		`WITH added AS (
			INSERT INTO promotion (tenant_id, name, starts_on, ends_on)
			VALUES ($1, 'Sommermilch', '2020-07-01', '2020-07-07') RETURNING tenant_id, promotion_id
		)
		INSERT INTO promotion_price (tenant_id, promotion_id, region, product_id, price_cents)
		SELECT tenant_id, promotion_id, 'wien', product_id, 99
		FROM added JOIN product USING (tenant_id) WHERE sku = 'IN-WIEN' RETURNING promotion_id`,
		[shop.tenantId],
	);
	return rows[0].promotion_id;
}

/** Of a product that only this unit sells; orders do not need it. */
/** Versions of a product and of its only offer. */
export async function productInWien({ api, shop }: OrderHarness) {
	const { rows } = await api.pool.query(
		`WITH milk AS (SELECT * FROM product WHERE tenant_id = $1 AND sku = 'MILCH'), added AS (
			INSERT INTO product (tenant_id, sku, slug, name, sort_name, category, categories, net_content,
				content_text, sold_by, max_quantity, deposit_cents, vat_class, weight_grams, labels,
				picture_id, tint, popularity, listed_on, details, fingerprint)
			SELECT tenant_id, 'IN-WIEN', 'in-wien', name, sort_name, category, categories, net_content,
				content_text, sold_by, max_quantity, deposit_cents, vat_class, weight_grams, labels,
				picture_id, tint, popularity, listed_on, details, fingerprint
			FROM milk
			ON CONFLICT (tenant_id, sku) DO UPDATE SET name = excluded.name
			RETURNING product_id, version
		)
		INSERT INTO offer (tenant_id, region, product_id, price_cents, availability, effective_cents,
			is_promoted, value_cents, unit_cents)
		SELECT $1, 'wien', product_id, 199, 'available', 199, false, 199, 199 FROM added
		ON CONFLICT (tenant_id, region, product_id) DO UPDATE SET availability = 'available'
		RETURNING version AS "offerVersion", (SELECT version FROM added) AS "productVersion"`,
		[shop.tenantId],
	);
	const [versions] = rows;
	return versions as { productVersion: number; offerVersion: number };
}
