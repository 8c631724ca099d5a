import type { PayloadOf } from '@korb/contracts/platform/payload';
import { withoutH1 } from '../../blocks/headings.ts';
import { EditedBlocks } from '../../blocks/personal/edited-blocks.tsx';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { PageOpening } from '../opening/page-opening.tsx';

const ShoppingList = lazyHydrate(
	async () => (await import('../../features/shopping-list/shopping-list.tsx')).ShoppingList,
);

export function Component({ payload }: { payload: PayloadOf<'shopping-list'> }) {
	const t = useMessages();
	return (
		<>
			<div className="wrap">
				<PageOpening
					title={payload.meta.title}
					lead={payload.meta.description || t('shoppingList.lead')}
				/>
				<ShoppingList />
			</div>
			<EditedBlocks page={payload} blocks={withoutH1(payload.blocks)} />
		</>
	);
}
