import { z } from 'zod';
import { Version } from '../access.ts';

const cents = z.int().describe('Cents of the order’s currency');

/** A discount code that staff gave to the shopper of an order. */
export const GoodwillVoucher = z.object({
	voucherId: z.uuid(),
	code: z.string(),
	amount: cents,
	by: z.string(),
	createdAt: z.iso.datetime(),
	endsAt: z.iso.datetime().nullable(),
	isUsed: z.boolean(),
});
export type GoodwillVoucher = z.infer<typeof GoodwillVoucher>;

export const VoucherRequest = z.strictObject({
	version: Version,
	key: z.uuid().describe('Idempotency key: the same request under it gives one voucher'),
	amount: z.int().min(100).max(500_00),
	reason: z.string().trim().min(1).max(500).describe('For the audit log'),
});
export type VoucherRequest = z.infer<typeof VoucherRequest>;
