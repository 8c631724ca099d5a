import type { Product } from '@korb/contracts/catalogue';
import { type OrderLook, useOrderSlot } from '../../../lib/products/order-slot.ts';
import { isOrderable } from '../../../lib/products/product-state.ts';
import { buttonClass } from '../../../ui/button/button.tsx';

/** The way to order one product, where there is one. */
export function OrderAction({ product, look }: { product: Product; look: OrderLook }) {
	const order = useOrderSlot();
	if (!order || !isOrderable(product.availability)) return null;
	const size = look === 'page' ? 'lg' : 'md';
	return (
		<order.Action product={product} look={look} buttonClass={buttonClass({ size, block: true })} />
	);
}
