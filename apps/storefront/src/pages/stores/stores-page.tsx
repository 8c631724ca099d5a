import type { PayloadOf } from '@korb/contracts/platform/payload';
import { withoutH1 } from '../../blocks/headings.ts';
import { EditedBlocks } from '../../blocks/personal/edited-blocks.tsx';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PageOpening } from '../opening/page-opening.tsx';
import styles from './stores-page.module.css';

// The list needs no JavaScript, so the code for search and map may load later.
const StoreFinder = lazyHydrate(async () => (await import('./store-finder.tsx')).StoreFinder, {
	preload: 'script',
});

export function Component({ payload }: { payload: PayloadOf<'stores'> }) {
	const t = useMessages();
	const { stores, meta } = payload;
	return (
		<>
			<div className="wrap">
				<PageOpening title={meta.title} lead={meta.description || t('stores.lead')} />
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
