import { createHmac } from 'node:crypto';
import { giftCardCodeOf } from '@korb/domain/wallet/gift-card-code';

export type GiftCardCodes = {
	/** What is stored of a code: a leaked table alone does not reveal it. */
	hash(tenantId: string, code: string): Buffer;
	/** The code of a new card. Issuing it again gives the same one, though it is stored nowhere. */
	derive(tenantId: string, transactionId: string): string;
};

export function createGiftCardCodes(secret: string): GiftCardCodes {
	const digest = (text: string) => createHmac('sha256', secret).update(text).digest();
	return {
		hash: (tenantId, code) => digest(`gift card ${tenantId} ${code}`),
		derive: (tenantId, id) => giftCardCodeOf(digest(`new gift card ${tenantId} ${id}`)),
	};
}
