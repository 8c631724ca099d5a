import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export type DeviceKey = { tenantId: string; deviceId: string };

export type DeviceRow = {
	tenant_id: string;
	device_id: string;
	version: number;
	name: string;
	unit: string;
	created_at: Date;
	last_used_at: Date | null;
};

const columns = sql`tenant_id, device_id, version, name, unit, created_at, last_used_at`;

/** Within these units; null: all. */
export async function listDevices(
	tx: Tx,
	tenantId: string,
	units: string[] | null,
): Promise<DeviceRow[]> {
	const { rows } = await sql<DeviceRow>`
		SELECT ${columns} FROM floor_device
		WHERE tenant_id = ${tenantId} AND is_active
			AND (${units}::text[] IS NULL OR unit = ANY (${units}::text[]))
		ORDER BY lower(name), device_id LIMIT 1000
	`.execute(tx);
	return rows;
}

export async function countDevices(tx: Tx, tenantId: string): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*)::int AS count FROM floor_device WHERE tenant_id = ${tenantId} AND is_active
	`.execute(tx);
	return rows[0]?.count ?? 0;
}

export async function insertDevice(
	tx: Tx,
	tenantId: string,
	device: { name: string; unit: string; tokenHash: Buffer },
): Promise<DeviceRow> {
	const { rows } = await sql<DeviceRow>`
		INSERT INTO floor_device (tenant_id, name, unit, token_hash)
		VALUES (${tenantId}, ${device.name}, ${device.unit}, ${device.tokenHash})
		RETURNING ${columns}
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('a device was just inserted');
	return row;
}

/** By the cookie of its browser, whichever the shop. */
export async function findDevice(tx: Tx, tokenHash: Buffer): Promise<DeviceRow | null> {
	const { rows } = await sql<DeviceRow>`
		SELECT ${columns} FROM floor_device WHERE token_hash = ${tokenHash} AND is_active
	`.execute(tx);
	return rows[0] ?? null;
}

export async function lockDevice(tx: Tx, { tenantId, deviceId }: DeviceKey) {
	const { rows } = await sql<DeviceRow>`
		SELECT ${columns} FROM floor_device
		WHERE tenant_id = ${tenantId} AND device_id = ${deviceId} AND is_active FOR UPDATE
	`.execute(tx);
	return rows[0] ?? null;
}

/** With its sessions: a session that is being started waits for the lock of the device. */
export async function deactivateDevice(tx: Tx, { tenantId, deviceId }: DeviceKey): Promise<void> {
	await sql`
		UPDATE floor_device SET is_active = false, version = version + 1
		WHERE tenant_id = ${tenantId} AND device_id = ${deviceId}
	`.execute(tx);
	await sql`
		DELETE FROM staff_session WHERE tenant_id = ${tenantId} AND device_id = ${deviceId}
	`.execute(tx);
}

/** False when it was retired since. The row stays locked, so that retiring it ends the session. */
export async function markDeviceUsed(tx: Tx, { tenantId, deviceId }: DeviceKey): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE floor_device SET last_used_at = now()
		WHERE tenant_id = ${tenantId} AND device_id = ${deviceId} AND is_active
	`.execute(tx);
	return numAffectedRows === 1n;
}
