import type { LedgerEntry } from '@korb/contracts/admin/orders/order-desk';
import type { OrderStatus } from '@korb/contracts/order/orders';
import type { OrderSort } from '@korb/domain/order/order-list';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { frozenCart } from '../order-records/index.ts';

export type DeskFilter = {
	tenantId: string;
	/** Null: all of them. */
	units: string[] | null;
	statuses: OrderStatus[] | null;
	windowFrom: Date | null;
	windowTo: Date | null;
	search: DeskSearch | null;
};
/** `text` is a pattern for names, addresses and phone numbers. */
export type DeskSearch = { pattern: string; orderNumber: string | null };
/** `at` is what the list is sorted by. */
export type DeskCursor = { at: Date; orderNumber: string };
export type DeskPage = { sort: OrderSort; before: DeskCursor | null; atMost: number };

export type DeskRow = {
	order_number: string;
	placed_at: Date;
	sorted_at: Date | null;
	version: number;
	status: OrderStatus;
	currency: string;
	total_cents: number;
	unit: string;
	distribution_type: string | null;
	line_item_count: number;
	address: Record<string, string | null>;
	billing: Record<string, string | null> | null;
	window: { id: string; start: string; end: string };
	adds_to: string | null;
};

/** Finds the page by narrow columns first, and reads the snapshots of that page only. */
export async function listDeskRows(
	tx: Tx,
	filter: DeskFilter,
	{ sort, before, atMost }: DeskPage,
): Promise<DeskRow[]> {
	const by = sort.endsWith('window') ? sql`o.window_starts_at` : sql`o.placed_at`;
	const [after, direction] = sort.startsWith('-') ? [sql`<`, sql`DESC`] : [sql`>`, sql`ASC`];
	const { rows } = await sql<DeskRow>`
		WITH page AS MATERIALIZED (
			SELECT o.placed_at, o.order_number FROM shop_order AS o
			WHERE ${matches(filter)}
				${before ? sql`AND (${by}, o.order_number) ${after} (${before.at}, ${before.orderNumber}::bigint)` : sql``}
			ORDER BY ${by} ${direction}, o.order_number ${direction} LIMIT ${atMost}
		)
		SELECT o.order_number::text AS order_number, o.placed_at, ${by} AS sorted_at, o.version, o.status, o.currency,
			coalesce((o.picked #>> '{price,total}')::int, o.total_cents) AS total_cents, o.unit,
			o.distribution_type, (cart ->> 'lineItemCount')::int AS line_item_count,
			cart -> 'distributionAddress' AS address, cart -> 'billingAddress' AS billing,
			cart -> 'distributionWindow' AS window,
			CASE WHEN cart ->> 'mode' = 'ADDON' THEN cart ->> 'orderNumber' END AS adds_to
		FROM page JOIN shop_order AS o ON o.tenant_id = ${filter.tenantId}
			AND o.placed_at = page.placed_at AND o.order_number = page.order_number
		${frozenCart}
		ORDER BY ${by} ${direction}, o.order_number ${direction}
	`.execute(tx);
	return rows;
}

function matches({ tenantId, units, statuses, windowFrom, windowTo, search }: DeskFilter) {
	return sql`o.tenant_id = ${tenantId}
		${units ? sql`AND o.unit = ANY (${units})` : sql``}
		${statuses ? sql`AND o.status = ANY (${statuses})` : sql``}
		${windowFrom ? sql`AND o.window_starts_at >= ${windowFrom}` : sql``}
		${windowTo ? sql`AND o.window_starts_at < ${windowTo}` : sql``}
		${search ? finds(search) : sql``}`;
}

function finds({ pattern, orderNumber }: DeskSearch) {
	if (orderNumber === null) return sql`AND o.search_text LIKE ${pattern}`;
	return sql`AND (o.order_number = ${orderNumber}::bigint OR o.search_text LIKE ${pattern})`;
}

export type DeskFacts = { version: number; unit: string };

