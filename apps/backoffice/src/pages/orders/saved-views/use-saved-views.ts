import type { SavedOrderView } from '@korb/contracts/admin/orders/order-views';
import { listOrderViews } from '@korb/contracts/admin/orders/order-views-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { useSession } from '../../../session/session.tsx';

const queryKey = ['order-views'];

export function useSavedViews(): SavedOrderView[] {
	const { data = [] } = useQuery({
		queryKey,
		queryFn: async ({ signal }) => (await call(listOrderViews, { signal })).views,
		staleTime: 60_000,
	});
	return data;
}

/** Resolves once the tabs are the new ones, so that an address names one of them. */
export function useSavedViewsUpdate(): () => Promise<void> {
	const queries = useQueryClient();
	return async () => {
		void queries.invalidateQueries({ queryKey: ['audit'] });
		await queries.invalidateQueries({ queryKey });
	};
}

export function useMayEdit(): (view: SavedOrderView) => boolean {
	const { may } = useSession();
	return ({ isShared }) => !isShared || may('orders.shareViews');
}
