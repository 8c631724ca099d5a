import { postSavedMethod } from '@korb/contracts/customer/payment-method-paths';
import type { CheckoutRequest, PaymentMethodKey } from '@korb/contracts/order/checkout';
import { api } from '../../../platform/api/api.ts';
import { logError } from '../../../platform/api/log.ts';
import { METHODS_KEY } from '../../../shop/payment-methods/methods-query.ts';
import { refetchPersonal } from '../../../shop/session/personal-queries.ts';

/** The server saves only what the shopper agreed to before the payment. */
export async function saveMethod({
	checkoutId,
	paymentMethodKey,
	provider,
	setPrimary,
}: CheckoutRequest): Promise<void> {
	try {
		const methodKey = paymentMethodKey as PaymentMethodKey;
		await api.call(postSavedMethod, { body: { checkoutId, methodKey, provider, setPrimary } });
		await refetchPersonal(METHODS_KEY);
	} catch (error) {
		logError('failed to save the card', error);
	}
}
