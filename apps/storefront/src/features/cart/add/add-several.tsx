import type { Product } from '@korb/contracts/catalogue/catalogue';
import { chargedPrice } from '@korb/domain/pricing/line-price';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import type { OrderVariant } from '../../../shop/catalogue/order-slot.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { useQuantityText } from '../../../shop/catalogue/use-quantity-text.ts';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import { AddForm } from './add-form.tsx';
import styles from './add-several.module.css';

type AddSeveralProps = {
	product: Product;
	variant: OrderVariant;
	buttonClass: string | undefined;
	focusNext: RefObject<boolean>;
};

/** Quantity picker with price, shown before the product is in the cart. */
export function AddSeveral({ product, variant, buttonClass, focusNext }: AddSeveralProps) {
	const t = useMessages();
	const { formatMoney } = useFormats();
	const [quantity, setQuantity] = useState(1);
	const { text } = useQuantityText(product, quantity);
	const { name } = product;
	const price = chargedPrice(product, { isMember: false, quantity });
	return (
		<AddForm
			product={product}
			buttonClass={buttonClass}
			focusNext={focusNext}
			quantity={quantity}
			price={price ? formatMoney(price.value * quantity) : undefined}
			className={styles[variant]}
		>
			<div className={styles['quantity']}>
				<Stepper
					value={quantity}
					onChange={setQuantity}
					max={product.maxQuantity}
					disablesAtMinimum
					text={text}
					variant="line"
					size={variant === 'page' ? 'lg' : 'md'}
					labels={{
						group: t('cart.quantityOf', { name }),
						less: t('cart.lessOf', { name }),
						more: t('cart.moreOf', { name }),
						remove: t('cart.removeOf', { name }),
					}}
				/>
			</div>
		</AddForm>
	);
}
