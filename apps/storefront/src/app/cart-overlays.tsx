import { listHeaderExtras } from '@korb/domain/tenant/features';
import { lazy, Suspense } from 'react';
import { SideCartDrawer } from '../features/cart/side-cart-drawer.tsx';
import { useSite } from '../platform/site.tsx';
import { useStore } from '../platform/storage/store.ts';
import { isSideCartOpen } from '../shop/cart/side-cart.ts';
import { fulfilmentDialog } from '../shop/fulfilment/fulfilment-dialog.ts';
import { useHasOpened } from '../ui/overlay/use-has-opened.ts';

const FulfilmentDialog = lazy(async () => ({
	default: (await import('./fulfilment/fulfilment-dialog.tsx')).FulfilmentDialog,
}));

/** Overlays of the cart: the side cart and the dialogs for fulfilment and delivery slot. */
export function CartOverlays() {
	const opened = useStore(fulfilmentDialog, null);
	const controller = useHasOpened(opened !== null);
	const isOpen = useStore(isSideCartOpen, false);
	return (
		<>
			{listHeaderExtras(useSite().config).includes('sideCart') && <SideCartDrawer open={isOpen} />}
			{controller && (
				<Suspense>
					<FulfilmentDialog open={opened} />
				</Suspense>
			)}
		</>
	);
}
