import { type Permission, roleMay, type StaffRole } from './permissions.ts';

/** Cents that one person may give per order and role; roles that are not named have no limit. */
export type RoleLimits = Partial<Record<StaffRole, number>>;

export function refundLimitOf(roles: readonly StaffRole[], limits: RoleLimits): number | null {
	return limitOf(roles, 'orders.refund', limits);
}

export function voucherLimitOf(roles: readonly StaffRole[], limits: RoleLimits): number | null {
	return limitOf(roles, 'orders.voucher', limits);
}

/** The most generous limit of somebody's roles; null: none. */
function limitOf(
	roles: readonly StaffRole[],
	permission: Permission,
	limits: RoleLimits,
): number | null {
	const own = roles
		.filter((role) => roleMay(role, permission))
		.map((role) => limits[role] ?? Number.POSITIVE_INFINITY);
	const most = Math.max(0, ...own);
	return Number.isFinite(most) ? most : null;
}
