import { onDemand, useOnDemand } from '../../../platform/builds/on-demand.ts';
import { useStore } from '../../../platform/storage/store.ts';
import { productView } from '../../../shop/catalogue/product-view.ts';

export const productPopup = onDemand(
	async () => (await import('./product-popup.tsx')).ProductPopup,
);

/** A product in an overlay. */
export function ProductViews() {
	const view = useStore(productView, null);
	const ProductPopup = useOnDemand(productPopup, view !== null);
	return view && ProductPopup && <ProductPopup key={view.sku + view.kind} view={view} />;
}
