import { postItemForm } from '@korb/contracts/cart/cart-paths';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import { toPath } from '@korb/contracts/platform/to-path';
import { type RefObject, useRef } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { useQuantityText } from '../../../shop/catalogue/use-quantity-text.ts';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import { ReturnField } from '../add/return-field.tsx';
import { useFocusNext } from '../add/use-focus-next.ts';

type LineStepperProps = {
	product: Product;
	quantity: number;
	variant?: 'filled' | 'line';
	size?: 'sm' | 'md' | 'lg';
	focusNext?: RefObject<boolean>;
};

/**
 * Changes the quantity of one product in the cart. Without JavaScript, every button is a form of
 * its own.
 */
export function LineStepper({ product, quantity, variant, size, focusNext }: LineStepperProps) {
	const site = useSite();
	const { t } = site;
	const { text, note } = useQuantityText(product, quantity);
	const isMaximum = quantity >= product.maxQuantity;
	const { name } = product;
	const self = useRef<HTMLDivElement>(null);
	useFocusNext(focusNext, () => self.current?.querySelector<HTMLElement>('button:last-of-type'));

	function change(next: number): void {
		if (next === 0 && focusNext) {
			focusNext.current = self.current?.contains(document.activeElement) ?? false;
		}
		void runningCart(site).then((cart) => cart.setQuantity(product, next));
	}

	return (
		<div ref={self}>
			<Stepper
				value={quantity}
				max={product.maxQuantity}
				onChange={change}
				text={text}
				note={isMaximum ? <Limit /> : variant === 'line' ? undefined : note}
				{...(variant && { variant })}
				{...(size && { size })}
				labels={{
					group: t('cart.quantityOf', { name }),
					less: t('cart.lessOf', { name }),
					more: t('cart.moreOf', { name }),
					remove: t('cart.removeOf', { name }),
				}}
				form={{
					action: toPath(postItemForm),
					fields: (
						<>
							<input type="hidden" name="sku" value={product.sku} />
							<ReturnField />
						</>
					),
				}}
			/>
		</div>
	);
}

/** Short, because it sits between two buttons; screen readers get the full text. */
function Limit() {
	const { t } = useSite();
	return (
		<>
			<span aria-hidden="true">{t('cart.maximumShort')}</span>
			<span className="visually-hidden">{t('cart.maximum')}</span>
		</>
	);
}
