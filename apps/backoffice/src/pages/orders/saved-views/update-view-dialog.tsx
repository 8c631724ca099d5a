import type { SavedOrderView } from '@korb/contracts/admin/orders/order-views';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useUnitName } from '../../../session/use-unit-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note } from '../../../ui/note/note.tsx';
import type { OrderListState } from '../order-views.ts';
import { StaleView } from './stale-view.tsx';
import { useViewChange } from './use-view-change.ts';

type UpdateViewDialogProps = {
	view: SavedOrderView;
	state: OrderListState;
	onClose: () => void;
};

/** Says which filters change before they do: a shared view changes for everybody. */
export function UpdateViewDialog({ view, state, onClose }: UpdateViewDialogProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const { save, newer, discard, isPending, error } = useViewChange(view, onClose);
	const { view: base, status, unit, sort } = state;
	const mine = { name: (newer ?? view).name, base, status, unit, sort };
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('orders.views.updateTitle', { name: view.name })}
			description={view.isShared ? t('orders.views.updateShared') : t('orders.views.updateOwn')}
			closeLabel={t('close')}
			onSubmit={() => save(mine)}
			actions={
				<>
					<Button variant="quiet" onClick={newer ? discard : onClose}>
						{newer ? t('stale.takeTheirs') : t('cancel')}
					</Button>
					<Button type="submit" variant="primary" disabled={isPending}>
						{newer ? t('stale.saveMine') : t('save')}
					</Button>
				</>
			}
		>
			{newer && <StaleView theirs={newer} mine={mine} />}
			{error && !newer && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
			<Note>
				{[
					t(`orders.view.${base}`),
					...(status ? [t(`status.${status}`)] : []),
					...(unit ? [unitName(unit)] : []),
					t(`orders.sort.${sort}`),
				].join(' · ')}
			</Note>
		</Dialog>
	);
}
