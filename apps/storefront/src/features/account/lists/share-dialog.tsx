import type { ShoppingList } from '@korb/contracts/shopping-list/list-endpoints';
import { deleteShare, postShare } from '@korb/contracts/shopping-list/list-paths';
import { pathTo } from '@korb/domain/routing/routes';
import { LIST_RIGHTS, type ListRight } from '@korb/domain/shopping-list/lists';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useSite } from '../../../platform/site.tsx';
import { LISTS_KEY } from '../../../shop/lists/lists.ts';
import { refetchPersonal } from '../../../shop/session/personal-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './list-dialogs.module.css';

type ShareDialogProps = { list: ShoppingList; open: boolean; onClose: () => void };

/** A link is shown when it is made, and never again: the shop keeps only its hash. */
export function ShareDialog({ list, open, onClose }: ShareDialogProps) {
	const { t, routes } = useSite();
	const [right, setRight] = useState<ListRight>(list.shared ?? 'edit');
	const [link, setLink] = useState('');
	const { listId } = list;
	const params = { listId };

	async function change(work: () => Promise<string>): Promise<void> {
		try {
			setLink(await work());
			await refetchPersonal(LISTS_KEY);
		} catch {
			notifications.show({ key: 'lists', type: 'error', message: t('lists.failed') });
		}
	}
	const create = () =>
		change(async () => {
			const { token } = await api.call(postShare, { params, body: { right } });
			return `${location.origin}${pathTo(routes, 'shared-list')}#${listId}.${token}`;
		});
	const revoke = () =>
		change(async () => {
			await api.call(deleteShare, { params });
			return '';
		});

	async function copy(): Promise<void> {
		await navigator.clipboard.writeText(link);
		notifications.show({ key: 'lists', type: 'success', message: t('lists.copied') });
	}

	function close(): void {
		setLink('');
		onClose();
	}

	return (
		<Dialog
			size="md"
			open={open}
			onClose={close}
			title={t('lists.shareTitle')}
			description={t('lists.shareText', { name: list.name })}
			closeLabel={t('account.close')}
			actions={
				<>
					{list.shared && (
						<Button variant="ghost" onClick={() => void revoke()}>
							{t('lists.revoke')}
						</Button>
					)}
					{link ? (
						<Button onClick={close}>{t('lists.done')}</Button>
					) : (
						<Button onClick={() => void create()}>
							{t(list.shared ? 'lists.newLink' : 'lists.createLink')}
						</Button>
					)}
				</>
			}
		>
			<div className={styles['share']}>
				{link ? (
					<div className={styles['copy']}>
						<TextField
							label={t('lists.link')}
							value={link}
							readOnly
							onFocus={({ currentTarget }) => currentTarget.select()}
						/>
						<Button variant="ink" onClick={() => void copy().catch(() => {})}>
							{t('lists.copy')}
						</Button>
					</div>
				) : (
					list.shared && <Notice>{t('lists.replaces')}</Notice>
				)}
				{!link && (
					<RadioGroup
						legend={t('lists.rightLegend')}
						name="list-right"
						variant="cards"
						value={right}
						options={LIST_RIGHTS.toReversed().map((value) => ({
							value,
							label: t(`lists.right.${value}.label`),
							text: t(`lists.right.${value}.text`),
						}))}
						onChange={({ currentTarget: { value } }) =>
							setRight(value === 'read' ? 'read' : 'edit')
						}
					/>
				)}
			</div>
		</Dialog>
	);
}
