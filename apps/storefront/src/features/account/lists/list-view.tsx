import type { ShoppingList } from '@korb/contracts/shopping-list/list-endpoints';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { loadChunk } from '../../../platform/builds/chunks.ts';
import { useSite } from '../../../platform/site.tsx';
import type { ListAddress } from '../../../shop/lists/lists.ts';
import { SumBar } from '../../../shop/lists/sum-bar.tsx';
import { Panel } from '../../../ui/card/panel.tsx';
import { ClipboardListIcon } from '../../../ui/icons/clipboard-list.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadingFailed } from '../frame/loading-failed.tsx';
import { WaitingPanels } from '../frame/waiting.tsx';
import { AddText } from './add-text.tsx';
import { ListRow } from './list-row.tsx';
import styles from './list-view.module.css';
import { toItem } from './missing-lines.ts';
import { useList } from './use-list.ts';
import { useListToCart } from './use-list-to-cart.tsx';

// Only owners rename, share and delete.
const OwnerTools = lazy(async () => ({
	default: (await loadChunk(() => import('./owner-tools.tsx'))).OwnerTools,
}));

type ListViewProps = {
	address: ListAddress;
	/** With the name of the list, once it is known. */
	head: (name: string | undefined, tools: ReactNode) => ReactNode;
};

/** One list: of the customer, or of somebody who has shared it. */
export function ListView({ address, head }: ListViewProps) {
	const { t } = useSite();
	const { list, error, refetch, ...changes } = useList(address);
	if (error instanceof ApiError && [400, 401, 404].includes(error.status)) {
		return (
			<>
				{head(undefined, null)}
				<EmptyState art={<ClipboardListIcon size="lg" />} title={t('lists.unknown.title')}>
					{t('lists.unknown.text')}
				</EmptyState>
			</>
		);
	}
	if (!list) {
		return (
			<>
				{head(undefined, null)}
				{error ? (
					<LoadingFailed text={t('lists.notLoaded')} onRetry={refetch} />
				) : (
					<WaitingPanels count={1} />
				)}
			</>
		);
	}
	return (
		<>
			{head(
				list.name,
				list.access === 'own' && (
					<Suspense>
						<OwnerTools list={list} />
					</Suspense>
				),
			)}
			<Lines list={list} {...changes} />
		</>
	);
}

type LinesProps = { list: ShoppingList } & Pick<
	ReturnType<typeof useList>,
	'add' | 'remove' | 'setQuantity'
>;

function Lines({ list, add, remove, setQuantity }: LinesProps) {
	const { t } = useSite();
	const cart = useListToCart();
	const [removed, setRemoved] = useState('');
	const mayEdit = list.access !== 'read';
	const items = list.lines.flatMap((line) => toItem(line) ?? []);
	return (
		<>
			<Panel title={t('lists.count', { count: list.lines.length })}>
				{mayEdit && <AddText onAdd={add} />}
				{list.lines.length === 0 && <p className={styles['empty']}>{t('lists.empty')}</p>}
				<ul>
					{list.lines.map((line) => (
						<ListRow
							key={line.lineId}
							line={line}
							mayEdit={mayEdit}
							onQuantity={(quantity) => setQuantity(line, quantity)}
							onRemove={() => {
								remove(line);
								setRemoved(line.product?.name ?? line.text ?? '');
							}}
						/>
					))}
				</ul>
				<p role="status" className="visually-hidden">
					{removed && t('lists.removed', { name: removed })}
				</p>
			</Panel>
			{list.lines.length > 0 && (
				<SumBar
					items={items}
					isAdding={cart.isAdding(list.listId)}
					onAdd={() => cart.add(list.listId, list.lines)}
					label={t('lists.toCart')}
				/>
			)}
			{cart.dialog}
		</>
	);
}
