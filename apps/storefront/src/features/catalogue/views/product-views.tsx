import { lazy, Suspense } from 'react';
import { useStore } from '../../../platform/storage/store.ts';
import { productView } from '../../../shop/catalogue/product-view.ts';

const ProductPopup = lazy(async () => ({
	default: (await import('./product-popup.tsx')).ProductPopup,
}));

/** A product in an overlay. Its code is fetched on first use. */
export function ProductViews() {
	const view = useStore(productView, null);
	return view && <Suspense>{<ProductPopup key={view.sku + view.kind} view={view} />}</Suspense>;
}
