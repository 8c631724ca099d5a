import type { ShortageReason } from '@korb/domain/picking/picking-rules';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { OrderSnapshot } from '../order-records/index.ts';
import type { WaveKey } from './waves.sql.ts';

export type WaveOrderRow = {
	order_number: string;
	crate: string;
	unit: string;
	is_open: boolean;
	snapshot: OrderSnapshot;
};

/** In the order of the crates. An order that another system has packed or cancelled is not open. */
export async function listWaveOrders(
	tx: Tx,
	{ tenantId, waveId }: WaveKey,
): Promise<WaveOrderRow[]> {
	const { rows } = await sql<WaveOrderRow>`
		SELECT o.order_number::text AS order_number, member.crate, o.unit,
			o.status = 'PICKING' AS is_open, o.snapshot
		FROM picking_wave_order AS member
		JOIN order_claim AS claim ON claim.tenant_id = member.tenant_id
			AND claim.order_number = member.order_number
		JOIN shop_order AS o ON o.tenant_id = claim.tenant_id
			AND o.order_number = claim.order_number AND o.placed_at = claim.placed_at
		WHERE member.tenant_id = ${tenantId} AND member.wave_id = ${waveId}
		ORDER BY member.crate
	`.execute(tx);
	return rows;
}

export type ShelfRow = {
	sku: string;
	eans: string[];
	shelf_place: string | null;
};

/** In walking order; products that were removed from the assortment are missing. */
export async function listShelves(tx: Tx, tenantId: string, skus: string[]): Promise<ShelfRow[]> {
	const { rows } = await sql<ShelfRow>`
		SELECT product.sku, eans, shelf_place FROM product
		JOIN category ON category.tenant_id = product.tenant_id AND category.slug = product.category
		WHERE product.tenant_id = ${tenantId} AND product.sku = ANY (${skus})
		ORDER BY shelf_place COLLATE "C" NULLS LAST, tree_order, sort_name, product.sku
	`.execute(tx);
	return rows;
}

/** As it is charged. */
export type StoredSubstitute = { sku: string; name: string; totalPrice: number; vatRate?: number };

export type ResultRow = {
	result_number: string;
	order_number: string;
	line_item_id: string;
	quantity: number;
	grams: number | null;
	reason: ShortageReason | null;
	substitute: StoredSubstitute | null;
};

/** The last result of every line item. */
export async function listResults(
	tx: Tx,
	tenantId: string,
	orderNumbers: string[],
): Promise<ResultRow[]> {
	const { rows } = await sql<ResultRow>`
		SELECT DISTINCT ON (picking_result.order_number, picking_result.line_item_id)
			result_number::text AS result_number, order_number::text AS order_number, line_item_id,
			quantity, grams, reason, substitute
		FROM picking_result
		WHERE tenant_id = ${tenantId} AND order_number = ANY (${orderNumbers}::bigint[])
		ORDER BY picking_result.order_number, picking_result.line_item_id,
			picking_result.result_number DESC
	`.execute(tx);
	return rows;
}

export type NewResult = {
	tenantId: string;
	resultId: string;
	staffId: string;
	orderNumber: string;
	lineItemId: string;
	quantity: number;
	grams: number | null;
	reason: ShortageReason | null;
	substitute: StoredSubstitute | null;
};

/** Whether it is new; the id of a device counts once. */
export async function insertResult(tx: Tx, result: NewResult): Promise<boolean> {
	const substitute = result.substitute && JSON.stringify(result.substitute);
	const { numAffectedRows } = await sql`
		INSERT INTO picking_result (tenant_id, result_id, order_number, line_item_id, staff_id, quantity,
			grams, reason, substitute)
		VALUES (${result.tenantId}, ${result.resultId}, ${result.orderNumber}::bigint,
			${result.lineItemId}, ${result.staffId}, ${result.quantity}, ${result.grams},
			${result.reason}, ${substitute}::jsonb)
		ON CONFLICT (tenant_id, result_id) DO NOTHING
	`.execute(tx);
	return numAffectedRows === 1n;
}

export type KnownResult = {
	result_id: string;
	order_number: string;
	line_item_id: string;
	quantity: number;
	grams: number | null;
};

export async function listKnownResults(
	tx: Tx,
	tenantId: string,
	resultIds: string[],
): Promise<KnownResult[]> {
	const { rows } = await sql<KnownResult>`
		SELECT result_id, order_number::text AS order_number, line_item_id, quantity, grams
		FROM picking_result WHERE tenant_id = ${tenantId} AND result_id = ANY (${resultIds}::uuid[])
	`.execute(tx);
	return rows;
}

export type DayRow = { lines: number; missing: number; substituted: number };

/** What one person has packed since then. */
export async function countResults(
	tx: Tx,
	{ tenantId, staffId }: { tenantId: string; staffId: string },
	since: Date,
): Promise<DayRow> {
	const { rows } = await sql<DayRow>`
		SELECT count(*)::int AS lines,
			count(*) FILTER (WHERE quantity = 0)::int AS missing,
			count(*) FILTER (WHERE substitute IS NOT NULL)::int AS substituted
		FROM (
			SELECT DISTINCT ON (order_number, line_item_id) quantity, substitute
			FROM picking_result
			WHERE tenant_id = ${tenantId} AND staff_id = ${staffId} AND recorded_at >= ${since}
			ORDER BY order_number, line_item_id, result_number DESC
		) AS latest
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an aggregate returned no row');
	return row;
}
