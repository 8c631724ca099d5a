import type {
	CheckoutDone,
	CheckoutPending,
	CheckoutRequest,
} from '@korb/contracts/order/checkout';
import { GIFT_CARD_METHOD } from '@korb/domain/payment/payment-methods';
import { ApiError } from '../../../platform/api/api-error.ts';
import { isPending } from '../../../shop/checkout/fetch-checkout.ts';

const POLL_INTERVAL_MS = 2500;

type Deps = {
	fetchCheckout: (input: CheckoutRequest) => Promise<CheckoutDone | CheckoutPending>;
	wait: (ms: number) => Promise<void>;
	trackPurchase: (done: CheckoutDone) => void;
	trackError: (error: ApiError) => void;
	resetCart: () => void;
	reloadCart: () => Promise<void>;
	isLoggedIn: () => boolean;
	refreshCustomer: () => void;
	clearWallet: () => void;
	/** A card that cannot be saved does not stop anybody who has paid. */
	saveMethod: (input: CheckoutRequest) => Promise<void>;
};

export type Settled =
	| { kind: 'ordered'; done: CheckoutDone }
	/** Return to the checkout with this code. */
	| { kind: 'failed'; code: string | number | null }
	/** There is no payment in progress. */
	| { kind: 'nothing' };

/**
 * Polls until the payment is settled. Only a definite response ends it: after a timeout, money may
 * still be on its way.
 */
export async function settlePayment(
	input: CheckoutRequest,
	deps: Deps,
	signal: AbortSignal,
): Promise<Settled | null> {
	const { paymentMethodKey, paymentType } = input;
	if ([paymentMethodKey, paymentType].includes(GIFT_CARD_METHOD)) deps.clearWallet();
	while (!signal.aborted) {
		try {
			const answer = await deps.fetchCheckout(input);
			if (!isPending(answer)) return await succeed(answer, input, deps);
			await deps.wait(answer.retryAfterMs);
		} catch (error) {
			if (!isFinal(error)) await deps.wait(POLL_INTERVAL_MS);
			else return fail(error, deps);
		}
	}
	return null;
}

async function succeed(done: CheckoutDone, input: CheckoutRequest, deps: Deps): Promise<Settled> {
	deps.trackPurchase(done);
	// Also when gift cards paid a part only.
	if (done.order.payment.wallet > 0) deps.clearWallet();
	deps.resetCart();
	if (deps.isLoggedIn()) {
		deps.refreshCustomer();
		// Before the next page, which the shopper may leave at once.
		if (input.savePaymentMethod) await deps.saveMethod(input);
	}
	return { kind: 'ordered', done };
}

async function fail(error: ApiError, deps: Deps): Promise<Settled> {
	const reloaded = deps.reloadCart();
	if (error.status === 404) {
		await reloaded;
		return { kind: 'nothing' };
	}
	deps.trackError(error);
	const initiator = error.details['paymentInitiator'];
	if (initiator === undefined) return { kind: 'failed', code: null };
	// Without a known initiator, the reloaded cart is authoritative.
	if (initiator === 'UNKNOWN') await reloaded;
	return { kind: 'failed', code: error.code };
}

/** No response, a 5xx, 403 or 429 says nothing about the payment. */
function isFinal(error: unknown): error is ApiError {
	if (!(error instanceof ApiError)) throw error;
	return error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 403;
}
