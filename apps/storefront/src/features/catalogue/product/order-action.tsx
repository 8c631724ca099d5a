import type { Product } from '@korb/contracts/catalogue/catalogue';
import { type OrderVariant, useOrderSlot } from '../../../shop/catalogue/order-slot.ts';
import { isOrderable } from '../../../shop/catalogue/product-state.ts';
import { buttonClass } from '../../../ui/button/button.tsx';

/** Order controls of one product, where there are any. */
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
