import type { AddressCategory } from '@korb/contracts/fulfilment/address';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';

export type AddressDraft = { category: AddressCategory; name: string; address: object };

/** One change of an address book at a time. */
export async function lockAddresses(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<void> {
	await sql`
		SELECT FROM customer WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		${guarded('address-lock', sql`FOR NO KEY UPDATE`)}
	`.execute(tx);
}

export async function countAddresses(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*)::int AS count FROM customer_address
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
	return rows[0]?.count ?? 0;
}

export async function insertAddress(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	{ category, name, address }: AddressDraft,
): Promise<void> {
	await sql`
		INSERT INTO customer_address (tenant_id, customer_id, category, name, address)
		VALUES (${tenantId}, ${customerId}, ${category}, ${name}, ${JSON.stringify(address)}::jsonb)
	`.execute(tx);
}

/** False when the customer has no such address in this category. */
export async function updateAddress(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	addressId: string,
	{ category, name, address }: AddressDraft,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE customer_address SET name = ${name}, address = ${JSON.stringify(address)}::jsonb
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND address_id = ${addressId}
			AND category = ${category}
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function deleteAddress(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	addressId: string,
	categories: AddressCategory[],
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		DELETE FROM customer_address
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND address_id = ${addressId}
			AND category = ANY (${categories})
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function findCategory(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	addressId: string,
): Promise<AddressCategory | null> {
	const { rows } = await sql<{ category: AddressCategory }>`
		SELECT category FROM customer_address
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND address_id = ${addressId}
	`.execute(tx);
	return rows[0]?.category ?? null;
}

/** Leaves the customer without a primary address for the kinds that this category serves. */
export async function clearPrimary(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	category: AddressCategory,
): Promise<void> {
	await sql`
		UPDATE customer_address SET
			is_primary_billing = is_primary_billing AND ${category}::text = 'delivery',
			is_primary_delivery = is_primary_delivery AND ${category}::text = 'billing'
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
			AND (is_primary_billing OR is_primary_delivery)
	`.execute(tx);
}

/** Where a kind has no primary address, the preferred one becomes it, or else the oldest. */
export async function fillPrimary(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	preferredId: string | null = null,
): Promise<void> {
	const own = sql`tenant_id = ${tenantId} AND customer_id = ${customerId}`;
	const best = sql`ORDER BY (address_id = ${preferredId}::uuid) DESC NULLS LAST, created_at, address_id
		LIMIT 1`;
	await sql`
		WITH billing AS (
			SELECT address_id FROM customer_address WHERE ${own} AND category <> 'delivery'
				AND NOT EXISTS (SELECT FROM customer_address WHERE ${own} AND is_primary_billing) ${best}
		), delivery AS (
			SELECT address_id FROM customer_address WHERE ${own} AND category <> 'billing'
				AND NOT EXISTS (SELECT FROM customer_address WHERE ${own} AND is_primary_delivery) ${best}
		)
		UPDATE customer_address SET
			is_primary_billing = is_primary_billing OR address_id IN (SELECT address_id FROM billing),
			is_primary_delivery = is_primary_delivery OR address_id IN (SELECT address_id FROM delivery)
		WHERE ${own} AND address_id IN (
			SELECT address_id FROM billing UNION ALL SELECT address_id FROM delivery
		)
	`.execute(tx);
}
