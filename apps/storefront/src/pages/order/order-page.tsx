import type { PayloadOf } from '@korb/contracts/platform/payload';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';

// The order is readable without JavaScript, so the code that changes it may load later.
const load = async () => ({ default: (await import('./order-content.tsx')).OrderContent });
const OrderContent = lazyHydrate(import.meta.env.SSR ? await load() : load);

export function Component({ payload }: { payload: PayloadOf<'order'> }) {
	return (
		<div className="wrap">
			<OrderContent payload={payload} />
		</div>
	);
}
