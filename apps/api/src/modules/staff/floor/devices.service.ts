import type { FloorDevice } from '@korb/contracts/admin/staff/floor';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import { ApiError, notFound, refused, Stale } from '../../../errors.ts';
import { newSecret } from '../../csrf/index.ts';
import { hashSecret } from '../../identity/index.ts';
import { recordChange } from '../audit/audit.service.ts';
import { lockStaff } from '../people/staff.sql.ts';
import type { StaffContext } from '../staff-context.ts';
import {
	countDevices,
	type DeviceRow,
	deactivateDevice,
	insertDevice,
	listDevices,
	lockDevice,
} from './devices.sql.ts';

const AT_MOST = 200;

export async function readDevices({ db, me }: StaffContext): Promise<FloorDevice[]> {
	const rows = await db.single((tx) => listDevices(tx, me.tenantId, me.units));
	return rows.map(toFloorDevice);
}

/** The token goes to the browser of the device and is stored nowhere else. */
export function register(
	ctx: StaffContext,
	{ name, unit }: { name: string; unit: string },
): Promise<{ device: FloorDevice; token: string }> {
	const { me } = ctx;
	if (!mayEnterUnit(me.units, unit)) throw new ApiError('forbidden', 'This unit is not yours.');
	const token = newSecret();
	return ctx.db.transaction(async (tx) => {
		await lockStaff(tx, me.tenantId);
		if ((await countDevices(tx, me.tenantId)) >= AT_MOST) {
			throw refused('tooManyDevices', 'Retire devices that are not used any more.');
		}
		const row = await insertDevice(tx, me.tenantId, { name, unit, tokenHash: hashSecret(token) });
		const subject = `device:${row.device_id}`;
		await recordChange(tx, ctx, { action: 'device.register', subject, after: { name, unit } });
		return { device: toFloorDevice(row), token };
	});
}

export function retire(
	ctx: StaffContext,
	{ deviceId, ...requested }: { deviceId: string; version: number },
): Promise<void> {
	const key = { tenantId: ctx.me.tenantId, deviceId };
	return ctx.db.transaction(async (tx) => {
		const row = await lockDevice(tx, key);
		if (!row || !mayEnterUnit(ctx.me.units, row.unit)) throw notFound('device');
		if (row.version !== requested.version) throw new Stale(toFloorDevice(row), requested);
		await deactivateDevice(tx, key);
		const before = { name: row.name, unit: row.unit };
		const subject = `device:${deviceId}`;
		await recordChange(tx, ctx, { action: 'device.retire', subject, before });
	});
}

function toFloorDevice(row: DeviceRow): FloorDevice {
	return {
		deviceId: row.device_id,
		version: row.version,
		name: row.name,
		unit: row.unit,
		registeredAt: row.created_at.toISOString(),
		lastUsedAt: row.last_used_at?.toISOString() ?? null,
	};
}
