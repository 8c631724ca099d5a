import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { CustomerKey } from './sessions.sql.ts';

export const DEVICE_DAYS = 180;

export async function upsertDevice(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	deviceHash: Buffer,
): Promise<void> {
	await sql`
		INSERT INTO customer_device (tenant_id, customer_id, device_hash)
		VALUES (${tenantId}, ${customerId}, ${deviceHash})
		ON CONFLICT (tenant_id, customer_id, device_hash) DO UPDATE SET last_used_at = now()
	`.execute(tx);
}

/** Whether the owner of the address has signed in with this browser before. */
export async function isKnownDevice(
	tx: Tx,
	tenantId: string,
	email: string,
	deviceHash: Buffer,
): Promise<boolean> {
	const { rows } = await sql`
		SELECT 1 FROM customer JOIN customer_device USING (tenant_id, customer_id)
		WHERE tenant_id = ${tenantId} AND lower(email) = ${email.toLowerCase()}
			AND device_hash = ${deviceHash}
			AND last_used_at > now() - make_interval(days => ${DEVICE_DAYS})
	`.execute(tx);
	return rows.length === 1;
}

export async function deleteDevicesOf(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<void> {
	await sql`
		DELETE FROM customer_device WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
}

export async function purgeDevices(tx: Tx): Promise<void> {
	await sql`
		DELETE FROM customer_device
		WHERE last_used_at < now() - make_interval(days => ${DEVICE_DAYS})
	`.execute(tx);
}
