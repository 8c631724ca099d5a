import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

type Proof = { cardNumber: string; birthdate: string; postalCode: string };

/** False when the card belongs to an account already. */
export async function upsertStoreCard(
	tx: Tx,
	tenantId: string,
	{ cardNumber, birthdate, postalCode, points }: Proof & { points: number },
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO loyalty_store_card (tenant_id, card_number, birthdate, postal_code, points)
		SELECT ${tenantId}, ${cardNumber}, ${birthdate}::date, ${normalisePostalCode(postalCode)},
			${points}
		WHERE NOT EXISTS (
			SELECT FROM loyalty_member AS member
			WHERE member.tenant_id = ${tenantId} AND member.card_number = ${cardNumber}
		)
		ON CONFLICT (tenant_id, card_number) DO UPDATE SET birthdate = excluded.birthdate,
			postal_code = excluded.postal_code, points = excluded.points
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** Removes the card that fits all three, so that only one account gets it. */
export async function takeStoreCard(
	tx: Tx,
	tenantId: string,
	{ cardNumber, birthdate, postalCode }: Proof,
): Promise<{ points: number } | null> {
	const { rows } = await sql<{ points: number }>`
		DELETE FROM loyalty_store_card
		WHERE tenant_id = ${tenantId} AND card_number = ${cardNumber}
			AND birthdate = ${birthdate}::date AND postal_code = ${normalisePostalCode(postalCode)}
		RETURNING points
	`.execute(tx);
	return rows[0] ?? null;
}

function normalisePostalCode(text: string): string {
	return text.replaceAll(/\s/g, '').toUpperCase();
}
