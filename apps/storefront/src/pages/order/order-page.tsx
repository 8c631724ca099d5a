import type { PayloadOf } from '@korb/contracts/payload';
import { lazyHydrate } from '../../lib/lazy-hydrate.tsx';

// The order can be read without a script; what changes it may come after the page.
const load = async () => ({ default: (await import('./order-content.tsx')).OrderContent });
const OrderContent = lazyHydrate(import.meta.env.SSR ? await load() : load);

export function Component({ payload }: { payload: PayloadOf<'order'> }) {
	return (
		<div className="wrap">
			<OrderContent payload={payload} />
		</div>
	);
}
