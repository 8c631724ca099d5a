import type { PromotionCheckInput } from '@korb/contracts/admin/promotions/promotions';
import { checkPromotion } from '@korb/contracts/admin/promotions/promotions-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { useDebounced } from '../../../ui/field/use-debounced.ts';

const DEBOUNCE_MS = 400;

/** Asks again once nobody has typed for a moment. */
export function usePromotionCheck(plan: PromotionCheckInput, isAllowed: boolean) {
	const asked = useDebounced(JSON.stringify(plan), DEBOUNCE_MS);
	const body: PromotionCheckInput = JSON.parse(asked);
	return useQuery({
		queryKey: ['promotionCheck', asked],
		queryFn: ({ signal }) => call(checkPromotion, { body, signal }),
		enabled: isAllowed && body.startsOn !== '' && body.prices.length > 0,
		placeholderData: keepPreviousData,
	});
}
