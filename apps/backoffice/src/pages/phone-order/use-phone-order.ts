import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { getPhoneOrder, putPhoneItem } from '@korb/contracts/admin/orders/phone-orders-paths';
import { CART_VALIDATION_INTERVAL_MS } from '@korb/domain/cart/cart-validation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';

const keyOf = (draftId: string) => ['phone-order', draftId];

/** A window or a product may be gone while people talk, so it is read again. */
export function usePhoneOrder(draftId: string) {
	return useQuery({
		queryKey: keyOf(draftId),
		queryFn: ({ signal }) => call(getPhoneOrder, { params: { draftId }, signal }),
		refetchInterval: CART_VALIDATION_INTERVAL_MS,
	});
}

/** Answers of quick changes may overtake each other; the latest state stays. */
export function usePhoneOrderUpdate(): (order: PhoneOrder) => void {
	const queries = useQueryClient();
	return (order) => {
		queries.setQueryData(keyOf(order.draftId), (before: PhoneOrder | undefined) =>
			before && before.cart.version > order.cart.version ? before : order,
		);
	};
}

type ItemChange = { sku: string; delta: number; key: string };

/** Adds up, and each change counts once, also when its answer is lost. */
export function useItemChange(draftId: string) {
	const update = usePhoneOrderUpdate();
	const { mutate, error, variables } = useMutation({
		mutationFn: ({ key, ...body }: ItemChange) =>
			call(putPhoneItem, { params: { draftId }, body, headers: { 'idempotency-key': key } }),
		retry: (count, failure) => count < 2 && failure instanceof ApiError && failure.status === 0,
		onSuccess: update,
	});
	return {
		change: (sku: string, delta: number) => mutate({ sku, delta, key: crypto.randomUUID() }),
		error,
		sku: variables?.sku ?? null,
	};
}
