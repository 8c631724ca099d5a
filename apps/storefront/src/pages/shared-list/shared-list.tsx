import { useEffect, useState } from 'react';
import { WaitingPanels } from '../../features/account/frame/waiting.tsx';
import { ListView } from '../../features/account/lists/list-view.tsx';
import { useSite } from '../../platform/site.tsx';
import type { ListAddress } from '../../shop/lists/lists.ts';
import { PageOpening } from '../opening/page-opening.tsx';
import styles from './shared-list.module.css';

/** The list is named by the fragment, which stays in the browser. */
export function SharedList() {
	const { t } = useSite();
	const [address, setAddress] = useState<ListAddress | null>(null);
	useEffect(() => {
		const read = () => {
			const [listId = '', token = ''] = location.hash.slice(1).split('.');
			setAddress({ listId: listId || 'none', token });
		};
		read();
		addEventListener('hashchange', read);
		return () => removeEventListener('hashchange', read);
	}, []);
	const head = (name: string | undefined) => (
		<PageOpening title={name ?? t('route.shared-list')} lead={t('lists.sharedLead')} />
	);
	return (
		<div className={styles['shared']}>
			{address ? (
				<ListView address={address} head={head} />
			) : (
				<>
					{head(undefined)}
					<WaitingPanels count={1} />
				</>
			)}
		</div>
	);
}
