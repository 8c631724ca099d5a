import type { OrderViewInput, SavedOrderView } from '@korb/contracts/admin/orders/order-views';
import { putOrderView } from '@korb/contracts/admin/orders/order-views-paths';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useSavedViewsUpdate } from './use-saved-views.ts';

/** Saves over a view; after a conflict the next attempt is based on what is stored now. */
export function useViewChange(view: SavedOrderView, onDone: () => void) {
	const update = useSavedViewsUpdate();
	const change = useMutation({
		mutationFn: (body: OrderViewInput & { version: number }) =>
			call(putOrderView, { params: { viewId: view.viewId }, body }),
		onSuccess: async () => {
			await update();
			onDone();
		},
	});
	const newer = hasErrorCode(change.error, 'stale')
		? (change.error.details['current'] as SavedOrderView)
		: null;
	const save = ({ name, base, status, unit, sort }: OrderViewInput) => {
		const { version } = newer ?? view;
		change.mutate({ version, name, base, status, unit, sort });
	};
	const discard = () => {
		void update();
		onDone();
	};
	return { save, newer, discard, isPending: change.isPending, error: change.error };
}
