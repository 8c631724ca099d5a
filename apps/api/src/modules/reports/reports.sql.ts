import type { Day } from '@korb/domain/pricing/prices';
import type { Days } from '@korb/domain/reports/report-period';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { Scope } from '../order-figures/index.ts';

export async function findCountedUntil(tx: Tx, tenantId: string): Promise<Day | null> {
	const { rows } = await sql<{ counted_until: string }>`
		SELECT counted_until::text FROM daily_progress WHERE tenant_id = ${tenantId}
	`.execute(tx);
	return rows[0]?.counted_until ?? null;
}

export type DayRow = {
	day: string;
	orders: number;
	revenue: number;
	refunded: number;
	lines: number;
	missing: number;
	substituted: number;
	delivered: number;
	onTime: number;
};

/** Days without orders and deliveries have no row. */
export async function listDays(tx: Tx, scope: Scope, days: Days): Promise<DayRow[]> {
	const { rows } = await sql<DayRow>`
		SELECT day::text, sum(orders)::int AS orders, sum(revenue_cents)::bigint AS revenue,
			sum(refunded_cents)::bigint AS refunded, sum(lines)::int AS lines,
			sum(missing)::int AS missing, sum(substituted)::int AS substituted,
			sum(delivered)::int AS delivered, sum(on_time)::int AS "onTime"
		FROM daily_figures AS daily WHERE ${within(scope, days)}
		GROUP BY day ORDER BY day
	`.execute(tx);
	return rows;
}

export type CategoryRow = { slug: string; name: string; now: number; before: number };

const MOST_CATEGORIES = 50;

export async function listCategories(
	tx: Tx,
	scope: Scope,
	{ from, to, before }: Days & { before: Days },
): Promise<CategoryRow[]> {
	const { rows } = await sql<CategoryRow>`
		SELECT daily.category AS slug, coalesce(category.name, daily.category) AS name,
			coalesce(sum(revenue_cents) FILTER (WHERE ${within(scope, { from, to })}), 0)::bigint AS now,
			coalesce(sum(revenue_cents) FILTER (WHERE ${within(scope, before)}), 0)::bigint AS before
		FROM daily_category AS daily
		LEFT JOIN category ON category.tenant_id = daily.tenant_id AND category.slug = daily.category
		WHERE ${within(scope, { from: before.from, to })}
		GROUP BY daily.category, category.name
		HAVING sum(revenue_cents) FILTER (WHERE ${within(scope, { from, to })}) > 0
		ORDER BY now DESC, slug LIMIT ${MOST_CATEGORIES}
	`.execute(tx);
	return rows;
}

export type ProductRow = {
	sku: string;
	name: string;
	brand: string | null;
	picture_id: string | null;
	lines: number;
	missing: number;
	substituted: number;
	lost: number;
};

const MOST_PRODUCTS = 20;

export async function listMissingProducts(tx: Tx, scope: Scope, days: Days): Promise<ProductRow[]> {
	const { rows } = await sql<ProductRow>`
		SELECT short.sku, coalesce(product.name, short.sku) AS name, brand.name AS brand,
			product.picture_id, short.lines, short.missing, short.substituted, short.lost
		FROM (
			SELECT sku, sum(lines)::int AS lines, sum(missing)::int AS missing,
				sum(substituted)::int AS substituted, sum(lost_cents)::bigint AS lost
			FROM daily_product AS daily WHERE ${within(scope, days)}
			GROUP BY sku HAVING sum(missing) + sum(substituted) > 0
			ORDER BY missing DESC, substituted DESC, sku LIMIT ${MOST_PRODUCTS}
		) AS short
		LEFT JOIN product ON product.tenant_id = ${scope.tenantId} AND product.sku = short.sku
		LEFT JOIN brand ON brand.tenant_id = product.tenant_id AND brand.slug = product.brand
		ORDER BY short.missing DESC, short.substituted DESC, short.sku
	`.execute(tx);
	return rows;
}

export type WindowUseRow = {
	weekday: number;
	starts: string;
	ends: string;
	capacity: number;
	taken: number;
};

export async function listWindowUse(tx: Tx, scope: Scope, days: Days): Promise<WindowUseRow[]> {
	const { rows } = await sql<WindowUseRow>`
		SELECT extract(isodow FROM day)::int AS weekday, to_char(starts, 'HH24:MI') AS starts,
			to_char(ends, 'HH24:MI') AS ends, sum(capacity)::int AS capacity, sum(taken)::int AS taken
		FROM daily_window AS daily WHERE ${within(scope, days)}
		GROUP BY weekday, daily.starts, daily.ends
		ORDER BY daily.starts, daily.ends, weekday
	`.execute(tx);
	return rows;
}

function within({ tenantId, units }: Scope, { from, to }: Days) {
	return sql`daily.tenant_id = ${tenantId} AND daily.day BETWEEN ${from}::date AND ${to}::date
		${units ? sql`AND daily.unit = ANY (${units})` : sql``}`;
}
