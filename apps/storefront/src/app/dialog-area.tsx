import { lazy, Suspense } from 'react';
import { useSite } from '../platform/site.tsx';
import { useStore } from '../platform/storage/store.ts';
import { mergeDialog } from '../shop/cart/merge-dialog.ts';
import { isSideCartOpen } from '../shop/cart/side-cart.ts';
import { fulfilmentDialog } from '../shop/fulfilment/fulfilment-dialog.ts';
import { useHasOpened } from '../ui/overlay/use-has-opened.ts';

const CartOverlays = lazy(async () => ({
	default: (await import('./cart-overlays.tsx')).CartOverlays,
}));

const MergeDialog = lazy(async () => ({
	default: (await import('./cart-merge/merge-dialog.tsx')).MergeDialog,
}));

/** Dialogs render here, outside of the page they cover. Their code is fetched on first use. */
export function DialogArea() {
	const { featureCartCheckout } = useSite().config;
	const isFulfilment = useStore(fulfilmentDialog, null) !== null;
	const isCart = useStore(isSideCartOpen, false);
	const isMerge = useStore(mergeDialog, null) !== null;
	const isUsed = useHasOpened(featureCartCheckout && (isFulfilment || isCart));
	const isMerged = useHasOpened(isMerge);
	return (
		<div id="dialogs">
			{isMerged && (
				<Suspense>
					<MergeDialog />
				</Suspense>
			)}
			{isUsed && (
				<Suspense>
					<CartOverlays />
				</Suspense>
			)}
		</div>
	);
}
