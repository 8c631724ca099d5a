import type { PromotionKind, PromotionState } from '@korb/domain/pricing/promotion-states';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export type PromotionRow = {
	promotion_id: string;
	version: number;
	name: string;
	kind: PromotionKind;
	percent_off: number | null;
	is_for_members: boolean;
	from_quantity: number | null;
	pay_quantity: number | null;
	state: PromotionState;
	starts_on: string;
	ends_on: string;
	products: number;
	regions: string[];
	percent_from: number | null;
	percent_to: number | null;
	created_at: Date;
};

/** `units` null: all of them. */
export type Shop = { tenantId: string; units: string[] | null; today: string };
export type PromotionCursor = { createdAt: Date; promotionId: string };

const stateOn = (today: string): RawBuilder<PromotionState> => sql<PromotionState>`
	CASE WHEN status = 'draft' THEN 'draft' WHEN status = 'ended' OR ends_on < ${today}::date THEN 'ended'
		WHEN starts_on > ${today}::date THEN 'planned' ELSE 'running' END`;

/** A promotion in a region of somebody else does not exist for those who are limited to units. */
const isWithin = ({ tenantId, units }: Shop) =>
	units === null
		? sql``
		: sql`AND NOT EXISTS (
			SELECT FROM promotion_price AS price WHERE price.tenant_id = ${tenantId}
				AND price.promotion_id = promotion.promotion_id AND price.region <> ALL (${units}::text[])
		)`;

const select = ({ tenantId, today }: Shop, found: RawBuilder<unknown>) => sql<PromotionRow>`
	SELECT found.promotion_id, version, name, kind, percent_off, is_for_members,
		from_quantity, pay_quantity,
		${stateOn(today)} AS state, starts_on::text AS starts_on,
		ends_on::text AS ends_on, created_at, counted.products, counted.regions, percent_from, percent_to
	FROM (${found}) AS found
	CROSS JOIN LATERAL (
		SELECT count(DISTINCT price.product_id)::int AS products,
			coalesce(array_agg(DISTINCT price.region), '{}') AS regions,
			min(percent) FILTER (WHERE percent > 0)::int AS percent_from,
			max(percent) FILTER (WHERE percent > 0)::int AS percent_to
		FROM promotion_price AS price
		LEFT JOIN offer ON offer.tenant_id = price.tenant_id AND offer.region = price.region
			AND offer.product_id = price.product_id
		CROSS JOIN LATERAL (
			SELECT coalesce(floor((offer.price_cents - price.price_cents) * 100.0 / offer.price_cents),
				found.percent_off,
				floor((found.from_quantity - found.pay_quantity) * 100.0 / found.from_quantity)) AS percent
		) AS reduced
		WHERE price.tenant_id = ${tenantId} AND price.promotion_id = found.promotion_id
	) AS counted
	ORDER BY created_at DESC, found.promotion_id DESC`;

type Filter = Shop & { state: PromotionState | null; pattern: string | null };

export async function listPromotionRows(
	tx: Tx,
	filter: Filter,
	{ after, atMost }: { after: PromotionCursor | null; atMost: number },
): Promise<PromotionRow[]> {
	const { tenantId, state, pattern, today } = filter;
	const { rows } = await select(
		filter,
		sql`SELECT * FROM promotion WHERE tenant_id = ${tenantId} ${isWithin(filter)}
			${state ? sql`AND ${stateOn(today)} = ${state}` : sql``}
			${pattern ? sql`AND lower(name) LIKE ${pattern}` : sql``}
			${
				after
					? sql`AND (created_at, promotion_id)
						< (${after.createdAt}::timestamptz, ${after.promotionId}::uuid)`
					: sql``
			}
			ORDER BY created_at DESC, promotion_id DESC LIMIT ${atMost}`,
	).execute(tx);
	return rows;
}

export async function findPromotionRow(
	tx: Tx,
	shop: Shop,
	promotionId: string,
): Promise<PromotionRow | null> {
	const { rows } = await select(
		shop,
		sql`SELECT * FROM promotion WHERE tenant_id = ${shop.tenantId}
			AND promotion_id = ${promotionId}::uuid ${isWithin(shop)}`,
	).execute(tx);
	return rows[0] ?? null;
}

export type PriceRow = { sku: string; region: string; priceCents: number | null };

export async function listPriceRows(
	tx: Tx,
	tenantId: string,
	promotionId: string,
): Promise<PriceRow[]> {
	const { rows } = await sql<PriceRow>`
		SELECT sku, region, price_cents AS "priceCents"
		FROM promotion_price JOIN product USING (tenant_id, product_id)
		WHERE tenant_id = ${tenantId} AND promotion_id = ${promotionId}::uuid
		ORDER BY sort_name, sku, region
	`.execute(tx);
	return rows;
}
