import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';
import type { SavedCard } from '../payment/index.ts';
import type { RefRow } from './erasure.sql.ts';

/** One change of a customer's methods at a time. */
export async function lockMethods(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<void> {
	await sql`
		SELECT FROM customer WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		${guarded('method-lock', sql`FOR NO KEY UPDATE`)}
	`.execute(tx);
}

export type NewMethod = {
	tenantId: string;
	customerId: string;
	attemptId: string;
	methodKey: string;
	provider: string;
	card: SavedCard;
};

/** Notes a card that the provider has saved. Safe to repeat; nothing for a customer who is gone. */
export async function insertUnsaved(tx: Tx, method: NewMethod): Promise<void> {
	const { card } = method;
	await sql`
		INSERT INTO customer_payment_method (tenant_id, customer_id, attempt_id, method_key, provider,
			provider_ref, brand, last_digits, expiry_month, expiry_year)
		SELECT tenant_id, customer_id, ${method.attemptId}::uuid, ${method.methodKey},
			${method.provider}, ${card.ref}, ${card.brandName}, ${card.lastDigits},
			${card.expiryMonth}::smallint, ${card.expiryYear}::smallint
		FROM customer
		WHERE tenant_id = ${method.tenantId} AND customer_id = ${method.customerId}::uuid
		ON CONFLICT DO NOTHING
	`.execute(tx);
}

export type MethodRow = {
	method_id: string;
	method_key: string;
	provider: string;
	brand: string;
	last_digits: string;
	expiry_month: number;
	expiry_year: number;
	is_primary: boolean;
	is_expired: boolean;
};

const isExpired = sql`
	(make_date(expiry_year, expiry_month, 1) + interval '1 month' <= day_at(tenant_id))
`;

/** Those that still pay first, the primary one before the others. */
export async function listMethods(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<MethodRow[]> {
	const { rows } = await sql<MethodRow>`
		SELECT method_id, method_key, provider, brand, last_digits, expiry_month, expiry_year,
			is_primary, ${isExpired} AS is_expired
		FROM customer_payment_method
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND saved_at IS NOT NULL
		ORDER BY is_expired, is_primary DESC, created_at, method_id
	`.execute(tx);
	return rows;
}

export type NotedRow = {
	method_id: string;
	method_key: string;
	provider: string;
	is_saved: boolean;
};

/** What was noted with a payment of this customer. */
export async function findNoted(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	attemptId: string,
): Promise<NotedRow | null> {
	const { rows } = await sql<NotedRow>`
		SELECT method_id, method_key, provider, saved_at IS NOT NULL AS is_saved
		FROM customer_payment_method
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
			AND attempt_id = ${attemptId}::uuid
	`.execute(tx);
	return rows[0] ?? null;
}

/** The reference of a card that pays now; null if it is not the customer's, or cannot pay. */
export async function findRef(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	methodId: string,
	provider: string,
): Promise<string | null> {
	const { rows } = await sql<{ provider_ref: string }>`
		SELECT provider_ref FROM customer_payment_method
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
			AND method_id = ${methodId}::uuid AND provider = ${provider}
			AND saved_at IS NOT NULL AND NOT ${isExpired}
	`.execute(tx);
	return rows[0]?.provider_ref ?? null;
}

/** Whether any customer has this card. */
export async function isCardKept(tx: Tx, provider: string, ref: string): Promise<boolean> {
	const { rows } = await sql`
		SELECT FROM customer_payment_method WHERE provider = ${provider} AND provider_ref = ${ref}
	`.execute(tx);
	return rows.length > 0;
}

export type DeletedRow = RefRow & { is_primary: boolean };

export async function deleteMethod(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	methodId: string,
	provider: string | null,
): Promise<DeletedRow | null> {
	const { rows } = await sql<DeletedRow>`
		DELETE FROM customer_payment_method
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
			AND method_id = ${methodId}::uuid AND saved_at IS NOT NULL
			AND provider = coalesce(${provider}, provider)
		RETURNING tenant_id, provider, provider_ref, is_primary
	`.execute(tx);
	return rows[0] ?? null;
}

/** The same card saved earlier, and cards of providers that this one has replaced. */
export async function deleteReplaced(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	methodId: string,
): Promise<DeletedRow[]> {
	const { rows } = await sql<DeletedRow>`
		DELETE FROM customer_payment_method AS old USING customer_payment_method AS new
		WHERE new.tenant_id = ${tenantId} AND new.method_id = ${methodId}::uuid
			AND old.tenant_id = new.tenant_id AND old.customer_id = ${customerId}
			AND old.method_id <> new.method_id AND old.saved_at IS NOT NULL
			AND (old.provider <> new.provider
				OR (old.brand, old.last_digits, old.expiry_month, old.expiry_year)
					= (new.brand, new.last_digits, new.expiry_month, new.expiry_year))
		RETURNING old.tenant_id, old.provider, old.provider_ref, old.is_primary
	`.execute(tx);
	return rows;
}

export async function markSaved(tx: Tx, key: CustomerKey, methodId: string): Promise<void> {
	await sql`
		UPDATE customer_payment_method SET saved_at = now()
		WHERE tenant_id = ${key.tenantId} AND method_id = ${methodId}::uuid
	`.execute(tx);
}

/** Leaves the customer without a primary method; with `expired`, only where that has expired. */
export async function clearPrimary(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	which: 'any' | 'expired',
): Promise<void> {
	await sql`
		UPDATE customer_payment_method SET is_primary = false
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND is_primary
			AND (${which} = 'any' OR ${isExpired})
	`.execute(tx);
}

/** Without a primary method, the preferred one becomes it, or else the oldest that still pays. */
export async function fillPrimary(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	preferredId: string | null = null,
): Promise<void> {
	const own = sql`tenant_id = ${tenantId} AND customer_id = ${customerId}`;
	await sql`
		UPDATE customer_payment_method SET is_primary = true
		WHERE ${own} AND method_id = (
			SELECT method_id FROM customer_payment_method
			WHERE ${own} AND saved_at IS NOT NULL
				AND NOT EXISTS (SELECT FROM customer_payment_method WHERE ${own} AND is_primary)
			ORDER BY (method_id = ${preferredId}::uuid) DESC NULLS LAST, ${isExpired}, created_at,
				method_id
			LIMIT 1
		)
	`.execute(tx);
}
