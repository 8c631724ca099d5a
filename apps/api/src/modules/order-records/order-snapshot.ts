import type { Cart } from '@korb/contracts/cart/cart';
import type { SubstitutionPreference } from '@korb/contracts/order/orders';

/** The cart and its preferences at the moment the shopper placed the order. */
export type OrderSnapshot = {
	cart: Cart;
	note: string;
	substitution: SubstitutionPreference;
	substitutions: { lineItemId: string; preference: SubstitutionPreference }[];
};

/** What a delivery pass in the order costs, less what its withdrawal has refunded. */
export function passPriceOf({ cart }: OrderSnapshot): number {
	const pass = cart.deliveryPassLineItem;
	return pass ? pass.price - (pass.refunded ?? 0) : 0;
}

/** "Almwerk Teebutter": the brand distinguishes products of the same name. */
export function fullProductName({
	brand,
	name,
}: Cart['productLineItems'][number]['product']): string {
	return brand ? `${brand.name} ${name}` : name;
}
