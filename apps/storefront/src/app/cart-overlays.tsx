import { listHeaderExtras } from '@korb/domain/features';
import { lazy, Suspense } from 'react';
import { SideCartDrawer } from '../features/cart/side-cart-drawer.tsx';
import { isSideCartOpen } from '../lib/cart/side-cart.ts';
import { serviceDialog } from '../lib/service/service-dialog.ts';
import { useSite } from '../lib/site.tsx';
import { useStore } from '../lib/store.ts';
import { useOnceOpen } from '../ui/overlay/once-open.ts';

const ServiceDialog = lazy(async () => ({
	default: (await import('./service/service-dialog.tsx')).ServiceDialog,
}));

/** What the cart shows on top of a page: itself, and the questions of where to and when. */
export function CartOverlays() {
	const opened = useStore(serviceDialog, null);
	const controller = useOnceOpen(opened !== null);
	const isOpen = useStore(isSideCartOpen, false);
	return (
		<>
			{listHeaderExtras(useSite().config).includes('sideCart') && <SideCartDrawer open={isOpen} />}
			{controller && (
				<Suspense>
					<ServiceDialog open={opened} />
				</Suspense>
			)}
		</>
	);
}
