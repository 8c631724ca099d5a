import type { CheckoutDone, CheckoutPending, CheckoutRequest } from '@korb/contracts/checkout';
import { api } from '../api/api.ts';

/** Asks what became of a payment, and makes the order if it was paid. Asking twice does no harm. */
export function fetchCheckout(
	input: Partial<CheckoutRequest> = {},
): Promise<CheckoutDone | CheckoutPending> {
	return api.post<CheckoutDone | CheckoutPending>('/api/checkout', { body: input });
}

export function isPending(answer: CheckoutDone | CheckoutPending): answer is CheckoutPending {
	return 'state' in answer;
}
