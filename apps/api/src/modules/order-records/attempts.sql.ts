import type { AttemptStatus } from '@korb/domain/order/order-states';
import type { OrderMethodKey } from '@korb/domain/payment/payment-methods';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import type { HostedCheckoutRequest } from '../payment/index.ts';

export type AttemptKey = { tenantId: string; attemptId: string };

/** Key of an attempt, from its own row or from the order created from it. */
export function attemptKeyOf(row: { tenant_id: string; attempt_id: string }): AttemptKey {
	return { tenantId: row.tenant_id, attemptId: row.attempt_id };
}

export type AttemptRow = {
	tenant_id: string;
	attempt_id: string;
	cart_id: string;
	cart_version: number;
	method_key: OrderMethodKey;
	provider: string | null;
	payment_id: string | null;
	status: AttemptStatus;
	currency: string;
	planned_cents: number;
	reserved_cents: number;
	authorised_cents: number;
	captured_cents: number;
	refunded_cents: number;
	/** Held on gift cards, and taken once there is an order. */
	wallet_cents: number;
	wallet_refunded_cents: number;
	brand_name: string;
	last_digits: string | null;
	error_code: string | null;
	redirect_url: string | null;
	checkout_request: HostedCheckoutRequest;
	created_at: Date;
	age_seconds: number;
	poll_count: number;
};

export const attemptColumns = sql`
	tenant_id, attempt_id, cart_id, cart_version, method_key, provider, payment_id, status, currency,
	planned_cents, reserved_cents, authorised_cents, captured_cents, refunded_cents,
	wallet_cents, wallet_refunded_cents, brand_name, last_digits, error_code, redirect_url,
	checkout_request, created_at, poll_count,
	extract(epoch FROM now() - created_at)::int AS age_seconds
`;

export async function findAttempt(tx: Tx, key: AttemptKey): Promise<AttemptRow | null> {
	const { rows } = await sql<AttemptRow>`
		SELECT ${attemptColumns} FROM payment_attempt
		WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
	`.execute(tx);
	return rows[0] ?? null;
}

/** Looks the attempt up by our id or by the provider's. */
export async function findAttemptByName(
	tx: Tx,
	tenantId: string,
	name: string,
): Promise<AttemptRow | null> {
	if (uuid.test(name)) return findAttempt(tx, { tenantId, attemptId: name });
	const { rows } = await sql<AttemptRow>`
		SELECT ${attemptColumns} FROM payment_attempt
		WHERE payment_id = ${name} AND tenant_id = ${tenantId} LIMIT 1
	`.execute(tx);
	return rows[0] ?? null;
}

/** Provider events carry no tenant, only our attempt id. */
export async function findAttemptByReference(
	tx: Tx,
	reference: string,
): Promise<AttemptRow | null> {
	const attemptId = attemptIdOf(reference);
	if (!attemptId) return null;
	const { rows } = await sql<AttemptRow>`
		SELECT ${attemptColumns} FROM payment_attempt WHERE attempt_id = ${attemptId}
	`.execute(tx);
	return rows[0] ?? null;
}

/** Null for a reference that is not ours. */
export function attemptIdOf(reference: string | null): string | null {
	return reference !== null && uuid.test(reference) ? reference : null;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export async function findLatestAttempt(
	tx: Tx,
	tenantId: string,
	cartId: string,
): Promise<AttemptRow | null> {
	const { rows } = await sql<AttemptRow>`
		SELECT ${attemptColumns} FROM payment_attempt
		WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
		ORDER BY created_at DESC LIMIT 1
	`.execute(tx);
	return rows[0] ?? null;
}

export async function lockAttempt(tx: Tx, key: AttemptKey): Promise<AttemptRow> {
	const { rows } = await sql<AttemptRow>`
		SELECT ${attemptColumns} FROM payment_attempt
		WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
		${guarded('order-lock', sql`FOR UPDATE`)}
	`.execute(tx);
	return getRow(rows);
}

export type AttemptChange = {
	status: AttemptStatus;
	errorCode?: string;
	paymentId?: string;
	redirectUrl?: string | null;
	authorisedCents?: number;
	capturedCents?: number;
	refundedCents?: number;
	brandName?: string;
	lastDigits?: string | null;
};

/** The database rejects transitions that are not in its transition table. */
export async function changeAttempt(
	tx: Tx,
	key: AttemptKey,
	change: AttemptChange,
): Promise<AttemptRow> {
	const { rows } = await sql<AttemptRow>`
		UPDATE payment_attempt SET status = ${change.status},
			error_code = coalesce(${change.errorCode ?? null}, error_code),
			payment_id = coalesce(${change.paymentId ?? null}, payment_id),
			redirect_url = coalesce(${change.redirectUrl ?? null}, redirect_url),
			authorised_cents = coalesce(${change.authorisedCents ?? null}::int, authorised_cents),
			captured_cents = coalesce(${change.capturedCents ?? null}::int, captured_cents),
			refunded_cents = coalesce(${change.refundedCents ?? null}::int, refunded_cents),
			brand_name = coalesce(${change.brandName ?? null}, brand_name),
			last_digits = coalesce(${change.lastDigits ?? null}, last_digits),
			settled_at = CASE WHEN ${change.status} IN ('ordered', 'failed', 'voided') THEN now()
				ELSE settled_at END
		WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
		RETURNING ${attemptColumns}
	`.execute(tx);
	return getRow(rows);
}

export async function noteWalletRefund(
	tx: Tx,
	key: AttemptKey,
	amountCents: number,
): Promise<AttemptRow> {
	const { rows } = await sql<AttemptRow>`
		UPDATE payment_attempt SET wallet_refunded_cents = wallet_refunded_cents + ${amountCents}
		WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
		RETURNING ${attemptColumns}
	`.execute(tx);
	return getRow(rows);
}

/**
 * Stores the hosted page: the create operation is done and the attempt is pending, unless it was
 * abandoned in the meantime. Safe to repeat.
 */
export async function noteCreated(
	tx: Tx,
	key: AttemptKey,
	page: { operation: number; paymentId: string; redirectUrl: string },
): Promise<AttemptRow> {
	const { rows } = await sql<AttemptRow>`
		WITH done AS (
			UPDATE payment_operation SET outcome = 'done'
			WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
				AND operation = 'create' AND number = ${page.operation} AND outcome = 'unknown'
		)
		UPDATE payment_attempt SET payment_id = ${page.paymentId}, redirect_url = ${page.redirectUrl},
			status = CASE status WHEN 'created' THEN 'pending' ELSE status END
		WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
		RETURNING ${attemptColumns}
	`.execute(tx);
	return getRow(rows);
}

const MAX_POLL_SECONDS = 300;

/** Claims unsettled attempts, each for one sweep, with exponential backoff between polls. */
export async function takeAttemptsToPoll(tx: Tx, atMost: number): Promise<AttemptRow[]> {
	const { rows } = await sql<AttemptRow>`
		UPDATE payment_attempt SET poll_count = poll_count + 1,
			next_poll_at = now() + make_interval(secs => least(15 * 2 ^ poll_count, ${MAX_POLL_SECONDS}))
		WHERE (tenant_id, attempt_id) IN (
			SELECT tenant_id, attempt_id FROM payment_attempt
			WHERE next_poll_at <= now()
				AND status IN ('created', 'pending', 'authorised', 'unknown', 'orphaned')
			ORDER BY next_poll_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED
		)
		RETURNING ${attemptColumns}
	`.execute(tx);
	return rows;
}

function getRow<Row>([row]: Row[]): Row {
	if (!row) throw new Error('there is no such attempt');
	return row;
}
