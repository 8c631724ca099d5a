import type { Position } from '@korb/contracts/fulfilment/address';
import { type RawBuilder, sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import { clientLock } from '../../db/guards/lock-client.sql.ts';
import type { Tx } from '../../db/schema.ts';
import { type ClientQuota, type HoldKey, mayHoldAnother } from './client-quota.sql.ts';
import type { WindowRow } from './windows.sql.ts';

export type { HoldKey };

/** How often a cart may restart its hold before others get a chance at the place. */
const MAX_EXTENSIONS = 2;

type LockedHold = {
	window_id: string | null;
	has_place: boolean;
	/** By the database clock, which also set the expiry. */
	minutes_left: number;
	may_extend: boolean;
	position: Position | null;
	/** Says nothing: the lock of the client is taken on the way. */
	client_lock: string | null;
};

/**
 * Creates the row if missing, so that two tabs of one cart serialise here. Lock order everywhere:
 * the hold, the client if one is given, then windows by id.
 */
export async function lockHold(
	tx: Tx,
	{ tenantId, cartId }: HoldKey,
	client: ClientQuota | null = null,
): Promise<LockedHold> {
	const { rows } = await sql<LockedHold>`
		${lockedHold({ tenantId, cartId })}
		RETURNING ${holdColumns}, ${clientLock(tenantId, client?.key ?? null)} AS client_lock
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an upsert returned no row');
	return row;
}

/** The same, with the window of the hold. */
export async function lockHoldWithWindow(
	tx: Tx,
	{ tenantId, cartId }: HoldKey,
	client: ClientQuota | null = null,
): Promise<{ hold: LockedHold; held: HeldRow | null }> {
	const { rows } = await sql<LockedHold & Nullable<Omit<HeldRow, 'window_id'>>>`
		WITH hold AS (
			${lockedHold({ tenantId, cartId })}
			RETURNING tenant_id, expires_at, fee_cents, is_green, ${holdColumns},
				${clientLock(tenantId, client?.key ?? null)} AS client_lock
		)
		SELECT hold.window_id, hold.has_place, hold.minutes_left, hold.may_extend, hold.position,
			hold.client_lock, ${heldColumns}
		FROM hold LEFT JOIN time_window AS w
			ON w.tenant_id = hold.tenant_id AND w.window_id = hold.window_id
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an upsert returned no row');
	return { hold: row, held: row.window_id === null ? null : (row as HeldRow) };
}

type Nullable<T> = { [Key in keyof T]: T[Key] | null };

function lockedHold({ tenantId, cartId }: HoldKey) {
	return sql`
		INSERT INTO window_hold (tenant_id, cart_id) VALUES (${tenantId}, ${cartId})
		ON CONFLICT (tenant_id, cart_id) DO UPDATE SET cart_id = excluded.cart_id
	`;
}

const holdColumns = sql`
	window_id, has_place, extract(epoch FROM expires_at - now())::float / 60 AS minutes_left,
	extensions < ${MAX_EXTENSIONS} AS may_extend,
	CASE WHEN position IS NOT NULL THEN jsonb_build_object(
		'lat', ST_Y(position::geometry), 'lng', ST_X(position::geometry)) END AS position
`;

export async function lockWindows(tx: Tx, tenantId: string, windowIds: string[]): Promise<void> {
	await sql`
		SELECT FROM time_window WHERE tenant_id = ${tenantId} AND window_id = ANY (${windowIds}::uuid[])
		ORDER BY window_id FOR UPDATE
	`.execute(tx);
}

export type NewHold = {
	windowId: string;
	minutes: number;
	feeCents: number | null;
	isGreen: boolean;
	position: Position | null;
	clientKey: string | null;
};

/**
 * The only statement that takes a place for a hold: it enforces capacity, cut-off, closing and how
 * many places the client may hold, whose lock the caller has taken. Taking the place and writing the hold is one statement, so that competitors wait only for the
 * commit.
 */
export async function takePlace(
	tx: Tx,
	key: HoldKey,
	hold: NewHold,
	client: ClientQuota | null,
): Promise<Date | null> {
	const { rows } = await sql<{ expires_at: Date }>`
		WITH place AS (
			UPDATE time_window SET taken = taken + 1
			WHERE tenant_id = ${key.tenantId} AND window_id = ${hold.windowId}
				AND cut_off_at > now() AND closed_reason IS NULL
				${guarded('window-capacity', sql`AND taken < capacity`)} ${client ? mayHoldAnother(key, client) : sql``}
			RETURNING window_id
		)
		UPDATE window_hold SET ${holdTerms(hold)}, window_id = ${hold.windowId}, has_place = true,
			expires_at = ${minutesFromNow(hold.minutes)}, extensions = 0
		FROM place
		WHERE tenant_id = ${key.tenantId} AND cart_id = ${key.cartId}
		RETURNING expires_at
	`.execute(tx);
	return rows[0]?.expires_at ?? null;
}

/**
 * For a cart that already has its place: updates the agreed fee, and restarts the hold if it may.
 */
export async function rewriteHold(tx: Tx, key: HoldKey, hold: NewHold): Promise<Date> {
	const { rows } = await sql<{ expires_at: Date }>`
		UPDATE window_hold SET ${holdTerms(hold)}, ${extended(hold.minutes)}
		WHERE tenant_id = ${key.tenantId} AND cart_id = ${key.cartId}
		RETURNING expires_at
	`.execute(tx);
	return expiryOf(rows);
}

function holdTerms(hold: NewHold): RawBuilder<unknown> {
	return sql`fee_cents = ${hold.feeCents}, is_green = ${hold.isGreen}, client_key = ${hold.clientKey},
		position = ST_MakePoint(${hold.position?.lng ?? null}, ${hold.position?.lat ?? null})::geography`;
}

function extended(minutes: number): RawBuilder<unknown> {
	return sql`extensions = least(extensions + 1, ${MAX_EXTENSIONS}), expires_at = CASE
		WHEN extensions < ${MAX_EXTENSIONS} THEN ${minutesFromNow(minutes)} ELSE expires_at END`;
}

function minutesFromNow(minutes: number): RawBuilder<unknown> {
	return sql`now() + make_interval(mins => ${minutes}::int)`;
}

export async function freePlace(tx: Tx, tenantId: string, windowId: string): Promise<void> {
	await sql`
		UPDATE time_window SET taken = taken - 1
		WHERE tenant_id = ${tenantId} AND window_id = ${windowId}
	`.execute(tx);
}

export async function extendHold(
	tx: Tx,
	{ tenantId, cartId }: HoldKey,
	minutes: number,
): Promise<Date> {
	const { rows } = await sql<{ expires_at: Date }>`
		UPDATE window_hold SET ${extended(minutes)}
		WHERE tenant_id = ${tenantId} AND cart_id = ${cartId} RETURNING expires_at
	`.execute(tx);
	return expiryOf(rows);
}

export async function renameHold(
	tx: Tx,
	{ tenantId, cartId }: HoldKey,
	newCartId: string,
): Promise<void> {
	await sql`
		UPDATE window_hold SET cart_id = ${newCartId}
		WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
	`.execute(tx);
}

export async function deleteHold(tx: Tx, { tenantId, cartId }: HoldKey): Promise<void> {
	await sql`DELETE FROM window_hold WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}`.execute(
		tx,
	);
}

export type HeldRow = WindowRow & {
	is_live: boolean;
	expires_at: Date;
	promised_fee_cents: number | null;
	promised_green: boolean;
};

const heldColumns = sql`
	w.distribution_type, w.appointable_id, w.day::text, w.starts_at, w.ends_at, w.cut_off_at,
	w.capacity, w.taken, w.fee_cents, w.green_reduction_cents, w.cut_off_at <= now() AS is_past_cut_off,
	hold.is_green, hold.has_place AND hold.expires_at > now() AS is_live, hold.expires_at,
	hold.fee_cents AS promised_fee_cents, hold.is_green AS promised_green
`;

export async function findHeldWindow(
	tx: Tx,
	{ tenantId, cartId }: HoldKey,
): Promise<HeldRow | null> {
	const { rows } = await sql<HeldRow>`
		SELECT w.window_id, ${heldColumns} FROM window_hold AS hold
		JOIN time_window AS w ON w.tenant_id = hold.tenant_id AND w.window_id = hold.window_id
		WHERE hold.tenant_id = ${tenantId} AND hold.cart_id = ${cartId}
	`.execute(tx);
	return rows[0] ?? null;
}

function expiryOf([row]: { expires_at: Date }[]): Date {
	if (!row) throw new Error('a hold was written without its lock');
	return row.expires_at;
}

/** Releases expired holds across all shops. SKIP LOCKED passes over holds being renewed. */
export async function freeExpiredPlaces(tx: Tx, atMost: number): Promise<number> {
	const { rows } = await sql<{ tenant_id: string; window_id: string; places: number }>`
		WITH expired AS (
			SELECT tenant_id, cart_id FROM window_hold
			WHERE has_place AND expires_at <= now()
			ORDER BY expires_at LIMIT ${atMost} ${guarded('sweep-lock', sql`FOR UPDATE SKIP LOCKED`)}
		), freed AS (
			UPDATE window_hold AS hold SET has_place = false FROM expired
			WHERE hold.tenant_id = expired.tenant_id AND hold.cart_id = expired.cart_id
			RETURNING hold.tenant_id, hold.window_id
		)
		SELECT tenant_id, window_id, count(*)::int AS places FROM freed
		GROUP BY tenant_id, window_id ORDER BY window_id
	`.execute(tx);
	for (const row of rows) {
		await sql`
			UPDATE time_window SET taken = taken - ${row.places}
			WHERE tenant_id = ${row.tenant_id} AND window_id = ${row.window_id}
		`.execute(tx);
	}
	return rows.reduce((sum, { places }) => sum + places, 0);
}
