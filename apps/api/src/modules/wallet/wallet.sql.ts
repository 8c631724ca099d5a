import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';

/** One change of a wallet at a time; false when there is no such customer any more. */
export async function lockWallet(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<boolean> {
	const { rows } = await sql`
		SELECT 1 FROM customer WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		${guarded('wallet-lock', sql`FOR NO KEY UPDATE`)}
	`.execute(tx);
	return rows.length > 0;
}

export type WalletCardRow = {
	gift_card_id: string;
	last_characters: string;
	balance_cents: number;
	added_at: Date;
	expires_on: string;
	is_expired: boolean;
};

/** Those that pay first: the ones that expire first. */
export async function listWalletCards(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<WalletCardRow[]> {
	const { rows } = await sql<WalletCardRow>`
		SELECT gift_card_id, last_characters, balance_cents, added_at, expires_on::text AS expires_on,
			expires_on < day_at(tenant_id) AS is_expired
		FROM wallet_card JOIN gift_card USING (tenant_id, gift_card_id)
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		ORDER BY gift_card.expires_on, added_at, gift_card_id
	`.execute(tx);
	return rows;
}

/** All null when there is no such card. */
export type LinkableRow = {
	gift_card_id: string | null;
	is_expired: boolean | null;
	/** The customer in whose wallet the card is; null when it is in none. */
	owner_id: string | null;
};

/** One row without a lock, whether there is such a card or not, so that both take the same time. */
export async function findLinkable(
	tx: Tx,
	tenantId: string,
	codeHash: Buffer,
): Promise<LinkableRow | undefined> {
	const { rows } = await sql<LinkableRow>`
		SELECT card.gift_card_id, card.expires_on < day_at(${tenantId}) AS is_expired,
			owner.customer_id AS owner_id
		FROM (SELECT ${tenantId}::text AS tenant_id) AS asked
		LEFT JOIN gift_card AS card
			ON card.tenant_id = asked.tenant_id AND card.code_hash = ${codeHash}
		LEFT JOIN wallet_card AS owner
			ON owner.tenant_id = asked.tenant_id AND owner.gift_card_id = card.gift_card_id
	`.execute(tx);
	return rows[0];
}

/** False when the card is in a wallet already. */
export async function insertWalletCard(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	giftCardId: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO wallet_card (tenant_id, gift_card_id, customer_id, added_cents, added_after_entry)
		SELECT tenant_id, gift_card_id, ${customerId}::uuid, balance_cents, (
			SELECT max(entry_id) FROM gift_card_entry AS entry
			WHERE entry.tenant_id = card.tenant_id AND entry.gift_card_id = card.gift_card_id
		)
		FROM gift_card AS card
		WHERE tenant_id = ${tenantId} AND gift_card_id = ${giftCardId}::uuid
		ON CONFLICT (tenant_id, gift_card_id) DO NOTHING
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function deleteWalletCard(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	giftCardId: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		DELETE FROM wallet_card
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
			AND gift_card_id = ${giftCardId}::uuid
	`.execute(tx);
	return numAffectedRows === 1n;
}

export type WalletEntryRow = {
	type: 'add' | 'load' | 'take' | 'pay' | 'refund' | 'expire' | 'hold' | 'release';
	last_characters: string;
	/** The order that was paid or refunded, unless it was somebody else's. */
	order_number: string | null;
	amount_cents: number;
	/** Of the wallet afterwards. */
	balance_cents: number;
	created_at: Date;
};

/**
 * The latest first: what each card brought along, and what happened to it since. A hold that has
 * ended is left out together with its release.
 */
export async function listEntries(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	{ limit }: { limit: number | null } = { limit: null },
): Promise<WalletEntryRow[]> {
	const { rows } = await sql<WalletEntryRow>`
		WITH own AS (
			SELECT card.*, added_at, added_cents, added_after_entry
			FROM wallet_card JOIN gift_card AS card USING (tenant_id, gift_card_id)
			WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
		), movement AS (
			SELECT 'add' AS type, last_characters, added_cents AS amount_cents, added_at AS created_at,
				added_after_entry AS entry_id, NULL::uuid AS attempt_id FROM own
			UNION ALL
			SELECT CASE WHEN type = 'take' AND attempt_id IS NOT NULL THEN 'pay' ELSE type END,
				last_characters, amount_cents, greatest(created_at, added_at), entry_id, attempt_id
			FROM own JOIN gift_card_entry AS entry USING (tenant_id, gift_card_id)
			WHERE entry_id > added_after_entry AND NOT EXISTS (
				SELECT FROM gift_card_entry AS other
				WHERE entry.type IN ('hold', 'release') AND other.type IN ('hold', 'release')
					AND other.tenant_id = entry.tenant_id AND other.attempt_id = entry.attempt_id
					AND other.gift_card_id = entry.gift_card_id AND other.type <> entry.type
					AND other.entry_id > added_after_entry
			)
			UNION ALL
			SELECT 'expire', last_characters, -balance_cents,
				((expires_on + 1)::timestamp AT TIME ZONE coalesce(
					config #>> '{clientRuntimeConfig,timeZone}', 'Europe/Vienna')), 0, NULL
			FROM own JOIN tenant USING (tenant_id)
			WHERE expires_on < day_at(tenant_id) AND balance_cents > 0
		)
		SELECT type, last_characters, amount_cents, created_at,
			(sum(amount_cents) OVER (ORDER BY created_at, entry_id))::int AS balance_cents, (
				SELECT order_number::text FROM order_claim AS claim
				JOIN customer_order AS owned USING (tenant_id, placed_at, order_number)
				WHERE tenant_id = ${tenantId} AND claim.attempt_id = movement.attempt_id
					AND owned.customer_id = ${customerId}
			) AS order_number
		FROM movement ORDER BY movement.created_at DESC, entry_id DESC LIMIT ${limit}
	`.execute(tx);
	return rows;
}
