import type { DistributionType } from '@korb/contracts/fulfilment/address';
import type { OrderStatus } from '@korb/contracts/order/orders';
import type { TemperatureZone } from '@korb/domain/picking/crates';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { frozenCart } from '../order-records/index.ts';

type Address = Record<string, string | null>;

export type PackedOrderRow = {
	order_number: string;
	window_id: string;
	unit: string;
	distribution_type: DistributionType | null;
	window: { start: string; end: string };
	address: Address;
	billing: Address | null;
	minimum_age: number | null;
	crates: { number: number; temperatureZone: TemperatureZone; isLoaded: boolean }[];
};

/** Windows that began earlier are a matter for the list of orders. */
const DAYS = 14;

export async function listPackedOrders(
	tx: Tx,
	{ tenantId, units }: { tenantId: string; units: string[] | null },
	atMost: number,
): Promise<PackedOrderRow[]> {
	const { rows } = await sql<PackedOrderRow>`
		SELECT o.order_number::text AS order_number, o.window_id, o.unit, o.distribution_type,
			cart -> 'distributionWindow' AS window, cart -> 'distributionAddress' AS address,
			cart -> 'billingAddress' AS billing, (
				SELECT max((line #>> '{product,minimumAge}')::int)
				FROM jsonb_array_elements(cart -> 'productLineItems') AS line
				WHERE NOT EXISTS (
					SELECT FROM jsonb_array_elements(o.picked -> 'lines') AS packed
					WHERE packed ->> 'lineItemId' = line ->> 'lineItemId'
						AND (packed ->> 'quantity')::int = 0
				)
			) AS minimum_age, coalesce((
				SELECT jsonb_agg(jsonb_build_object('number', number,
					'temperatureZone', temperature_zone, 'isLoaded', loaded_at IS NOT NULL) ORDER BY number)
				FROM order_crate AS crate
				WHERE crate.tenant_id = o.tenant_id AND crate.order_number = o.order_number
			), '[]') AS crates
		FROM (
			SELECT * FROM shop_order WHERE tenant_id = ${tenantId} AND status = 'PICKED'
				AND window_starts_at > now() - make_interval(days => ${DAYS})
				${units ? sql`AND unit = ANY (${units})` : sql``}
			ORDER BY window_starts_at, window_id, unit, order_number LIMIT ${atMost}
		) AS o
		${frozenCart}
		ORDER BY o.window_starts_at, o.window_id, o.unit, o.order_number
	`.execute(tx);
	return rows;
}

export type UnpackedRow = { window_id: string; unit: string; orders: number };

export async function listUnpacked(
	tx: Tx,
	tenantId: string,
	windowIds: string[],
): Promise<UnpackedRow[]> {
	const { rows } = await sql<UnpackedRow>`
		SELECT window_id, unit, count(*)::int AS orders FROM shop_order
		WHERE tenant_id = ${tenantId} AND window_id = ANY (${windowIds}::uuid[])
			AND status IN ('PLACED', 'PICKING')
		GROUP BY window_id, unit
	`.execute(tx);
	return rows;
}

export type PackedRow = {
	status: OrderStatus;
	unit: string;
	distribution_type: DistributionType | null;
	loaded: number[];
	unloaded: number[];
};

/** Serialises those who hand over or load the same order. */
export async function lockPacked(
	tx: Tx,
	tenantId: string,
	orderNumber: string,
): Promise<PackedRow | null> {
	await sql`
		SELECT FROM order_claim AS claim
		JOIN shop_order AS o ON o.tenant_id = claim.tenant_id
			AND o.order_number = claim.order_number AND o.placed_at = claim.placed_at
		WHERE claim.tenant_id = ${tenantId} AND claim.order_number = ${orderNumber}::bigint
		${guarded('handover-lock', sql`FOR UPDATE OF o`)}
	`.execute(tx);
	const crates = (isLoaded: boolean) => sql`ARRAY(
		SELECT number FROM order_crate AS crate
		WHERE crate.tenant_id = o.tenant_id AND crate.order_number = o.order_number
			AND (loaded_at IS NOT NULL) = ${isLoaded}::boolean
		ORDER BY number
	)`;
	const { rows } = await sql<PackedRow>`
		SELECT o.status, o.unit, o.distribution_type, ${crates(true)} AS loaded,
			${crates(false)} AS unloaded
		FROM order_claim AS claim
		JOIN shop_order AS o ON o.tenant_id = claim.tenant_id
			AND o.order_number = claim.order_number AND o.placed_at = claim.placed_at
		WHERE claim.tenant_id = ${tenantId} AND claim.order_number = ${orderNumber}::bigint
	`.execute(tx);
	return rows[0] ?? null;
}

type LoadedCrates = { tenantId: string; staffId: string; orderNumber: string; numbers: number[] };

export async function setLoaded(tx: Tx, loaded: LoadedCrates): Promise<void> {
	await sql`
		UPDATE order_crate SET loaded_by = ${loaded.staffId}, loaded_at = now()
		WHERE tenant_id = ${loaded.tenantId} AND order_number = ${loaded.orderNumber}::bigint
			AND number = ANY (${loaded.numbers}::int[]) AND loaded_at IS NULL
	`.execute(tx);
}
