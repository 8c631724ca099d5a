import type { PayloadOf } from '@korb/contracts/platform/payload';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';

// The order is readable without JavaScript, so the code that changes it may load later.
const OrderContent = lazyHydrate(async () => (await import('./order-content.tsx')).OrderContent, {
	preload: 'script',
});

export function Component({ payload }: { payload: PayloadOf<'order'> }) {
	return (
		<div className="wrap">
			<OrderContent payload={payload} />
		</div>
	);
}