export async function findDeskFacts(
	tx: Tx,
	{ tenantId, orderNumber }: { tenantId: string; orderNumber: string },
): Promise<DeskFacts | null> {
	const { rows } = await sql<DeskFacts>`
		SELECT o.version, o.unit FROM order_claim AS claim
		JOIN shop_order AS o ON o.tenant_id = claim.tenant_id
			AND o.order_number = claim.order_number AND o.placed_at = claim.placed_at
		WHERE claim.order_number = ${orderNumber}::bigint AND claim.tenant_id = ${tenantId}
	`.execute(tx);
	return rows[0] ?? null;
}

/** A change that touches no column of the order makes open pages stale, too: a trigger counts. */
export async function countChange(
	tx: Tx,
	order: { tenant_id: string; order_number: number; placed_at: Date },
): Promise<void> {
	await sql`
		UPDATE shop_order SET version = version
		WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number}
			AND placed_at = ${order.placed_at}
	`.execute(tx);
}

export type LedgerRow = {
	operation: LedgerEntry['operation'];
	number: number;
	amount_cents: number | null;
	outcome: LedgerEntry['outcome'];
	error_code: string | null;
	idempotency_key: string;
	started_at: Date;
	retry_of: number | null;
	may_retry: boolean;
};

export async function listLedger(
	tx: Tx,
	{
		tenantId,
		attemptId,
		orderNumber,
	}: { tenantId: string; attemptId: string; orderNumber: string },
): Promise<LedgerRow[]> {
	const { rows } = await sql<LedgerRow>`
		SELECT call.operation, number, amount_cents, outcome, error_code, idempotency_key, started_at,
			retry_of, call.operation = 'refund' AND outcome = 'refused' AND number IN (
				SELECT operation FROM order_refund
				WHERE tenant_id = ${tenantId} AND order_number = ${orderNumber}::bigint
				UNION ALL
				SELECT operation FROM order_return
				WHERE tenant_id = ${tenantId} AND order_number = ${orderNumber}::bigint
			) AS may_retry
		FROM payment_operation AS call
		WHERE tenant_id = ${tenantId} AND attempt_id = ${attemptId}
		ORDER BY started_at, call.operation, number
	`.execute(tx);
	return rows;
}

export type TimelineRow = { at: Date; type: string; by: string | null };

/** What happened to the order, and what people did with it. */
export async function listTimeline(
	tx: Tx,
	{ tenantId, orderNumber }: { tenantId: string; orderNumber: string },
): Promise<TimelineRow[]> {
	const { rows } = await sql<TimelineRow>`
		SELECT occurred_at AS at, type, NULL::text AS by FROM order_event
		WHERE tenant_id = ${tenantId} AND order_number = ${orderNumber}::bigint
		UNION ALL
		SELECT at, action, staff_name FROM audit_entry
		WHERE tenant_id = ${tenantId} AND subject = ${`order:${orderNumber}`}
		ORDER BY at
	`.execute(tx);
	return rows;
}

export type NoteRow = { note_id: string; text: string; by: string; created_at: Date };

export async function listNotes(
	tx: Tx,
	{ tenantId, orderNumber }: { tenantId: string; orderNumber: string },
): Promise<NoteRow[]> {
	const { rows } = await sql<NoteRow>`
		SELECT note_id, note.text, staff.name AS by, note.created_at
		FROM order_note AS note JOIN staff USING (tenant_id, staff_id)
		WHERE tenant_id = ${tenantId} AND order_number = ${orderNumber}::bigint
		ORDER BY note.created_at, note_id
	`.execute(tx);
	return rows;
}

export async function insertNote(
	tx: Tx,
	note: { tenantId: string; orderNumber: string; staffId: string; text: string },
): Promise<{ note_id: string; created_at: Date }> {
	const { rows } = await sql<{ note_id: string; created_at: Date }>`
		INSERT INTO order_note (tenant_id, order_number, staff_id, text)
		VALUES (${note.tenantId}, ${note.orderNumber}::bigint, ${note.staffId}, ${note.text})
		RETURNING note_id, created_at
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an insert returned no row');
	return row;
}
