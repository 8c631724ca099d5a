import type { PayloadOf } from '@korb/contracts/payload';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { OrderContent as View } from './order-content.tsx';

// The order can be read without a script; what changes it may come after the page.
const OrderContent: ComponentType<ComponentProps<typeof View>> = import.meta.env.SSR
	? (await import('./order-content.tsx')).OrderContent
	: lazy(async () => ({ default: (await import('./order-content.tsx')).OrderContent }));

export function Component({ payload }: { payload: PayloadOf<'order'> }) {
	return (
		<div className="wrap">
			<Suspense>
				<OrderContent payload={payload} />
			</Suspense>
		</div>
	);
}
