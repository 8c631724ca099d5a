import type { Product } from '@korb/contracts/catalogue';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { runningCart } from '../../lib/cart/cart-actions.ts';
import { useSite } from '../../lib/site.tsx';
import { PlusIcon } from '../../ui/icons/plus.ts';
import { ShoppingBasketIcon } from '../../ui/icons/shopping-basket.ts';
import styles from './add-form.module.css';
import { ReturnField } from './return-field.tsx';

type AddFormProps = {
	product: Product;
	buttonClass: string | undefined;
	focusNext: RefObject<boolean>;
	quantity?: number;
	/** Of so many. */
	price?: string | undefined;
	className?: string | undefined;
	/** Beside the button. */
	children?: ReactNode;
};

/** A form that works by itself; where a script runs, the page stays where it is. */
export function AddForm({
	product,
	buttonClass,
	focusNext,
	quantity = 1,
	price,
	className,
	children,
}: AddFormProps) {
	const site = useSite();
	const button = useRef<HTMLButtonElement>(null);
	const [isBusy, setBusy] = useState(false);
	useEffect(() => {
		if (!focusNext.current) return;
		focusNext.current = false;
		button.current?.focus();
	}, [focusNext]);

	async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		// A press by mouse in the search leaves the focus in its field.
		focusNext.current = form.contains(document.activeElement);
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

	const short = site.t('cart.addShort');
	// The words on the button come first: whoever speaks to the page says what they see.
	const label = price
		? `${short} ${price}, ${product.name}`
		: site.t('cart.add', { name: product.name });
	return (
		<form
			className={className}
			method="post"
			action="/api/carts/forms/items"
			onSubmit={(event) => void add(event)}
			data-order="open"
		>
			<input type="hidden" name="sku" value={product.sku} />
			<input type="hidden" name="delta" value={quantity} />
			<ReturnField />
			{children}
			<button
				ref={button}
				type="submit"
				className={buttonClass ?? styles['round']}
				aria-label={label}
				aria-busy={isBusy || undefined}
			>
				{buttonClass ? (
					<>
						<ShoppingBasketIcon />
						{short} {price && <span>{price}</span>}
					</>
				) : (
					<PlusIcon />
				)}
			</button>
		</form>
	);
}
