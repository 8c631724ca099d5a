import type { CardPart, PayingCard } from '@korb/domain/wallet/pay-by-gift-card';
import { sql } from 'kysely';
import { guarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import type { CustomerKey } from '../../identity/index.ts';

/** Those that pay first: the ones that expire first. */
const spendingOrder = sql`expires_on, added_at, gift_card_id`;

export async function readPayingCards(tx: Tx, key: CustomerKey): Promise<PayingCard[]> {
	const { rows } = await sql<PayingCard>`
		SELECT gift_card_id AS id, balance_cents AS balance,
			expires_on < day_at(tenant_id) AS "isExpired"
		FROM wallet_card JOIN gift_card USING (tenant_id, gift_card_id)
		WHERE tenant_id = ${key.tenantId} AND customer_id = ${key.customerId}::uuid
		ORDER BY ${spendingOrder}
	`.execute(tx);
	return rows;
}

/** Nobody else moves money of these cards until the transaction ends. Locked by id. */
export async function lockPayingCards(tx: Tx, key: CustomerKey): Promise<PayingCard[]> {
	await sql`
		SELECT FROM wallet_card JOIN gift_card USING (tenant_id, gift_card_id)
		WHERE tenant_id = ${key.tenantId} AND customer_id = ${key.customerId}::uuid
		ORDER BY gift_card_id ${guarded('gift-card-lock', sql`FOR UPDATE OF gift_card`)}
	`.execute(tx);
	return readPayingCards(tx, key);
}

type AttemptKey = { tenantId: string; attemptId: string };

/** Takes the money off the cards; the cart gives it back or spends it when its status changes. */
export async function insertHolds(
	tx: Tx,
	{ tenantId, attemptId }: AttemptKey,
	parts: readonly CardPart[],
): Promise<void> {
	await sql`
		INSERT INTO gift_card_entry
			(tenant_id, gift_card_id, type, amount_cents, transaction_id, attempt_id)
		SELECT ${tenantId}, card_id, 'hold', -amount, 'hold/' || ${attemptId}::text || '/' || card_id,
			${attemptId}::uuid
		FROM unnest(${parts.map(({ id }) => id)}::uuid[], ${parts.map(({ amount }) => amount)}::int[])
			AS part (card_id, amount)
		ORDER BY card_id
	`.execute(tx);
}

export type PaidCard = { id: string; balance: number };

/**
 * What each card has paid for an order and not got back yet. Those that expire last come first:
 * money on them stays valid the longest.
 */
export async function listPaidCards(tx: Tx, key: AttemptKey): Promise<PaidCard[]> {
	const { rows } = await sql<PaidCard>`
		SELECT gift_card_id AS id, -sum(amount_cents)::int AS balance
		FROM gift_card_entry JOIN gift_card USING (tenant_id, gift_card_id)
		WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}::uuid
		GROUP BY gift_card_id, expires_on ORDER BY expires_on DESC, gift_card_id
	`.execute(tx);
	return rows;
}

/** `number` tells refunds of one payment apart. */
export async function insertRefunds(
	tx: Tx,
	{ tenantId, attemptId }: AttemptKey,
	number: number,
	parts: readonly CardPart[],
): Promise<void> {
	await sql`
		INSERT INTO gift_card_entry
			(tenant_id, gift_card_id, type, amount_cents, transaction_id, attempt_id)
		SELECT ${tenantId}, card_id, 'refund', amount,
			'refund/' || ${attemptId}::text || '/' || ${number}::int || '/' || card_id,
			${attemptId}::uuid
		FROM unnest(${parts.map(({ id }) => id)}::uuid[], ${parts.map(({ amount }) => amount)}::int[])
			AS part (card_id, amount)
		ORDER BY card_id
	`.execute(tx);
}
