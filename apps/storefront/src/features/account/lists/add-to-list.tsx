import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { ShoppingList } from '@korb/contracts/shopping-list/list-endpoints';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useAppNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useSite } from '../../../platform/site.tsx';
import { addToList, createList, listPath } from '../../../shop/lists/lists.ts';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useLists } from './list-cards.tsx';
import styles from './list-dialogs.module.css';

type AddToListProps = {
	/** null: closed. */
	product: Product | null;
	onClose: () => void;
};

/** Which list a product goes on. */
export function AddToList({ product, onClose }: AddToListProps) {
	const site = useSite();
	const { t } = site;
	const navigate = useAppNavigate();
	const lists = useLists();

	async function put(
		send: (line: { sku: string; quantity: number }) => Promise<ShoppingList | null>,
	) {
		if (!product) return;
		const list = await send({ sku: product.sku, quantity: 1 });
		onClose();
		if (!list) return;
		notifications.show({
			key: 'lists',
			type: 'success',
			message: t('lists.added', { product: product.name, list: list.name }),
			action: { text: t('lists.open'), onPress: () => navigate(listPath(site, list.listId)) },
		});
	}

	return (
		<Dialog
			size="sm"
			open={product !== null}
			onClose={onClose}
			title={t('lists.addTitle')}
			description={product?.name}
			closeLabel={t('account.close')}
		>
			<ul className={styles['choices']}>
				{lists?.map(({ listId, name, lineCount }) => (
					<li key={listId}>
						<button
							type="button"
							onClick={() => void put((line) => addToList(site, { listId }, [line]))}
						>
							<b>{name}</b>
							<span>{t('lists.count', { count: lineCount })}</span>
						</button>
					</li>
				))}
				<li>
					<button
						type="button"
						onClick={() => void put((line) => createList(site, t('lists.defaultName'), [line]))}
					>
						<b>{t('lists.new')}</b>
						<PlusIcon />
					</button>
				</li>
			</ul>
		</Dialog>
	);
}
