import type { Product } from '@korb/contracts/catalogue/catalogue';
import { type ComponentType, createContext, use } from 'react';

/**
 * `tile`: on a card. `row`: at the end of a line. `page`: beside the price of a product. `bar`:
 * within reach of a thumb.
 */
export type OrderVariant = 'tile' | 'row' | 'page' | 'bar';

export type OrderActionProps = {
	product: Product;
	variant: OrderVariant;
	/** For the button with a label; on a card it is round and has none. */
	buttonClass?: string;
};

/** The order controls of this shop; null where ordering is off. Lists know products, not carts. */
type OrderSlot = {
	Action: ComponentType<OrderActionProps>;
};

export const OrderContext = createContext<OrderSlot | null>(null);

export function useOrderSlot(): OrderSlot | null {
	return use(OrderContext);
}
