import { lazy, Suspense } from 'react';
import { useSite } from '../platform/site.tsx';
import { useStore } from '../platform/storage/store.ts';
import { isSideCartOpen } from '../shop/cart/side-cart.ts';
import { fulfilmentDialog } from '../shop/fulfilment/fulfilment-dialog.ts';
import { useHasOpened } from '../ui/overlay/use-has-opened.ts';

const CartOverlays = lazy(async () => ({
	default: (await import('./cart-overlays.tsx')).CartOverlays,
}));

/** Dialogs render here, outside of the page they cover. Their code is fetched on first use. */
export function DialogArea() {
	const { featureCartCheckout } = useSite().config;
	const isFulfilment = useStore(fulfilmentDialog, null) !== null;
	const isCart = useStore(isSideCartOpen, false);
	const isUsed = useHasOpened(featureCartCheckout && (isFulfilment || isCart));
	return (
		<div id="dialogs">
			{isUsed && (
				<Suspense>
					<CartOverlays />
				</Suspense>
			)}
		</div>
	);
}
