import type { FavoriteType } from '@korb/domain/customer/favorites';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';

export type FavoriteRow = { type: FavoriteType; reference: string; added_at: Date };

/** The latest first. */
export async function listFavorites(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<FavoriteRow[]> {
	const { rows } = await sql<FavoriteRow>`
		SELECT type, reference, added_at FROM customer_favorite
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		ORDER BY added_at DESC, reference
	`.execute(tx);
	return rows;
}

/** One change of a customer's favourites at a time, so that no two pass the limit together. */
export async function lockFavorites(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<void> {
	await sql`
		SELECT FROM customer WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		${guarded('favorite-lock', sql`FOR NO KEY UPDATE`)}
	`.execute(tx);
}

export async function countFavorites(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	type: FavoriteType,
): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*)::int AS count FROM customer_favorite
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND type = ${type}
	`.execute(tx);
	return rows[0]?.count ?? 0;
}

/** False when it was there already. */
export async function insertFavorite(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	type: FavoriteType,
	reference: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO customer_favorite (tenant_id, customer_id, type, reference)
		VALUES (${tenantId}, ${customerId}, ${type}, ${reference}) ON CONFLICT DO NOTHING
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function deleteFavorite(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	type: FavoriteType,
	reference: string,
): Promise<void> {
	await sql`
		DELETE FROM customer_favorite
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND type = ${type}
			AND reference = ${reference}
	`.execute(tx);
}
