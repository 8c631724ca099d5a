import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { GiftCardForm, GiftCardIssue, GiftCardTransaction, Wallet, WalletEntry } from './wallet.ts';
import * as paths from './wallet-paths.ts';

const tags = ['wallet'];

export const getWallet = {
	...at(paths.getWallet),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'The gift cards of the customer and what they pay together',
	response: { 200: Wallet, ...problem },
};

export const getWalletEntries = {
	...at(paths.getWalletEntries),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'The latest movements on the gift cards in the wallet, newest first',
	response: { 200: z.object({ entries: z.array(WalletEntry) }), ...problem },
};

export const putGiftCard = {
	...at(paths.putGiftCard),
	errors: ['conflict', 'not_found', 'unauthorized'] as const,
	tags,
	summary: 'Puts a gift card into the wallet; again, it changes nothing',
	description:
		'409 with a `code`: 1000 the card cannot be used, 1001 no such code is ever issued, 1002 there is no such card, 1004 it is in another wallet, 1010 the account is gone, 1014 the wallet is full. All but 1014 have the same message. 429: too many wrong codes.',
	body: GiftCardForm,
	response: { 200: z.object({ balance: Wallet.shape.balance }), ...problem },
};

export const deleteGiftCard = {
	...at(paths.deleteGiftCard),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Takes a gift card out of the wallet; it keeps its money',
	description: '404 with `code` 1003: this card is not in the wallet.',
	params: z.object({ id: z.uuid() }),
	response: { 204: z.undefined().describe('Done'), ...problem },
};

const signed =
	'Signed as Standard Webhooks want it, with `TILL_SECRET`. 401: the signature; 404: no such shop, or it has no wallet. 409 with `code` 1005: the transaction id belongs to another transaction.';
const tillErrors = ['conflict', 'not_found', 'signature_refused'] as const;
const cents = Wallet.shape.balance;

export const postGiftCard = {
	...at(paths.postGiftCard),
	errors: tillErrors,
	tags: ['internal'],
	summary: 'Issues a gift card; signed, idempotent',
	description: signed,
	body: GiftCardIssue,
	response: {
		200: z.object({ code: z.string(), balance: cents, expiresOn: z.iso.date() }),
		...problem,
	},
};

export const postGiftCardTransaction = {
	...at(paths.postGiftCardTransaction),
	errors: tillErrors,
	tags: ['internal'],
	summary: 'Loads a gift card, takes money from it or refunds it; signed, idempotent',
	description: `${signed} \`code\` 1000: the card does not cover the amount, or has expired; 1002: there is no such card.`,
	body: GiftCardTransaction,
	response: { 200: z.object({ balance: cents }), ...problem },
};
