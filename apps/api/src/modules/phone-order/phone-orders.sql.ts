import type { CartStatus } from '@korb/contracts/cart/cart';
import type { Address } from '@korb/contracts/fulfilment/address';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

type DraftKey = { tenantId: string; staffId: string; draftId: string };

export async function insertDraft(
	tx: Tx,
	draft: { tenantId: string; staffId: string; customerId: string | null },
): Promise<string> {
	const { rows } = await sql<{ cart_id: string }>`
		INSERT INTO cart (tenant_id, placed_by, placed_for)
		VALUES (${draft.tenantId}, ${draft.staffId}, ${draft.customerId}) RETURNING cart_id
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an insert returned no row');
	return row.cart_id;
}

export type DraftRow = {
	status: CartStatus;
	placed_for: string | null;
	region: string;
	distribution_address: Address | null;
	/** Once it is placed. */
	order_number: string | null;
};

export async function findDraft(
	tx: Tx,
	{ tenantId, staffId, draftId }: DraftKey,
): Promise<DraftRow | null> {
	const { rows } = await sql<DraftRow>`
		SELECT cart.status, placed_for, region, distribution_address,
			claim.order_number::text AS order_number
		FROM cart LEFT JOIN order_claim AS claim
			ON claim.tenant_id = cart.tenant_id AND claim.cart_id = cart.cart_id
		WHERE cart.tenant_id = ${tenantId} AND cart.cart_id = ${draftId} AND placed_by = ${staffId}
	`.execute(tx);
	return rows[0] ?? null;
}
