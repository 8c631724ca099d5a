import { roleMay, type StaffRole } from './permissions.ts';

/** Cents that one person may refund of one order, per role; roles that are not named have no limit. */
export type RefundLimits = Partial<Record<StaffRole, number>>;

/** The most generous limit of somebody's roles; null: none. */
export function refundLimitOf(roles: readonly StaffRole[], limits: RefundLimits): number | null {
	const own = roles
		.filter((role) => roleMay(role, 'orders.refund'))
		.map((role) => limits[role] ?? Number.POSITIVE_INFINITY);
	const most = Math.max(0, ...own);
	return Number.isFinite(most) ? most : null;
}
