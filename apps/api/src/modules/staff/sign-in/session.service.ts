import type { Me } from '@korb/contracts/admin/staff/staff';
import { floorPermissionsOf, mayEnterUnit, permissionsOf } from '@korb/domain/staff/permissions';
import { hashSecret } from '../../identity/index.ts';
import { toMe } from '../people/staff.mapper.ts';
import { findStaff } from '../people/staff.sql.ts';
import type { AdminContext, StaffContext } from '../staff-context.ts';
import { findSession, type SessionRow, touchSession } from './sessions.sql.ts';

/** The person of a session; null when it has ended, or the person or shop is gone. */
export async function resumeSession(
	ctx: AdminContext,
	tokenHash: Buffer,
): Promise<StaffContext | null> {
	const row = await ctx.db.single((tx) => findSession(tx, tokenHash));
	const tenant = row && ctx.tenants.findById(row.tenant_id);
	if (!tenant) return null;
	const floorDevice = toFloorDevice(row);
	// Their units have changed since they signed in.
	if (floorDevice && !mayEnterUnit(row.units, floorDevice.unit)) return null;
	if (row.is_stale) await ctx.db.single((tx) => touchSession(tx, tokenHash));
	const permissions = floorDevice
		? floorPermissionsOf(row.roles)
		: permissionsOf(row.roles, row.units);
	const me = {
		tenantId: row.tenant_id,
		staffId: row.staff_id,
		email: row.email,
		name: row.name,
		roles: row.roles,
		units: floorDevice ? [floorDevice.unit] : row.units,
		permissions: row.is_strong ? permissions : [],
		isStrong: row.is_strong,
		isFresh: row.is_fresh,
		floorDevice,
		tokenHash,
	};
	return { ...ctx, tenant, me };
}

function toFloorDevice({ device_name: name, device_unit: unit }: SessionRow) {
	return name === null || unit === null ? null : { name, unit };
}

export async function readMe(ctx: StaffContext): Promise<Me> {
	const row = await ctx.db.single((tx) => findStaff(tx, ctx.me));
	if (!row) throw new Error('a session belongs to a person');
	return toMe(ctx, row);
}

/** What a sign-in answers. */
export async function readNewSession(ctx: AdminContext, token: string): Promise<Me> {
	const session = await resumeSession(ctx, hashSecret(token));
	if (!session) throw new Error('the session was just started');
	return readMe(session);
}
