import type { Cart } from '@korb/contracts/cart/cart';
import type { SavedMethod } from '@korb/contracts/customer/payment-method-endpoints';
import type { OfferedMethod } from '@korb/contracts/order/checkout';
import { getPaymentMethods } from '@korb/contracts/order/checkout-paths';
import type { AnswerOf } from '@korb/contracts/platform/endpoint-types';
import { api } from '../../platform/api/api.ts';
import { useQuery } from '../../platform/queries/queries.ts';
import { useMethodsQuery } from '../../shop/payment-methods/methods-query.ts';
import { useLoginState } from '../../shop/session/use-login-state.ts';

/** Payment methods for this cart. Refetched whenever its total changes. */
export function useMethods(cart: Cart, isReady: boolean) {
	const { priceInfo, distributionAddress } = cart;
	return useQuery<AnswerOf<typeof getPaymentMethods>>({
		queryKey: ['payment-methods', cart.id, priceInfo, distributionAddress?.distributionType],
		enabled: isReady,
		placeholderData: (before) => before,
		queryFn: ({ signal }) => api.call(getPaymentMethods, { signal }),
	});
}

const none: SavedMethod[] = [];

/** The saved cards of a customer; undefined while loading. Without them one can still pay. */
export function useSavedCards(
	{ customerId }: Pick<Cart, 'customerId'>,
	isReady: boolean,
): readonly SavedMethod[] | undefined {
	// The session may end before the cart does.
	const isCustomer = useLoginState() !== 'anonymous' && customerId !== null;
	const { data, isError } = useMethodsQuery(isReady && isCustomer);
	return isCustomer && !isError ? data?.activeMethods : none;
}

/** The methods a shopper can choose from; company invoice only once a company is given. */
export function listChoices(
	methods: readonly OfferedMethod[],
	{ hasCompany, hasApplePay }: { hasCompany: boolean; hasApplePay: boolean },
): OfferedMethod[] {
	return methods.filter(({ methodKey, refusal }) => {
		if (methodKey === 'apple-pay' && !hasApplePay) return false;
		if (methodKey === 'pay-by-invoice-b2b') return hasCompany;
		return refusal === null || refusal === 'providerDown';
	});
}
