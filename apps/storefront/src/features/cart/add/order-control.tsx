import { useRef } from 'react';
import { onDemand, useOnDemand } from '../../../platform/builds/on-demand.ts';
import { lazyHydrate } from '../../../platform/hydration/lazy-hydrate.tsx';
import { useLineQuantity } from '../../../shop/cart/cart-store.ts';
import type { OrderActionProps } from '../../../shop/catalogue/order-slot.ts';
import { AddForm } from './add-form.tsx';
import styles from './order-control.module.css';

export const lineStepper = onDemand(
	async () => (await import('../lines/line-stepper.tsx')).LineStepper,
);

// Other pages show it only in a popup.
const AddSeveral = lazyHydrate(async () => (await import('./add-several.tsx')).AddSeveral, {
	page: 'product',
});

/** An add button that becomes a stepper once the product is in the cart. */
export function OrderControl({ product, variant, buttonClass }: OrderActionProps) {
	const quantity = useLineQuantity(product.sku);
	// Keyboard focus moves from the button to the stepper.
	const focusNext = useRef(false);
	const LineStepper = useOnDemand(lineStepper, quantity > 0);
	// Cards and rows have no room for a quantity picker.
	const Add = variant === 'tile' || variant === 'row' ? AddForm : AddSeveral;
	const props = { product, variant, buttonClass };
	if (quantity === 0 || !LineStepper) return <Add {...props} focusNext={focusNext} />;
	return (
		<div className={styles[variant]} data-order="counting">
			<LineStepper
				product={product}
				quantity={quantity}
				variant={variant === 'row' ? 'line' : 'filled'}
				size={variant === 'page' ? 'lg' : 'md'}
				focusNext={focusNext}
			/>
		</div>
	);
}
