import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';

export type NewGiftCard = {
	codeHash: Buffer;
	lastCharacters: string;
	validYears: number;
};

/** Leaves a card with this code alone. */
export async function insertGiftCard(tx: Tx, tenantId: string, card: NewGiftCard): Promise<void> {
	await sql`
		INSERT INTO gift_card (tenant_id, code_hash, last_characters, expires_on)
		VALUES (${tenantId}, ${card.codeHash}, ${card.lastCharacters},
			make_date(extract(year FROM day_at(${tenantId}))::int + ${card.validYears}::int, 12, 31))
		ON CONFLICT (tenant_id, code_hash) DO NOTHING
	`.execute(tx);
}

export type GiftCardRow = {
	gift_card_id: string;
	balance_cents: number;
	expires_on: string;
	is_expired: boolean;
};

/** One movement of a card's money at a time. */
export async function lockGiftCard(
	tx: Tx,
	tenantId: string,
	codeHash: Buffer,
): Promise<GiftCardRow | null> {
	const { rows } = await sql<GiftCardRow>`
		SELECT gift_card_id, balance_cents, expires_on::text AS expires_on,
			expires_on < day_at(tenant_id) AS is_expired
		FROM gift_card WHERE tenant_id = ${tenantId} AND code_hash = ${codeHash}
		${guarded('gift-card-lock', sql`FOR UPDATE`)}
	`.execute(tx);
	return rows[0] ?? null;
}

export type EntryType = 'issue' | 'load' | 'take' | 'refund';
export type EntryRow = { gift_card_id: string; type: EntryType; amount_cents: number };

export async function findEntry(
	tx: Tx,
	tenantId: string,
	transactionId: string,
): Promise<EntryRow | null> {
	const { rows } = await sql<EntryRow>`
		SELECT gift_card_id, type, amount_cents FROM gift_card_entry
		WHERE tenant_id = ${tenantId} AND transaction_id = ${transactionId}
	`.execute(tx);
	return rows[0] ?? null;
}

/** False when the transaction id is taken. */
export async function insertEntry(
	tx: Tx,
	tenantId: string,
	entry: EntryRow,
	transactionId: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO gift_card_entry (tenant_id, gift_card_id, type, amount_cents, transaction_id)
		VALUES (${tenantId}, ${entry.gift_card_id}::uuid, ${entry.type}, ${entry.amount_cents},
			${transactionId})
		ON CONFLICT (tenant_id, transaction_id) DO NOTHING
	`.execute(tx);
	return numAffectedRows === 1n;
}
