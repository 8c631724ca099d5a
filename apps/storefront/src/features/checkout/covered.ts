import type { Cart } from '@korb/contracts/cart/cart';
import { GIFT_CARD_METHOD } from '@korb/domain/payment/payment-methods';

export function usesWallet({ payments }: Pick<Cart, 'payments'>): boolean {
	return payments.some(({ methodKey }) => methodKey === GIFT_CARD_METHOD);
}

/** Whether gift cards pay everything, so that there is no other method to choose. */
export function isCovered({ priceInfo }: Pick<Cart, 'priceInfo'>): boolean {
	const { coveredAmount, uncoveredAmountWithoutOverAuthorization: rest } = priceInfo;
	return coveredAmount > 0 && rest === 0;
}

/** What is held on gift cards that pay alone, in case weighed products are heavier. */
export function heldReserve({ payments }: Pick<Cart, 'payments'>): number | null {
	const wallet = payments.find(({ methodKey }) => methodKey === GIFT_CARD_METHOD);
	return wallet && wallet.amount > wallet.amountPlanned ? wallet.amount : null;
}
