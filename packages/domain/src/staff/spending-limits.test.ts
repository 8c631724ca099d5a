import { expect, it } from 'vitest';
import type { StaffRole } from './permissions.ts';
import { refundLimitOf, voucherLimitOf } from './spending-limits.ts';

it.each<[roles: StaffRole[], limit: number | null]>([
	[['service'], 50_00],
	[['service', 'picker'], 50_00],
	[['service', 'manager'], null],
	[['manager'], null],
	[['picker'], 0],
])('the limit of %s is %s', (roles, limit) => {
	expect(refundLimitOf(roles, { service: 50_00 })).toBe(limit);
	expect(voucherLimitOf(roles, { service: 50_00 })).toBe(limit);
});
