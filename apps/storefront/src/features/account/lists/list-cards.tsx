import type { ListSummary } from '@korb/contracts/shopping-list/list-endpoints';
import { getLists } from '@korb/contracts/shopping-list/list-paths';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useSite } from '../../../platform/site.tsx';
import { createList, LISTS_KEY, listPath } from '../../../shop/lists/lists.ts';
import { usePersonalQuery } from '../../../shop/session/personal-queries.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { ShoppingBasketIcon } from '../../../ui/icons/shopping-basket.ts';
import { plateStyle } from '../../../ui/picture/plate-style.ts';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import styles from './list-cards.module.css';
import { NameDialog } from './name-dialog.tsx';
import { useListToCart } from './use-list-to-cart.tsx';

const TINTS = ['sage', 'peach', 'butter', 'sky'];

/** The lists of the customer, and a way to start another. */
export function ListCards() {
	const site = useSite();
	const { t } = site;
	const navigate = useAppNavigate();
	const cart = useListToCart();
	const [isNaming, setNaming] = useState(false);
	const lists = useLists();
	if (!lists) return null;
	return (
		<section aria-labelledby="lists">
			<h2 id="lists" className="visually-hidden">
				{t('lists.title')}
			</h2>
			<ul className={styles['cards']}>
				{lists.map((list, index) => (
					<li key={list.listId} className={styles['card']} style={plateStyle(TINTS[index % 4])}>
						<h3>
							<AppLink href={listPath(site, list.listId)}>{list.name}</AppLink>
						</h3>
						<p>{t('lists.count', { count: list.lineCount })}</p>
						<div className={styles['thumbs']}>
							{list.pictures.map(({ sku, picture, tint }) => (
								<Thumb key={sku} base={picture.base} tint={tint} sizes="44px" />
							))}
						</div>
						<div className={styles['foot']}>
							<span>{t(list.shared ? 'lists.shared' : 'lists.private')}</span>
							<IconButton
								variant="white"
								label={t('lists.toCartOf', { name: list.name })}
								disabled={list.lineCount === 0 || cart.isAdding(list.listId)}
								onClick={() => cart.add(list.listId)}
							>
								<ShoppingBasketIcon />
							</IconButton>
						</div>
					</li>
				))}
				<li>
					<button type="button" className={styles['new']} onClick={() => setNaming(true)}>
						<span>
							<PlusIcon />
						</span>
						{t('lists.new')}
					</button>
				</li>
			</ul>
			<NameDialog
				name={isNaming ? '' : null}
				title={t('lists.new')}
				onClose={() => setNaming(false)}
				onName={async (name) => {
					const list = await createList(site, name);
					if (list) navigate(listPath(site, list.listId));
				}}
			/>
			{cart.dialog}
		</section>
	);
}

export function useLists(): ListSummary[] | undefined {
	const { data } = usePersonalQuery(LISTS_KEY, (signal) => api.call(getLists, { signal }));
	return data?.results;
}
