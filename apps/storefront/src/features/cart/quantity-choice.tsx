import type { Product } from '@korb/contracts/catalogue';
import type { OrderLook } from '../../lib/products/order-slot.ts';
import { useMessages } from '../../lib/use-messages.ts';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { useQuantityText } from './use-quantity-text.ts';

type QuantityChoiceProps = {
	product: Product;
	look: OrderLook;
	value: number;
	onChange: (value: number) => void;
};

/** How many, before anything is in the cart. */
export function QuantityChoice({ product, look, value, onChange }: QuantityChoiceProps) {
	const t = useMessages();
	const { text } = useQuantityText(product, value);
	const { name } = product;
	return (
		<Stepper
			value={value}
			onChange={onChange}
			max={product.maxQuantity}
			keepsLeast
			text={text}
			look="line"
			size={look === 'page' ? 'lg' : 'md'}
			labels={{
				group: t('cart.quantityOf', { name }),
				less: t('cart.lessOf', { name }),
				more: t('cart.moreOf', { name }),
				remove: t('cart.removeOf', { name }),
			}}
		/>
	);
}
