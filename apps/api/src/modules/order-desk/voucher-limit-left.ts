import { voucherLimitOf } from '@korb/domain/staff/spending-limits';
import type { StaffContext } from '../staff/index.ts';
import type { VoucherRow } from './goodwill-vouchers.sql.ts';

/** Counts everything that this person has given for the order; null: no limit. */
export function voucherLimitLeft(
	{ me, tenant }: StaffContext,
	given: readonly VoucherRow[],
): number | null {
	const limit = voucherLimitOf(me.roles, tenant.backOffice.voucherLimits);
	if (limit === null) return null;
	const own = given.filter(({ staff_id: id }) => id === me.staffId);
	return Math.max(0, limit - own.reduce((sum, { amount_cents: amount }) => sum + amount, 0));
}
