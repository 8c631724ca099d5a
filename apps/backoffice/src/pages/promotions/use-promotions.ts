import type { Promotion } from '@korb/contracts/admin/promotions/promotions';
import { getPromotion, listPromotions } from '@korb/contracts/admin/promotions/promotions-paths';
import type { PromotionState } from '@korb/domain/pricing/promotion-states';
import {
	keepPreviousData,
	useInfiniteQuery,
	useQuery,
	useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';

const keyOf = (promotionId: string) => ['promotion', promotionId];

export function usePromotions(state: PromotionState | null) {
	return useInfiniteQuery({
		queryKey: ['promotions', state],
		queryFn: ({ pageParam, signal }) =>
			call(listPromotions, {
				query: { ...(state && { state }), ...(pageParam && { after: pageParam }) },
				signal,
			}),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		placeholderData: keepPreviousData,
	});
}

/** `null` for a new one, which the API does not know yet. */
export function usePromotion(promotionId: string | null) {
	return useQuery({
		queryKey: keyOf(promotionId ?? ''),
		queryFn: ({ signal }) =>
			call(getPromotion, { params: { promotionId: promotionId ?? '' }, signal }),
		enabled: promotionId !== null,
	});
}

/** Shows a change at once, and in the lists when they are opened next. */
export function usePromotionUpdate(): (promotion: Promotion) => void {
	const queries = useQueryClient();
	return (promotion) => {
		queries.setQueryData(keyOf(promotion.promotionId), promotion);
		for (const list of ['promotions', 'products', 'product', 'assortment']) {
			void queries.invalidateQueries({ queryKey: [list] });
		}
	};
}
