import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { CustomerKey } from '../../identity/index.ts';

/** False when there is no such address or member, or the card was ordered before. */
export async function insertCardOrder(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	{ name, addressId }: { name: string; addressId: string },
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO loyalty_card_order (tenant_id, customer_id, name_on_card, address)
		SELECT tenant_id, customer_id, ${name}, address
		FROM customer_address JOIN loyalty_member USING (tenant_id, customer_id)
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
			AND address_id = ${addressId}::uuid
		ON CONFLICT (tenant_id, customer_id) DO NOTHING
	`.execute(tx);
	return numAffectedRows === 1n;
}

export type CardOrderRow = { name_on_card: string; address: object; ordered_at: Date };

export async function findCardOrder(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<CardOrderRow | null> {
	const { rows } = await sql<CardOrderRow>`
		SELECT name_on_card, address, ordered_at FROM loyalty_card_order
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
	`.execute(tx);
	return rows[0] ?? null;
}
