import type { PayloadOf } from '@korb/contracts/platform/payload';
import { PageBlocks } from '../../blocks/block-list.tsx';
import { withoutH1 } from '../../blocks/headings.ts';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';

// Until hydration, the forms of the cart work without JavaScript.
const CartContent = lazyHydrate(async () => (await import('./cart-content.tsx')).CartContent, {
	preload: 'script',
});

export function Component({ payload }: { payload: PayloadOf<'cart'> }) {
	return (
		<>
			<div className="wrap">
				<CartContent cart={payload.cart} forgotten={payload.forgotten} />
			</div>
			<PageBlocks blocks={withoutH1(payload.blocks)} />
		</>
	);
}
