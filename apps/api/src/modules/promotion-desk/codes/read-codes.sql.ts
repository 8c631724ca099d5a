import type { CodeKind } from '@korb/contracts/admin/promotions/discount-codes';
import type { CodeAudience, CodeState } from '@korb/domain/pricing/code-states';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export type CodeRow = {
	code: string;
	kind: CodeKind;
	value: number;
	min_order_cents: number | null;
	service_type: 'DELIVERY' | 'CLICK_AND_COLLECT' | null;
	starts_at: Date | null;
	ends_at: Date | null;
	max_uses: number | null;
	is_once_per_customer: boolean;
	audience: CodeAudience;
	customer_ids: string[];
	is_active: boolean;
	version: number;
	state: CodeState;
	uses: number;
	orders: number;
	cost_cents: number;
	created_at: Date;
};

export type CodeCursor = { createdAt: Date; code: string };
type Shop = { tenantId: string; now: Date };

/** The order of the rules in `problemOfCode` in `domain`. */
const stateAt = (now: Date): RawBuilder<CodeState> => sql<CodeState>`
	CASE WHEN NOT is_active THEN 'draft' WHEN starts_at > ${now}::timestamptz THEN 'planned'
		WHEN ends_at <= ${now}::timestamptz THEN 'ended' WHEN uses >= max_uses THEN 'usedUp'
		ELSE 'running' END`;

const columns = (now: Date) => sql`
	code.code, kind, value, min_order_cents, service_type, nullif(starts_at, '-infinity') AS starts_at,
	ends_at, max_uses, person_scope IS NOT NULL AS is_once_per_customer, audience, ARRAY(
		SELECT customer_id::text FROM discount_code_customer AS named
		WHERE named.tenant_id = code.tenant_id AND named.code = code.code ORDER BY 1
	) AS customer_ids, is_active, version,
	${stateAt(now)} AS state, uses, cost.orders, cost.cost_cents, created_at`;

const costs = sql`
	CROSS JOIN LATERAL (
		SELECT count(*)::int AS orders, coalesce(sum(amount_cents), 0)::int AS cost_cents
		FROM order_discount_code AS used
		WHERE used.tenant_id = code.tenant_id AND used.code = code.code
	) AS cost`;

type Filter = Shop & { state: CodeState | null; search: string };

export async function listCodeRows(
	tx: Tx,
	{ tenantId, now, state, search }: Filter,
	{ after, atMost }: { after: CodeCursor | null; atMost: number },
): Promise<CodeRow[]> {
	const { rows } = await sql<CodeRow>`
		WITH code AS MATERIALIZED (
			SELECT * FROM discount_code
			WHERE tenant_id = ${tenantId} AND source = 'shop'
				${state ? sql`AND ${stateAt(now)} = ${state}` : sql``}
				${search ? sql`AND position(upper(${search}) IN code) > 0` : sql``}
				${after ? sql`AND (created_at, code) < (${after.createdAt}::timestamptz, ${after.code})` : sql``}
			ORDER BY created_at DESC, code DESC LIMIT ${atMost}
		)
		SELECT ${columns(now)} FROM code ${costs}
		ORDER BY created_at DESC, code.code DESC
	`.execute(tx);
	return rows;
}

export async function findCodeRow(
	tx: Tx,
	{ tenantId, now }: Shop,
	code: string,
): Promise<CodeRow | null> {
	const { rows } = await sql<CodeRow>`
		SELECT ${columns(now)} FROM discount_code AS code ${costs}
		WHERE code.tenant_id = ${tenantId} AND code.code = ${code} AND source = 'shop'
	`.execute(tx);
	return rows[0] ?? null;
}

export async function countCodeStates(
	tx: Tx,
	{ tenantId, now }: Shop,
): Promise<{ state: CodeState; codes: number }[]> {
	const { rows } = await sql<{ state: CodeState; codes: number }>`
		SELECT ${stateAt(now)} AS state, count(*)::int AS codes FROM discount_code
		WHERE tenant_id = ${tenantId} AND source = 'shop' GROUP BY 1
	`.execute(tx);
	return rows;
}

export type CodeSums = {
	cost_cents: number;
	orders_with_code: number;
	orders: number;
	sales_cents: number;
};

/** `units` null: all of them. */
type Scope = { tenantId: string; units: string[] | null };

export async function getCodeSums(
	tx: Tx,
	{ tenantId, units }: Scope,
	since: Date,
): Promise<CodeSums> {
	const ofUnits = units ? sql`AND o.unit = ANY (${units})` : sql``;
	const { rows } = await sql<CodeSums>`
		SELECT cost_cents, orders_with_code, orders, sales_cents
		FROM (
			SELECT coalesce(sum(amount_cents), 0)::bigint AS cost_cents,
				count(DISTINCT order_number)::int AS orders_with_code
			FROM order_discount_code JOIN discount_code USING (tenant_id, code)
			${units ? sql`JOIN shop_order AS o USING (tenant_id, placed_at, order_number)` : sql``}
			WHERE tenant_id = ${tenantId} AND source = 'shop' AND placed_at >= ${since}::timestamptz
				${ofUnits}
		) AS given, (
			SELECT count(*)::int AS orders, coalesce(sum(total_cents), 0)::bigint AS sales_cents
			FROM shop_order AS o
			WHERE tenant_id = ${tenantId} AND placed_at >= ${since}::timestamptz AND status <> 'CANCELLED'
				${ofUnits}
		) AS sold
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an aggregate returned no row');
	return row;
}
