import type { Cart } from '@korb/contracts/cart';
import type { SubstitutionWish } from '@korb/contracts/orders';

/** What is bought and how it is wished, as it was when the shopper pressed the button. */
export type OrderSnapshot = {
	cart: Cart;
	note: string;
	substitution: SubstitutionWish;
	substitutions: { lineItemId: string; wish: SubstitutionWish }[];
};

/** "Almwerk Teebutter": two articles of one name differ by who made them. */
export function articleName({ brand, name }: Cart['productLineItems'][number]['product']): string {
	return brand ? `${brand.name} ${name}` : name;
}
