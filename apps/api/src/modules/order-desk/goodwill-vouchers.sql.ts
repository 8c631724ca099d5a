import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

type NewVoucher = {
	tenantId: string;
	voucherId: string;
	orderNumber: string;
	staffId: string;
	code: string;
	amountCents: number;
};

export async function insertVoucher(tx: Tx, voucher: NewVoucher): Promise<void> {
	await sql`
		INSERT INTO goodwill_voucher (tenant_id, voucher_id, order_number, staff_id, code, amount_cents)
		VALUES (${voucher.tenantId}, ${voucher.voucherId}, ${voucher.orderNumber}::bigint,
			${voucher.staffId}, ${voucher.code}, ${voucher.amountCents})
	`.execute(tx);
}

export type VoucherRow = {
	voucher_id: string;
	code: string;
	amount_cents: number;
	staff_id: string;
	by: string;
	created_at: Date;
	ends_at: Date | null;
	is_used: boolean;
};

export async function listVouchers(
	tx: Tx,
	{ tenantId, orderNumber }: { tenantId: string; orderNumber: string },
): Promise<VoucherRow[]> {
	const { rows } = await sql<VoucherRow>`
		SELECT voucher_id, code, amount_cents, staff_id, staff.name AS by, voucher.created_at, ends_at,
			uses > 0 AS is_used
		FROM goodwill_voucher AS voucher JOIN staff USING (tenant_id, staff_id)
		JOIN discount_code USING (tenant_id, code)
		WHERE tenant_id = ${tenantId} AND order_number = ${orderNumber}::bigint
		ORDER BY voucher.created_at, voucher_id
	`.execute(tx);
	return rows;
}
