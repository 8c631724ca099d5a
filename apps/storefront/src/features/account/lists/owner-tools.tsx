import type { ShoppingList } from '@korb/contracts/shopping-list/list-endpoints';
import { deleteList, putList } from '@korb/contracts/shopping-list/list-paths';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useAppNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useSite } from '../../../platform/site.tsx';
import { LISTS_KEY } from '../../../shop/lists/lists.ts';
import { accountPath } from '../../../shop/session/account-path.ts';
import { refetchPersonal } from '../../../shop/session/personal-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PencilIcon } from '../../../ui/icons/pencil.ts';
import { ShareIcon } from '../../../ui/icons/share.ts';
import { TrashIcon } from '../../../ui/icons/trash.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './list-view.module.css';
import { NameDialog } from './name-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** What only the owner of a list does with it. */
export function OwnerTools({ list }: { list: ShoppingList }) {
	const site = useSite();
	const { t } = site;
	const navigate = useAppNavigate();
	const [open, setOpen] = useState<'share' | 'name' | 'delete' | null>(null);
	const params = { listId: list.listId };
	const close = () => setOpen(null);

	async function remove(): Promise<void> {
		try {
			await api.call(deleteList, { params });
			navigate(accountPath(site, 'products'));
			await refetchPersonal(LISTS_KEY);
		} catch {
			notifications.show({ key: 'lists', type: 'error', message: t('lists.failed') });
		}
	}

	return (
		<div className={styles['tools']}>
			<Button size="sm" variant="secondary" onClick={() => setOpen('share')}>
				<ShareIcon />
				{t('lists.share')}
			</Button>
			<Button size="sm" variant="ghost" onClick={() => setOpen('name')}>
				<PencilIcon />
				{t('lists.rename')}
			</Button>
			<Button size="sm" variant="ghost" onClick={() => setOpen('delete')}>
				<TrashIcon />
				{t('lists.delete')}
			</Button>
			<NameDialog
				name={open === 'name' ? list.name : null}
				title={t('lists.rename')}
				onClose={close}
				onName={async (name) => {
					await api.call(putList, { params, body: { name } });
					await refetchPersonal(LISTS_KEY);
				}}
			/>
			<ShareDialog list={list} open={open === 'share'} onClose={close} />
			<Dialog
				size="sm"
				open={open === 'delete'}
				onClose={close}
				title={t('lists.deleteTitle', { name: list.name })}
				description={t('lists.deleteText')}
				closeLabel={t('account.close')}
				actions={
					<>
						<Button variant="danger" onClick={() => void remove()}>
							{t('lists.delete')}
						</Button>
						<Button onClick={close}>{t('lists.keep')}</Button>
					</>
				}
			/>
		</div>
	);
}
