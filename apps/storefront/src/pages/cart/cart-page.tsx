import type { PayloadOf } from '@korb/contracts/payload';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { PageBlocks } from '../../blocks/block-list.tsx';
import { withoutH1 } from '../../blocks/headings.ts';
import type { CartContent as View } from './cart-content.tsx';

// The server draws everything, and its forms work by themselves; the shell above need not wait for
// what brings them to life. Where the code is at hand anyway nothing has to be waited for.
const CartContent: ComponentType<ComponentProps<typeof View>> = import.meta.env.SSR
	? (await import('./cart-content.tsx')).CartContent
	: lazy(async () => ({ default: (await import('./cart-content.tsx')).CartContent }));

export function Component({ payload }: { payload: PayloadOf<'cart'> }) {
	return (
		<>
			<div className="wrap">
				<Suspense>
					<CartContent cart={payload.cart} forgotten={payload.forgotten} />
				</Suspense>
			</div>
			<PageBlocks blocks={withoutH1(payload.blocks)} />
		</>
	);
}
