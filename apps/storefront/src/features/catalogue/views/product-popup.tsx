import { useEffect } from 'react';
import { useLocation } from '../../../platform/navigation/router/shown-page.ts';
import { closeProductView, type ProductView } from '../../../shop/catalogue/product-view.ts';
import { QuickView } from './quick-view.tsx';
import { SlideIn } from './slide-in.tsx';

const popups = { quickView: QuickView, slideIn: SlideIn } satisfies Record<
	ProductView['kind'],
	unknown
>;

export function ProductPopup({ view }: { view: ProductView }) {
	const { pathname, search } = useLocation();
	// A new URL means that a link was followed.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only navigation closes it
	useEffect(() => closeProductView, [pathname, search]);
	const Popup = popups[view.kind];
	return <Popup view={view} />;
}
