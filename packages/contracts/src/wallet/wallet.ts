import { isGiftCardCode, normaliseGiftCardCode } from '@korb/domain/wallet/gift-card-code';
import { z } from 'zod';
import * as mini from 'zod/mini';

const cents = z.int().describe('Cents of the shop’s currency');

/** Typed in groups and in any case, sent as it is stored. */
export const GiftCardForm = mini.strictObject({
	code: mini
		.string()
		.check(
			mini.minLength(1, 'required'),
			mini.maxLength(60, 'maxLength:60'),
			mini.overwrite(normaliseGiftCardCode),
		),
});
export type GiftCardForm = mini.infer<typeof GiftCardForm>;

export const GiftCard = z.object({
	id: z.uuid(),
	code: z.string().describe('Its last four characters; the shop does not know the others'),
	balance: cents,
	addedAt: z.iso.datetime(),
	expiresOn: z.iso.date().describe('The last day on which it pays'),
	isExpired: z.boolean(),
});
export type GiftCard = z.infer<typeof GiftCard>;

export const Wallet = z.object({
	balance: cents.describe('What all cards pay that have not expired'),
	giftCards: z.array(GiftCard),
});
export type Wallet = z.infer<typeof Wallet>;

export const WalletEntry = z.object({
	type: z
		.enum(['add', 'load', 'take', 'pay', 'refund', 'expire', 'hold', 'release'])
		.describe(
			'`add`: the card came into the wallet with this amount; `pay`: an order; `hold`: reserved by a payment under way',
		),
	code: GiftCard.shape.code,
	/** The order that was paid or refunded. */
	orderNumber: z.string().nullable(),
	amount: cents,
	balance: cents.describe('Of the wallet afterwards'),
	createdAt: z.iso.datetime(),
});
export type WalletEntry = z.infer<typeof WalletEntry>;

const transactionId = z
	.string()
	.regex(/^[\w.:-]{1,80}$/)
	.describe('The same one again moves no more money, and answers the same');
const shared = { tenantId: z.string().max(60), transactionId };

export const GiftCardIssue = z.strictObject({
	...shared,
	purpose: z.literal('issue'),
	amount: cents.min(1).max(1_000_00),
});
export type GiftCardIssue = z.infer<typeof GiftCardIssue>;

export const GiftCardTransaction = z.strictObject({
	...shared,
	purpose: z.literal('transaction'),
	code: z
		.string()
		.max(60)
		.transform(normaliseGiftCardCode)
		.pipe(z.string().refine(isGiftCardCode, 'is not a code')),
	type: z.enum(['load', 'take', 'refund']),
	amount: cents.min(1).max(1_000_00),
});
export type GiftCardTransaction = z.infer<typeof GiftCardTransaction>;
