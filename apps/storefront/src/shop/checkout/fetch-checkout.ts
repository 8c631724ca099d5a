import type {
	CheckoutDone,
	CheckoutPending,
	CheckoutRequest,
} from '@korb/contracts/order/checkout';
import { postCheckout } from '@korb/contracts/order/checkout-paths';
import { api } from '../../platform/api/api.ts';

/** Fetches the payment status and places the order if it was paid. Idempotent. */
export function fetchCheckout(
	input: Partial<CheckoutRequest> = {},
): Promise<CheckoutDone | CheckoutPending> {
	return api.call(postCheckout, { body: input });
}

export function isPending(answer: CheckoutDone | CheckoutPending): answer is CheckoutPending {
	return 'state' in answer;
}
