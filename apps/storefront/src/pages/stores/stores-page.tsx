import type { PayloadOf } from '@korb/contracts/payload';
import { withoutH1 } from '../../blocks/headings.ts';
import { EditedBlocks } from '../../blocks/personal/edited-blocks.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { StoreFinder } from './store-finder.tsx';
import styles from './stores-page.module.css';

export function Component({ payload }: { payload: PayloadOf<'stores'> }) {
	const t = useMessages();
	const { stores, meta } = payload;
	return (
		<>
			<div className="wrap">
				<Breadcrumb
					label={t('listing.trail')}
					trail={[{ href: '/', text: t('shell.tab.home') }]}
					current={meta.title}
				/>
				<h1 className={styles['title']}>{meta.title}</h1>
				<p className={styles['lead']}>{meta.description || t('stores.lead')}</p>
			</div>
			<EditedBlocks page={payload} blocks={withoutH1(payload.blocks)} />
			<div className={`wrap ${styles['finder']}`}>
				{stores.length > 0 ? (
					<StoreFinder stores={stores} />
				) : (
					<EmptyState title={t('stores.none')}>{t('stores.noneText')}</EmptyState>
				)}
			</div>
		</>
	);
}
