import { listHeaderExtras } from '@korb/domain/tenant/features';
import { SideCartDrawer } from '../features/cart/side-cart-drawer.tsx';
import { onDemand, useOnDemand } from '../platform/builds/on-demand.ts';
import { useSite } from '../platform/site.tsx';
import { useStore } from '../platform/storage/store.ts';
import { isSideCartOpen } from '../shop/cart/side-cart.ts';
import { fulfilmentDialog } from '../shop/fulfilment/fulfilment-dialog.ts';

const fulfilment = onDemand(
	async () => (await import('./fulfilment/fulfilment-dialog.tsx')).FulfilmentDialog,
);

/** Overlays of the cart: the side cart and the dialogs for fulfilment and delivery slot. */
export function CartOverlays() {
	const opened = useStore(fulfilmentDialog, null);
	const FulfilmentDialog = useOnDemand(fulfilment, opened !== null);
	const isOpen = useStore(isSideCartOpen, false);
	return (
		<>
			{listHeaderExtras(useSite().config).includes('sideCart') && <SideCartDrawer open={isOpen} />}
			{FulfilmentDialog && <FulfilmentDialog open={opened} />}
		</>
	);
}
