import type { Product } from '@korb/contracts/catalogue';
import { type ComponentType, createContext, use } from 'react';

/** `tile`: on a card. `row`: at the end of a line. `page`: beside the price of one product. `bar`: within reach of a thumb. */
export type OrderVariant = 'tile' | 'row' | 'page' | 'bar';

export type OrderActionProps = {
	product: Product;
	variant: OrderVariant;
	/** Of the button with words; on a card it is round and has none. */
	buttonClass?: string;
};

/** How products are ordered here; null where nothing can be. Lists know products, not carts. */
type OrderSlot = {
	Action: ComponentType<OrderActionProps>;
};

export const OrderContext = createContext<OrderSlot | null>(null);

export function useOrderSlot(): OrderSlot | null {
	return use(OrderContext);
}
