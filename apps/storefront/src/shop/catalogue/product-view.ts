import { type HeaderExtra, listHeaderExtras } from '@korb/domain/tenant/features';
import type { MouseEvent } from 'react';
import { useSite } from '../../platform/site.tsx';
import { createStore } from '../../platform/storage/store.ts';

/** The product shown in an overlay, and the kind of overlay. */
export type ProductView = {
	kind: 'quickView' | 'slideIn';
	sku: string;
	slug: string;
	name: string;
};

export const productView = createStore<ProductView | null>(null);

export function closeProductView(): void {
	productView.set(null);
}

const extras = {
	quickView: 'productQuickView',
	slideIn: 'productSlideIn',
} satisfies Record<ProductView['kind'], HeaderExtra>;

/** For product links: a plain click opens the product in an overlay instead. */
export function useProductView(view: ProductView) {
	const isOn = listHeaderExtras(useSite().config).includes(extras[view.kind]);
	return (event: MouseEvent) => {
		const wantsOwnPage = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
		if (!isOn || wantsOwnPage) return;
		event.preventDefault();
		productView.set(view);
	};
}
