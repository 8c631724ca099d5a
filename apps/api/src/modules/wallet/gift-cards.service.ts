import type { Tx } from '../../db/schema.ts';
import type { GiftCardCodes } from './gift-card-codes.ts';
import {
	type EntryRow,
	type EntryType,
	findEntry,
	type GiftCardRow,
	insertEntry,
	insertGiftCard,
	lockGiftCard,
} from './gift-cards.sql.ts';
import { cardRefused, transactionConflict } from './wallet-errors.ts';

type Transaction = {
	tenantId: string;
	transactionId: string;
	/** Cents. */
	amount: number;
};
type NewCard = Transaction & { code: string; validYears: number };

/** Repeating it issues nothing more. */
export async function issueGiftCard(
	tx: Tx,
	codes: GiftCardCodes,
	{ code, validYears, ...transaction }: NewCard,
): Promise<{ balance: number; expiresOn: string }> {
	const codeHash = codes.hash(transaction.tenantId, code);
	const lastCharacters = code.slice(-4);
	await insertGiftCard(tx, transaction.tenantId, { codeHash, lastCharacters, validYears });
	const card = await lockGiftCard(tx, transaction.tenantId, codeHash);
	if (!card) throw new Error('the card was just inserted');
	const balance = await book(tx, card, 'issue', transaction);
	return { balance, expiresOn: card.expires_on };
}

/** Moves money of a card. Returns the balance afterwards. */
export async function moveMoney(
	tx: Tx,
	codes: GiftCardCodes,
	type: Exclude<EntryType, 'issue'>,
	{ code, ...transaction }: Transaction & { code: string },
): Promise<number> {
	const { tenantId } = transaction;
	const card = await lockGiftCard(tx, tenantId, codes.hash(tenantId, code));
	if (!card) throw cardRefused('unknownCard');
	return book(tx, card, type, transaction);
}

async function book(
	tx: Tx,
	card: GiftCardRow,
	type: EntryType,
	{ tenantId, transactionId, amount }: Transaction,
): Promise<number> {
	const change = type === 'take' ? -amount : amount;
	const entry: EntryRow = { gift_card_id: card.gift_card_id, type, amount_cents: change };
	const known = await findEntry(tx, tenantId, transactionId);
	if (known) {
		if (!isSame(known, entry)) throw transactionConflict();
		return card.balance_cents;
	}
	const isCovered = card.balance_cents + change >= 0;
	// What was bought with a card is refunded to it, however late.
	if (!isCovered || (card.is_expired && type !== 'refund')) throw cardRefused('general');
	if (!(await insertEntry(tx, tenantId, entry, transactionId))) throw transactionConflict();
	return card.balance_cents + change;
}

function isSame(a: EntryRow, b: EntryRow): boolean {
	return (
		a.gift_card_id === b.gift_card_id && a.type === b.type && a.amount_cents === b.amount_cents
	);
}
