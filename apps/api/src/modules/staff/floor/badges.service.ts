import type { StaffMember } from '@korb/contracts/admin/staff/staff';
import { refused } from '../../../errors.ts';
import { recordChange } from '../audit/audit.service.ts';
import { toStaffMember } from '../people/staff.mapper.ts';
import { getStaff, lockVersion } from '../people/staff.service.ts';
import type { StaffContext } from '../staff-context.ts';
import { hashBadgeCode, makeBadgeCode } from './badge-code.ts';
import { deleteBadge, deleteFloorSessionsOf, putBadge } from './badges.sql.ts';

type VersionOfStaff = { staffId: string; version: number };

export function issue(
	ctx: StaffContext,
	{ staffId, version }: VersionOfStaff,
): Promise<{ code: string; member: StaffMember }> {
	const key = { tenantId: ctx.me.tenantId, staffId };
	const code = makeBadgeCode();
	return ctx.db.transaction(async (tx) => {
		const row = await lockVersion(tx, ctx, { staffId, version });
		if (!row.is_active) throw refused('inactive', 'The person does not sign in any more.');
		await putBadge(tx, key, hashBadgeCode(code));
		await deleteFloorSessionsOf(tx, key);
		await recordChange(tx, ctx, { action: 'badge.issue', subject: `staff:${staffId}` });
		return { code, member: toStaffMember(await getStaff(tx, ctx, staffId)) };
	});
}

export function withdraw(
	ctx: StaffContext,
	{ staffId, version }: VersionOfStaff,
): Promise<StaffMember> {
	const key = { tenantId: ctx.me.tenantId, staffId };
	return ctx.db.transaction(async (tx) => {
		await lockVersion(tx, ctx, { staffId, version });
		await deleteBadge(tx, key);
		await deleteFloorSessionsOf(tx, key);
		await recordChange(tx, ctx, { action: 'badge.withdraw', subject: `staff:${staffId}` });
		return toStaffMember(await getStaff(tx, ctx, staffId));
	});
}
