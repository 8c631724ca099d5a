import type { Cart } from '@korb/contracts/cart/cart';
import type { BulkResult, CartChange, CartValidation } from '@korb/contracts/cart/cart-endpoints';
import type { Address } from '@korb/contracts/fulfilment/address';
import type { Finalized, FinalizeRequest } from '@korb/contracts/order/checkout';
import { IDEMPOTENCY_HEADER } from '@korb/contracts/platform/wire-names';
import { writePlaceholders } from '@korb/domain/customer/placeholders';
import type { Api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';

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
			if (error.status === 403) await api.get('/api/csrf');
			return await send(headers);
		}
	}
	const post = <T = Cart>(path: string, body?: unknown) =>
		retryWithKey((headers) => api.post<T>(`/api/carts/${path}`, { body, headers }));
	const remove = (path: string, query?: Record<string, string>) =>
		retryWithKey((headers) =>
			api.delete<Cart>(`/api/carts/${path}`, { headers, ...(query && { query }) }),
		);

	return {
		load: () => api.get<Cart>('/api/carts'),
		validate: () => api.get<CartValidation>('/api/carts/validation'),
		/** A single change has its own endpoint; several are sent in bulk. */
		change: async (changes: CartChange[], isLeaving = false): Promise<BulkResult> => {
			const [only, ...others] = changes;
			const keepalive = isLeaving;
			if (only && others.length === 0) {
				const cartDTO = await retryWithKey((headers) =>
					api.post<Cart>('/api/carts/items', { body: only, headers, keepalive }),
				);
				return { cartDTO, notAddedOrUpdatedItems: [] };
			}
			return retryWithKey((headers) =>
				api.post<BulkResult>('/api/carts/items/bulk', { body: changes, headers, keepalive }),
			);
		},
		clear: () => remove('items/all'),
		removeLines: (lineItemIds: string[]) => {
			if (lineItemIds.length === 0) throw new RangeError('no line items to remove');
			return remove('items/multiple', { lineItemIds: lineItemIds.join(',') });
		},
		addCode: (code: string) => {
			if (code.trim() === '') throw new RangeError('the discount code is empty');
			return post('discount-codes', { code: code.trim() });
		},
		removeCode: (code: string) => remove('discount-codes', { code }),
		setAddress: (address: Partial<Address>) =>
			post('distribution-address', writePlaceholders(address)),
		setBillingAddress: (address: Partial<Address>) =>
			post('billing-address', writePlaceholders(address)),
		setTimeSlot: (id: string | null) => post('distribution-time-slot', { id }),
		setCrateDeposit: (crateDepositDesired: boolean) =>
			post('crate-deposit-desired', { crateDepositDesired }),
		setMode: (orderNumber: string | null) =>
			retryWithKey((headers) =>
				api.put<Cart>('/api/carts/mode', {
					body: { mode: orderNumber === null ? 'REGULAR' : 'ADDON', orderNumber },
					headers,
				}),
			),
		/** Resumes where it left off when it is retried. */
		finalize: (input: Partial<FinalizeRequest>) => post<Finalized>('finalize', input),
		/** Reopens the cart; null when there is nothing to reopen. */
		reset: () => post<Cart | null>('reset'),
		forget: () => api.post<null>('/api/carts/reset-cookies'),
	};
}

/** No response, a server that is briefly unavailable, or an expired token. */
function isWorthAnotherTry({ status, errorCode }: ApiError): boolean {
	return status === 0 || status >= 502 || errorCode === 'csrf_refused';
}
