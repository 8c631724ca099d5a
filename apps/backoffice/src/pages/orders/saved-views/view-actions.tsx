import type { SavedOrderView } from '@korb/contracts/admin/orders/order-views';
import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EllipsisIcon } from '../../../ui/icons/ellipsis.ts';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { isChanged, type OrderListState } from '../order-views.ts';
import { DeleteViewDialog } from './delete-view-dialog.tsx';
import { RenameViewDialog } from './rename-view-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { UpdateViewDialog } from './update-view-dialog.tsx';
import { useMayEdit } from './use-saved-views.ts';

type ViewActionsProps = {
	state: OrderListState;
	/** The current tab, if it is a saved one. */
	view: SavedOrderView | undefined;
	onShow: (view: SavedOrderView) => void;
	onLeave: () => void;
};

/** Saves what the list shows as a view, over the current one, or changes that. */
export function ViewActions({ state, view, onShow, onLeave }: ViewActionsProps) {
	const t = useMessages();
	const mayEdit = useMayEdit();
	const [dialog, setDialog] = useState<'save' | 'update' | 'rename' | 'delete' | null>(null);
	const close = () => setDialog(null);
	const own = view && mayEdit(view) ? view : null;
	const isNew = isChanged(state, view);
	return (
		<>
			{own && isNew && (
				<Button size="sm" onClick={() => setDialog('update')}>
					{t('orders.views.update')}
				</Button>
			)}
			{isNew && (
				<Button size="sm" variant="quiet" onClick={() => setDialog('save')}>
					{t('orders.views.new')}
				</Button>
			)}
			{own && (
				<Menu
					trigger={
						<Button
							size="sm"
							variant="quiet"
							isSquare
							aria-label={t('orders.views.more', { name: own.name })}
						>
							<EllipsisIcon />
						</Button>
					}
				>
					<MenuItem onClick={() => setDialog('rename')}>{t('orders.views.rename')}</MenuItem>
					<MenuItem onClick={() => setDialog('delete')}>{t('orders.views.delete')}</MenuItem>
				</Menu>
			)}
			{dialog === 'save' && (
				<SaveViewDialog
					state={state}
					onClose={close}
					onSaved={(saved) => {
						close();
						onShow(saved);
					}}
				/>
			)}
			{dialog === 'update' && own && <UpdateViewDialog view={own} state={state} onClose={close} />}
			{dialog === 'rename' && own && <RenameViewDialog view={own} onClose={close} />}
			{dialog === 'delete' && own && (
				<DeleteViewDialog
					view={own}
					onClose={close}
					onDeleted={() => {
						close();
						onLeave();
					}}
				/>
			)}
		</>
	);
}
