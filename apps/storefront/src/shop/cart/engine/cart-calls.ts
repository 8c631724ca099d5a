import type { BulkResult, CartChange } from '@korb/contracts/cart/cart-endpoints';
import {
	addDiscountCode,
	changeCartItem,
	changeCartItems,
	getCart,
	removeAllCartItems,
	removeCartItems,
	removeDiscountCode,
	resetCart,
	resetCartCookies,
	setBillingAddress,
	setCartMode,
	setCrateDeposit,
	setDistributionAddress,
	setTimeSlot,
	validateCart,
} from '@korb/contracts/cart/cart-paths';
import type { Address } from '@korb/contracts/fulfilment/address';
import {
	addCartPayment,
	finalizeCart,
	removeCartPayment,
} from '@korb/contracts/order/checkout-paths';
import type { InputOf } from '@korb/contracts/platform/endpoint-types';
import { getCsrf } from '@korb/contracts/platform/paths';
import { IDEMPOTENCY_HEADER } from '@korb/contracts/platform/wire-names';
import { writePlaceholders } from '@korb/domain/customer/placeholders';
import { GIFT_CARD_BRAND, GIFT_CARD_METHOD } from '@korb/domain/payment/payment-methods';
import type { Api, Call } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';

export type FinalizeInput = InputOf<typeof finalizeCart>['body'];

/** All cart API calls. A change whose response was lost is retried with its idempotency key. */
export function createCartCalls(api: Api, newKey: () => string = () => crypto.randomUUID()) {
	async function retryWithKey<T>(
		send: (headers: Record<string, string>) => Promise<T>,
	): Promise<T> {
		const headers = { [IDEMPOTENCY_HEADER]: newKey() };
		try {
			return await send(headers);
		} catch (error) {
			if (!(error instanceof ApiError) || !isWorthAnotherTry(error)) throw error;
			if (error.status === 403) await api.call(getCsrf);
			return await send(headers);
		}
	}
	// Kept alive, so that whoever leaves the page keeps what is on its way, and the cookie of a new
	// cart. The input is checked against the endpoint by the type of `change`.
	const change: Call = (endpoint, ...[input]) =>
		retryWithKey((headers) =>
			api.call(endpoint, ...([{ ...input, headers, keepalive: true }] as never)),
		);

	return {
		load: () => api.call(getCart),
		validate: () => api.call(validateCart),
		/** A single change has its own endpoint; several are sent in bulk. */
		change: async (changes: CartChange[]): Promise<BulkResult> => {
			const [only, ...others] = changes;
			if (only && others.length === 0) {
				const cartDTO = await change(changeCartItem, { body: only });
				return { cartDTO, notAddedOrUpdatedItems: [] };
			}
			return change(changeCartItems, { body: changes });
		},
		clear: () => change(removeAllCartItems),
		removeLines: (lineItemIds: string[]) => {
			if (lineItemIds.length === 0) throw new RangeError('no line items to remove');
			return change(removeCartItems, { query: { lineItemIds } });
		},
		addCode: (code: string) => {
			if (code.trim() === '') throw new RangeError('the discount code is empty');
			return change(addDiscountCode, { body: { code: code.trim() } });
		},
		removeCode: (code: string) => change(removeDiscountCode, { query: { code } }),
		setAddress: (address: Partial<Address>) =>
			change(setDistributionAddress, { body: writePlaceholders(address) }),
		setBillingAddress: (address: Partial<Address>) =>
			change(setBillingAddress, { body: writePlaceholders(address) }),
		setTimeSlot: (id: string | null) => change(setTimeSlot, { body: { id } }),
		setCrateDeposit: (crateDepositDesired: boolean) =>
			change(setCrateDeposit, { body: { crateDepositDesired } }),
		setMode: (orderNumber: string | null) =>
			change(setCartMode, {
				body: { mode: orderNumber === null ? 'REGULAR' : 'ADDON', orderNumber },
			}),
		/** Whether gift cards pay first. */
		setWallet: (isUsed: boolean) =>
			isUsed
				? change(addCartPayment, {
						body: { methodKey: GIFT_CARD_METHOD, brandName: GIFT_CARD_BRAND },
					})
				: change(removeCartPayment, { params: { key: GIFT_CARD_METHOD } }),
		/** Resumes where it left off when it is retried. */
		finalize: (body: FinalizeInput) => change(finalizeCart, { body }),
		/** Reopens the cart; null when there is nothing to reopen. */
		reset: () => change(resetCart),
		dropCart: () => api.call(resetCartCookies),
	};
}

/** No response, a server that is briefly unavailable, or an expired token. */
function isWorthAnotherTry({ status, errorCode }: ApiError): boolean {
	return status === 0 || status >= 502 || errorCode === 'csrf_refused';
}
