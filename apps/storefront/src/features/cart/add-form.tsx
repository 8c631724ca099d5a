import type { Product } from '@korb/contracts/catalogue';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { aliveLater } from '../../lib/alive-later.tsx';
import { runningCart } from '../../lib/cart/cart-actions.ts';
import type { OrderLook } from '../../lib/products/order-slot.ts';
import { useFormats } from '../../lib/products/use-formats.ts';
import { useSite } from '../../lib/site.tsx';
import { classes } from '../../ui/classes.ts';
import { PlusIcon } from '../../ui/icons/plus.ts';
import { ShoppingBasketIcon } from '../../ui/icons/shopping-basket.ts';
import styles from './add-form.module.css';
import { ReturnField } from './return-field.tsx';

const loadQuantity = async () => ({
	default: (await import('./quantity-choice.tsx')).QuantityChoice,
});
const QuantityChoice = aliveLater(import.meta.env.SSR ? await loadQuantity() : loadQuantity);

type AddFormProps = {
	product: Product;
	/** How many may be said beforehand where there is room for it: everywhere but on a card. */
	look: OrderLook;
	buttonClass: string | undefined;
	focusNext: RefObject<boolean>;
};

/** A form that works by itself; where a script runs, the page stays where it is. */
export function AddForm({ product, look, buttonClass, focusNext }: AddFormProps) {
	const site = useSite();
	const { formatMoney } = useFormats();
	const button = useRef<HTMLButtonElement>(null);
	const [isBusy, setBusy] = useState(false);
	const [quantity, setQuantity] = useState(1);
	useEffect(() => {
		if (!focusNext.current) return;
		focusNext.current = false;
		button.current?.focus();
	}, [focusNext]);

	async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		focusNext.current = true;
		setBusy(true);
		try {
			const cart = await runningCart(site);
			if (!(await cart.add(product, quantity))) focusNext.current = false;
		} catch {
			form.submit();
		} finally {
			setBusy(false);
		}
	}

	const label = site.t('cart.add', { name: product.name });
	const isCard = look === 'tile';
	const price = !isCard && product.price && formatMoney(product.price.regular.value * quantity);
	return (
		<form
			className={isCard ? undefined : styles[look]}
			method="post"
			action="/api/carts/forms/items"
			onSubmit={(event) => void add(event)}
			data-order="open"
		>
			<input type="hidden" name="sku" value={product.sku} />
			<input type="hidden" name="delta" value={quantity} />
			<ReturnField />
			{!isCard && (
				<div className={styles['quantity']}>
					<QuantityChoice product={product} look={look} value={quantity} onChange={setQuantity} />
				</div>
			)}
			<button
				ref={button}
				type="submit"
				className={buttonClass ? classes(buttonClass, styles['worded']) : styles['round']}
				aria-label={price ? `${label}, ${price}` : label}
				aria-busy={isBusy || undefined}
			>
				{buttonClass ? (
					<>
						<ShoppingBasketIcon />
						{site.t('cart.addShort')}
						{price && <span className={styles['price']}>{price}</span>}
					</>
				) : (
					<PlusIcon />
				)}
			</button>
		</form>
	);
}
