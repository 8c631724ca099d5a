import { pathTo } from '@korb/domain/routing/routes';
import { MAX_LIST_LENGTH } from '@korb/domain/shopping-list/read-list';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { notifications } from '../../platform/browser/notifications.ts';
import { loadChunk } from '../../platform/builds/chunks.ts';
import { useAppNavigate } from '../../platform/navigation/use-navigate.ts';
import { useSite } from '../../platform/site.tsx';
import { visitStorage } from '../../platform/storage/visit-storage.ts';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { openSideCart } from '../../shop/cart/side-cart.ts';
import { SumBar } from '../../shop/lists/sum-bar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/card/panel.tsx';
import { SearchIcon } from '../../ui/icons/search.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { MatchedRows } from './matched-rows.tsx';
import styles from './shopping-list.module.css';
import { type Row, toItems, useListMatch } from './use-list-match.ts';

type KeepAsList = typeof import('./keep-as-list.ts').keepAsList;

/** What was typed survives leaving the page until it is in the cart. */
const KEPT = 'shoppingList';

export function ShoppingList() {
	const site = useSite();
	const { t } = site;
	const [text, setText] = useState('');
	const [isAdding, setAdding] = useState(false);
	const found = useRef<HTMLDivElement>(null);
	/** A second press leads to the same list. */
	const kept = useRef<{ rows: readonly Row[]; list: ReturnType<KeepAsList> }>(null);
	const list = useListMatch();
	const { rows } = list;
	const items = toItems(rows ?? []);
	const hasLists = pathTo(site.routes, 'favorite-products') !== null;
	const navigate = useAppNavigate();
	useEffect(() => setText((typed) => typed || (visitStorage.getItem(KEPT) ?? '')), []);

	function type(next: string): void {
		setText(next);
		visitStorage.setItem(KEPT, next);
	}

	async function search(event?: FormEvent): Promise<void> {
		event?.preventDefault();
		if (!/\p{L}/u.test(text)) return;
		await list.find(text);
		found.current?.focus({ preventScroll: true });
		found.current?.scrollIntoView({ block: 'nearest' });
	}

	async function addAll(): Promise<void> {
		setAdding(true);
		try {
			const cart = await runningCart(site);
			if (await cart.addAll(items)) {
				notifications.show({
					key: 'shoppingList',
					type: 'success',
					message: t('shoppingList.added', { count: items.length }),
					action: { text: t('account.again.cart'), onPress: openSideCart },
				});
				type('');
				list.clear();
			}
		} catch {
			notifications.show({ key: 'shoppingList', type: 'error', message: t('shoppingList.failed') });
		}
		setAdding(false);
	}

	async function keep(): Promise<void> {
		if (!rows) return;
		const { keepAsList, tellKept } = await loadChunk(() => import('./keep-as-list.ts'));
		if (kept.current?.rows !== rows) kept.current = { rows, list: keepAsList(site, rows) };
		const list = await kept.current.list;
		if (list) tellKept(site, list, navigate);
		else kept.current = null;
	}

	return (
		<div className={styles['columns']}>
			<form onSubmit={(event) => void search(event)}>
				<Panel title={t('shoppingList.yours')}>
					<textarea
						className={styles['area']}
						aria-label={t('shoppingList.label')}
						aria-describedby="list-help"
						placeholder={t('shoppingList.example')}
						spellCheck={false}
						maxLength={MAX_LIST_LENGTH}
						value={text}
						onChange={({ currentTarget }) => type(currentTarget.value)}
						onKeyDown={(event) => {
							if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void search();
						}}
					/>
					<Button
						type="submit"
						variant="ink"
						block
						loading={list.status === 'searching' && t('shoppingList.searching')}
					>
						<SearchIcon />
						{t('shoppingList.search')}
					</Button>
					<p id="list-help" className={styles['help']}>
						{t('shoppingList.help')}
					</p>
				</Panel>
			</form>
			<div ref={found} className={styles['found']} tabIndex={-1}>
				{list.status === 'failed' && (
					<div role="alert">
						<Notice tone="danger">{t('shoppingList.failed')}</Notice>
					</div>
				)}
				{rows && <MatchedRows rows={rows} onChange={list.change} onTickAll={list.tickAll} />}
				{items.length > 0 && (
					<SumBar
						items={items}
						isAdding={isAdding}
						onAdd={() => void addAll()}
						label={t('shoppingList.addAll')}
					>
						{hasLists && (
							<Button variant="secondary" onClick={() => void keep()}>
								{t('shoppingList.keep')}
							</Button>
						)}
					</SumBar>
				)}
			</div>
		</div>
	);
}
