import { onDemand, useOnDemand } from '../platform/builds/on-demand.ts';
import { useSite } from '../platform/site.tsx';
import { useStore } from '../platform/storage/store.ts';
import { mergeDialog } from '../shop/cart/merge-dialog.ts';
import { isSideCartOpen } from '../shop/cart/side-cart.ts';
import { fulfilmentDialog } from '../shop/fulfilment/fulfilment-dialog.ts';

export const cartOverlays = onDemand(
	async () => (await import('./cart-overlays.tsx')).CartOverlays,
);
const merge = onDemand(async () => (await import('./cart-merge/merge-dialog.tsx')).MergeDialog);

/** Dialogs render here, outside of the page they cover. */
export function DialogArea() {
	const { featureCartCheckout } = useSite().config;
	const isFulfilment = useStore(fulfilmentDialog, null) !== null;
	const isCart = useStore(isSideCartOpen, false);
	const isMerge = useStore(mergeDialog, null) !== null;
	const CartOverlays = useOnDemand(cartOverlays, featureCartCheckout && (isFulfilment || isCart));
	const MergeDialog = useOnDemand(merge, isMerge);
	return (
		<div id="dialogs">
			{MergeDialog && <MergeDialog />}
			{CartOverlays && <CartOverlays />}
		</div>
	);
}
