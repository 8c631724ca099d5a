import type { PayloadOf } from '@korb/contracts/platform/payload';
import { PageBlocks } from '../../blocks/block-list.tsx';
import { withoutH1 } from '../../blocks/headings.ts';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';

// The form depends on a library; the page renders before it has loaded.
const CheckoutContent = lazyHydrate(
	async () => (await import('./checkout-content.tsx')).CheckoutContent,
	{ preload: 'script' },
);

export function Component({ payload }: { payload: PayloadOf<'checkout'> }) {
	return (
		<>
			<div className="wrap">
				<CheckoutContent cart={payload.cart} />
			</div>
			<PageBlocks blocks={withoutH1(payload.blocks)} />
		</>
	);
}
