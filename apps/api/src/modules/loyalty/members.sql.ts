import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';

/** False when the number belongs to another card. */
export async function upsertMember(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	{ cardNumber, isPersonalised }: { cardNumber: string; isPersonalised: boolean },
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO loyalty_member (tenant_id, customer_id, card_number, is_personalised)
		SELECT ${tenantId}, ${customerId}::uuid, ${cardNumber}, ${isPersonalised}
		WHERE NOT EXISTS (
			SELECT FROM loyalty_member AS other
			WHERE other.tenant_id = ${tenantId} AND other.card_number = ${cardNumber}
		)
		ON CONFLICT (tenant_id, customer_id) DO UPDATE
			SET is_personalised = excluded.is_personalised, is_authenticated = true
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** Makes the customer a member with this card; the plastic one stays valid. */
export async function upsertCard(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	cardNumber: string,
): Promise<void> {
	await sql`
		INSERT INTO loyalty_member (tenant_id, customer_id, card_number)
		VALUES (${tenantId}, ${customerId}::uuid, ${cardNumber})
		ON CONFLICT (tenant_id, customer_id) DO UPDATE
			SET card_number = excluded.card_number, is_authenticated = true
	`.execute(tx);
}

type MirroredMember = {
	memberId: string;
	cardNumber: string;
	isAuthenticated: boolean;
	pools: object[];
	/** Undefined: as before. */
	isPersonalised?: boolean;
};

/** Copies what a programme elsewhere says; false when the card is another member's. */
export async function mirrorMember(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	{ memberId, cardNumber, isAuthenticated, pools, isPersonalised }: MirroredMember,
): Promise<boolean> {
	const choice = isPersonalised ?? null;
	const { numAffectedRows } = await sql`
		INSERT INTO loyalty_member AS member (tenant_id, customer_id, member_id, card_number,
			is_authenticated, is_personalised, pools)
		SELECT ${tenantId}, ${customerId}::uuid, ${memberId}::uuid, ${cardNumber}, ${isAuthenticated},
			coalesce(${choice}::boolean, false), ${JSON.stringify(pools)}::jsonb
		WHERE NOT EXISTS (
			SELECT FROM loyalty_member AS other
			WHERE other.tenant_id = ${tenantId} AND other.card_number = ${cardNumber}
				AND other.customer_id <> ${customerId}::uuid
		)
		ON CONFLICT (tenant_id, customer_id) DO UPDATE SET member_id = excluded.member_id,
			card_number = excluded.card_number, is_authenticated = excluded.is_authenticated,
			is_personalised = coalesce(${choice}::boolean, member.is_personalised),
			pools = excluded.pools
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function findCardNumber(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<string | null> {
	const { rows } = await sql<{ card_number: string }>`
		SELECT card_number FROM loyalty_member
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid AND is_authenticated
	`.execute(tx);
	return rows[0]?.card_number ?? null;
}

export async function deleteMember(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<void> {
	await sql`
		DELETE FROM loyalty_member WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
	`.execute(tx);
}

/** As far as prices and content need it. */
export async function findMember(tx: Tx, { tenantId, customerId }: CustomerKey) {
	const { rows } = await sql<{ member_id: string; is_authenticated: boolean }>`
		SELECT member_id, is_authenticated FROM loyalty_member
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
	`.execute(tx);
	const [row] = rows;
	if (!row) return null;
	return {
		loyalityMemberId: row.member_id,
		joeAuthenticationStatus: row.is_authenticated ? 'Authenticated' : 'NotAuthenticated',
	};
}
