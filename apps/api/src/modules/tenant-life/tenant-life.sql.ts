import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type ShopRow = {
	tenant_id: string;
	name: string | null;
	hosts: string[];
	closed_at: Date | null;
};

export async function listShops(tx: Tx): Promise<ShopRow[]> {
	const { rows } = await sql<ShopRow>`
		SELECT tenant_id, config #>> '{clientRuntimeConfig,name}' AS name,
			ARRAY(
				SELECT host FROM tenant_host WHERE tenant_host.tenant_id = tenant.tenant_id ORDER BY host
			) AS hosts,
			closed_at
		FROM tenant ORDER BY tenant_id
	`.execute(tx);
	return rows;
}

/** False if the tenant exists. */
export async function insertTenant(tx: Tx, tenantId: string, config: object): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO tenant (tenant_id, config) VALUES (${tenantId}, ${JSON.stringify(config)})
		ON CONFLICT DO NOTHING
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** False if the host belongs to a shop. */
export async function insertHost(tx: Tx, tenantId: string, host: string): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO tenant_host (host, tenant_id) VALUES (${host}, ${tenantId})
		ON CONFLICT DO NOTHING
	`.execute(tx);
	return numAffectedRows === 1n;
}

export type LockedShopRow = { config: object; closed_at: Date | null };

export async function lockShop(tx: Tx, tenantId: string): Promise<LockedShopRow | null> {
	const { rows } = await sql<LockedShopRow>`
		SELECT config, closed_at FROM tenant WHERE tenant_id = ${tenantId} FOR UPDATE
	`.execute(tx);
	return rows[0] ?? null;
}

export type UnfinishedRow = { orders: number; payments: number; operations: number };

/** What somebody still waits for: goods, or the outcome of a payment, a capture or a refund. */
export async function countUnfinished(tx: Tx, tenantId: string): Promise<UnfinishedRow> {
	const { rows } = await sql<UnfinishedRow>`
		SELECT
			(SELECT count(*)::int FROM shop_order
				WHERE tenant_id = ${tenantId}
					AND status IN ('PLACED', 'PICKING', 'PICKED', 'ON_ITS_WAY')) AS orders,
			(SELECT count(*)::int FROM payment_attempt
				WHERE tenant_id = ${tenantId}
					AND status IN ('created', 'pending', 'unknown', 'orphaned')) AS payments,
			(SELECT count(*)::int FROM payment_operation
				WHERE tenant_id = ${tenantId} AND outcome = 'unknown'
					AND operation <> 'create') AS operations
	`.execute(tx);
	return rows[0] ?? { orders: 0, payments: 0, operations: 0 };
}

export async function updateClosed(tx: Tx, tenantId: string): Promise<void> {
	await sql`DELETE FROM tenant_host WHERE tenant_id = ${tenantId}`.execute(tx);
	await sql`UPDATE tenant SET closed_at = now() WHERE tenant_id = ${tenantId}`.execute(tx);
}

/** Accounts have no purpose any more. An earlier date, set by the customer, stays. */
export async function updateDeletions(tx: Tx, tenantId: string, days: number): Promise<void> {
	await sql`
		UPDATE customer
		SET deletion_at = least(deletion_at, now() + make_interval(days => ${days}::int))
		WHERE tenant_id = ${tenantId}
	`.execute(tx);
}

/** Whatever is kept as long as the shop is open (docs/privacy.md), and carts that nobody will order. */
export async function deleteUnneeded(tx: Tx, tenantId: string): Promise<void> {
	await sql`
		WITH subscription AS (
			DELETE FROM newsletter_subscription WHERE tenant_id = ${tenantId}
		), request AS (
			DELETE FROM newsletter_request WHERE tenant_id = ${tenantId}
		), welcome AS (
			DELETE FROM newsletter_welcome WHERE tenant_id = ${tenantId}
		), person AS (
			DELETE FROM discount_code_person WHERE tenant_id = ${tenantId}
		), card AS (
			DELETE FROM loyalty_store_card WHERE tenant_id = ${tenantId}
		), session AS (
			DELETE FROM customer_session WHERE tenant_id = ${tenantId}
		)
		DELETE FROM cart WHERE tenant_id = ${tenantId} AND status IN ('OPEN', 'ABANDONED')
	`.execute(tx);
}
