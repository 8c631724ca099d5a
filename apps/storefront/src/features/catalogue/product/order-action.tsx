import type { Product } from '@korb/contracts/catalogue';
import { type OrderVariant, useOrderSlot } from '../../../lib/products/order-slot.ts';
import { isOrderable } from '../../../lib/products/product-state.ts';
import { buttonClass } from '../../../ui/button/button.tsx';

/** The way to order one product, where there is one. */
export function OrderAction({ product, variant }: { product: Product; variant: OrderVariant }) {
	const order = useOrderSlot();
	if (!order || !isOrderable(product.availability)) return null;
	const size = variant === 'page' ? 'lg' : 'md';
	return (
		<order.Action
			product={product}
			variant={variant}
			buttonClass={buttonClass({ size, block: true })}
		/>
	);
}
