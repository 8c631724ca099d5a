import type { PayloadOf } from '@korb/contracts/payload';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { PageBlocks } from '../../blocks/block-list.tsx';
import { withoutH1 } from '../../blocks/headings.ts';
import type { CheckoutContent as View } from './checkout-content.tsx';

// The form brings a library along; the page stands before it is there.
const CheckoutContent: ComponentType<ComponentProps<typeof View>> = import.meta.env.SSR
	? (await import('./checkout-content.tsx')).CheckoutContent
	: lazy(async () => ({ default: (await import('./checkout-content.tsx')).CheckoutContent }));

export function Component({ payload }: { payload: PayloadOf<'checkout'> }) {
	return (
		<>
			<div className="wrap">
				<Suspense>
					<CheckoutContent cart={payload.cart} />
				</Suspense>
			</div>
			<PageBlocks blocks={withoutH1(payload.blocks)} />
		</>
	);
}
