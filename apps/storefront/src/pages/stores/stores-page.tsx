import type { PayloadOf } from '@korb/contracts/payload';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { withoutH1 } from '../../blocks/headings.ts';
import { EditedBlocks } from '../../blocks/personal/edited-blocks.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PageOpening } from '../opening/page-opening.tsx';
import type { StoreFinder as View } from './store-finder.tsx';
import styles from './stores-page.module.css';

// The list needs no script; what searches it and draws the map may come after the page.
const StoreFinder: ComponentType<ComponentProps<typeof View>> = import.meta.env.SSR
	? (await import('./store-finder.tsx')).StoreFinder
	: lazy(async () => ({ default: (await import('./store-finder.tsx')).StoreFinder }));

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
					<Suspense>
						<StoreFinder stores={stores} />
					</Suspense>
				) : (
					<EmptyState title={t('stores.none')}>{t('stores.noneText')}</EmptyState>
				)}
			</div>
		</>
	);
}
