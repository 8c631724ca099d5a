import type { AreaShape } from '@korb/contracts/admin/areas/areas';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { toGeometry } from './area-desk.sql.ts';

type Draft = {
	tenantId: string;
	/** Empty for a new area. */
	areaNumber: string;
	/** Null: deletion. */
	change: { priority: number; postalCodes: string[]; shape?: AreaShape | undefined } | null;
};

/** Addresses as carts find their area: by position, or by postal code where nobody knows it. */
const placeOf = (address: RawBuilder<unknown>) => sql`
	CASE WHEN jsonb_typeof(${address} -> 'position') = 'object' THEN ST_SetSRID(ST_MakePoint(
		(${address} #>> '{position,lng}')::float8, (${address} #>> '{position,lat}')::float8), 4326)
	END AS place, ${address} ->> 'postalCode' AS postal_code
`;

/** The areas before and after, and what can change between them: nothing else has to be compared. */
function areas({ tenantId, areaNumber, change }: Draft) {
	const other = sql`tenant_id = ${tenantId} AND delivery_area_number <> ${areaNumber}`;
	const own = sql`tenant_id = ${tenantId} AND delivery_area_number = ${areaNumber}`;
	const stored = sql`delivery_area_number, priority, postal_codes, area`;
	const shape = change?.shape
		? toGeometry(change.shape)
		: sql`(SELECT area FROM delivery_area WHERE ${own})`;
	const changed = change
		? sql`UNION ALL SELECT ${areaNumber}, ${change.priority}::int, ${change.postalCodes}::text[],
			${shape}`
		: sql``;
	return sql`
		before AS MATERIALIZED (
			SELECT ${stored} FROM delivery_area WHERE tenant_id = ${tenantId}
		), after AS MATERIALIZED (
			SELECT ${stored} FROM delivery_area WHERE ${other} ${changed}
		), own AS MATERIALIZED (
			SELECT * FROM (SELECT * FROM before UNION ALL SELECT * FROM after) AS either
			WHERE delivery_area_number = ${areaNumber}
		), reach AS MATERIALIZED (
			SELECT (SELECT ST_Union(area) FROM own) AS area,
				ARRAY(SELECT unnest(postal_codes) FROM own) AS codes
		)
	`;
}

const isInReach = sql`CASE WHEN place IS NULL THEN postal_code = ANY (reach.codes)
	ELSE ST_Intersects(reach.area, place) END`;

const winnerOf = (table: RawBuilder<unknown>) => sql`(
	SELECT delivery_area_number FROM ${table} AS area
	WHERE CASE WHEN place IS NULL THEN postal_code = ANY (area.postal_codes)
		ELSE ST_Intersects(area.area, place) END
	ORDER BY priority, delivery_area_number LIMIT 1
)`;
const winners = sql`${winnerOf(sql`before`)} AS was, ${winnerOf(sql`after`)} AS becomes`;

type MovedAddresses = { from: string | null; to: string | null; count: number };

export async function countMovedAddresses(tx: Tx, draft: Draft): Promise<MovedAddresses[]> {
	const { rows } = await sql<MovedAddresses>`
		WITH ${areas(draft)}, saved AS (
			SELECT ${placeOf(sql`address`)} FROM customer_address
			WHERE tenant_id = ${draft.tenantId} AND category <> 'billing'
		)
		SELECT was AS from, becomes AS to, count(*)::int AS count
		FROM (SELECT ${winners} FROM saved, reach WHERE ${isInReach}) AS moved
		WHERE was IS DISTINCT FROM becomes
		GROUP BY was, becomes ORDER BY count DESC, was, becomes
	`.execute(tx);
	return rows;
}

type MovedOrders = { orders: number; outside: number; numbers: string[] };

/** Numbers within the units of the person alone. */
export async function countMovedOrders(
	tx: Tx,
	draft: Draft,
	{ units, limit }: { units: string[] | null; limit: number },
): Promise<MovedOrders> {
	const isSeen = units ? sql`unit = ANY (${units}::text[])` : sql`true`;
	const { rows } = await sql<MovedOrders>`
		WITH ${areas(draft)}, open AS (
			SELECT order_number, unit, ${placeOf(sql`(snapshot #> '{cart,distributionAddress}')`)}
			FROM shop_order
			WHERE tenant_id = ${draft.tenantId} AND status IN ('PLACED', 'PICKING', 'PICKED')
				AND distribution_type = 'DELIVERY'
		), moved AS (
			SELECT * FROM (SELECT order_number, unit, ${winners} FROM open, reach WHERE ${isInReach})
				AS either WHERE was IS DISTINCT FROM becomes
		)
		SELECT count(*)::int AS orders, count(*) FILTER (WHERE becomes IS NULL)::int AS outside, ARRAY(
			SELECT order_number::text FROM moved WHERE becomes IS NULL AND ${isSeen}
			ORDER BY order_number LIMIT ${limit}
		) AS numbers
		FROM moved
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an aggregate returned no row');
	return row;
}
