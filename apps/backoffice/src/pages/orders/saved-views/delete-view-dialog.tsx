import type { SavedOrderView } from '@korb/contracts/admin/orders/order-views';
import { deleteOrderView } from '@korb/contracts/admin/orders/order-views-paths';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { StaleView } from './stale-view.tsx';
import { useSavedViewsUpdate } from './use-saved-views.ts';

type DeleteViewDialogProps = {
	view: SavedOrderView;
	onDeleted: () => void;
	onClose: () => void;
};

export function DeleteViewDialog({ view, onDeleted, onClose }: DeleteViewDialogProps) {
	const t = useMessages();
	const update = useSavedViewsUpdate();
	const remove = useMutation({
		mutationFn: (version: number) =>
			call(deleteOrderView, { params: { viewId: view.viewId }, body: { version } }),
		onSuccess: () => {
			onDeleted();
			void update();
		},
	});
	const newer = hasErrorCode(remove.error, 'stale')
		? (remove.error.details['current'] as SavedOrderView)
		: null;
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('orders.views.deleteTitle', { name: view.name })}
			description={t(view.isShared ? 'orders.views.deleteShared' : 'orders.views.deleteText')}
			closeLabel={t('close')}
			onSubmit={() => remove.mutate(newer?.version ?? view.version)}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" variant="dangerFill" disabled={remove.isPending}>
						{t('orders.views.delete')}
					</Button>
				</>
			}
		>
			{newer && <StaleView theirs={newer} mine={view} />}
			{remove.error && !newer && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
		</Dialog>
	);
}
