import type { CodeSimulationInput } from '@korb/contracts/admin/promotions/discount-codes';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

type Scope = { tenantId: string; since: Date };
type Fulfilment = NonNullable<CodeSimulationInput['fulfilment']>;

const articles = sql`(snapshot #>> '{cart,priceInfo,totalArticlePrice}')::int`;
/** What other discounts have left of the products. */
const left = sql`greatest(${articles} - (snapshot #>> '{cart,priceInfo,discounts}')::int, 0)`;

const ordersOf = ({ tenantId, since }: Scope) => sql`
	FROM shop_order
	WHERE tenant_id = ${tenantId} AND placed_at >= ${since}::timestamptz AND status <> 'CANCELLED'`;

/** As `discountAmounts` in `domain` counts; a free service takes the fee that was charged. */
function costOf({ kind, value }: CodeSimulationInput): RawBuilder<unknown> {
	if (kind === 'percent') return sql`round(${left} * ${value}::numeric / 100)`;
	if (kind === 'amount') return sql`least(${left}, ${value}::int)`;
	return sql`(snapshot #>> '{cart,priceInfo,serviceFeesAfterDiscount}')::int`;
}

export type SimulationRow = { orders: number; eligible: number; cost_cents: number };

export async function getSimulation(
	tx: Tx,
	scope: Scope,
	input: CodeSimulationInput,
): Promise<SimulationRow> {
	const { minOrderCents = 0, fulfilment = null } = input;
	const { rows } = await sql<SimulationRow>`
		SELECT count(*)::int AS orders, count(*) FILTER (WHERE is_eligible)::int AS eligible,
			coalesce(sum(cost) FILTER (WHERE is_eligible), 0)::int AS cost_cents
		FROM (
			SELECT ${costOf(input)} AS cost, ${articles} >= ${minOrderCents}::int
				AND coalesce(distribution_type = ${fulfilment}::text, true) AS is_eligible
			${ordersOf(scope)}
		) AS tried
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an aggregate returned no row');
	return row;
}

export async function listCartValues(
	tx: Tx,
	scope: Scope,
	bounds: readonly number[],
	fulfilment: Fulfilment | null,
): Promise<{ bucket: number; orders: number }[]> {
	const { rows } = await sql<{ bucket: number; orders: number }>`
		SELECT width_bucket(${articles}, ${[...bounds]}::int[]) AS bucket, count(*)::int AS orders
		${ordersOf(scope)} AND coalesce(distribution_type = ${fulfilment}::text, true)
		GROUP BY 1
	`.execute(tx);
	return rows;
}
