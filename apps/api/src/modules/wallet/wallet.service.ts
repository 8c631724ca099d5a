import type { GiftCard, Wallet } from '@korb/contracts/wallet/wallet';
import { isGiftCardCode } from '@korb/domain/wallet/gift-card-code';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { type CustomerKey, requireCustomer } from '../identity/index.ts';
import type { GiftCardCodes } from './gift-card-codes.ts';
import { countGiftCardAttempt } from './gift-card-limits.ts';
import { lockGiftCard } from './gift-cards.sql.ts';
import {
	deleteWalletCard,
	findLinkable,
	insertWalletCard,
	listWalletCards,
	lockWallet,
	type WalletCardRow,
} from './wallet.sql.ts';
import { cardRefused, notLinked, walletFull } from './wallet-errors.ts';

const MAX_CARDS = 20;

export async function readWallet(ctx: RequestContext): Promise<Wallet> {
	const key = await requireCustomer(ctx);
	return toWallet(await ctx.db.single((tx) => listWalletCards(tx, key)));
}

/** A malformed code does not count as an attempt: it reveals nothing about any card. */
export async function addGiftCard(
	ctx: RequestContext,
	codes: GiftCardCodes,
	code: string,
): Promise<{ balance: number }> {
	const key = await requireCustomer(ctx);
	if (!isGiftCardCode(code)) throw cardRefused('codeNotValid');
	const codeHash = codes.hash(key.tenantId, code);
	const succeed = await countGiftCardAttempt(ctx, key, codeHash);
	const { balance } = await ctx.db.transaction(async (tx) => {
		await link(tx, key, codeHash);
		return toWallet(await listWalletCards(tx, key));
	});
	await succeed();
	return { balance };
}

/**
 * Runs the same statements for every card that is refused, and locks none of them: a lock takes
 * time, which would tell the cards that exist.
 */
async function link(tx: Tx, key: CustomerKey, codeHash: Buffer): Promise<void> {
	const isCustomer = await lockWallet(tx, key);
	const { length } = await listWalletCards(tx, key);
	const card = await findLinkable(tx, key.tenantId, codeHash);
	if (!isCustomer) throw cardRefused('unknownCustomer');
	if (card?.owner_id === key.customerId) return;
	if (length >= MAX_CARDS) throw walletFull();
	if (!card?.gift_card_id) throw cardRefused('unknownCard');
	if (card.owner_id) throw cardRefused('linkedElsewhere');
	if (card.is_expired) throw cardRefused('general');
	await lockGiftCard(tx, key.tenantId, codeHash);
	if (!(await insertWalletCard(tx, key, card.gift_card_id))) throw cardRefused('linkedElsewhere');
}

export async function removeGiftCard(ctx: RequestContext, giftCardId: string): Promise<void> {
	const key = await requireCustomer(ctx);
	const isRemoved = await ctx.db.transaction((tx) => deleteWalletCard(tx, key, giftCardId));
	if (!isRemoved) throw notLinked();
}

function toWallet(rows: WalletCardRow[]): Wallet {
	const giftCards = rows.map(
		(row): GiftCard => ({
			id: row.gift_card_id,
			code: row.last_characters,
			balance: row.balance_cents,
			addedAt: row.added_at.toISOString(),
			expiresOn: row.expires_on,
			isExpired: row.is_expired,
		}),
	);
	const valid = giftCards.filter(({ isExpired }) => !isExpired);
	return { giftCards, balance: valid.reduce((sum, { balance }) => sum + balance, 0) };
}
