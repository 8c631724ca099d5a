import { postItemForm } from '@korb/contracts/cart/cart-paths';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import { toPath } from '@korb/contracts/platform/to-path';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { ShoppingBasketIcon } from '../../../ui/icons/shopping-basket.ts';
import styles from './add-form.module.css';
import { ReturnField } from './return-field.tsx';
import { useFocusNext } from './use-focus-next.ts';

type AddFormProps = {
	product: Product;
	buttonClass: string | undefined;
	focusNext: RefObject<boolean>;
	quantity?: number;
	/** For the chosen quantity. */
	price?: string | undefined;
	className?: string | undefined;
	/** Rendered beside the button. */
	children?: ReactNode;
};

/** A plain form that also works without JavaScript; with it, the page is not left. */
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
	useFocusNext(focusNext, () => button.current);

	async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		// Clicking with the mouse in the search flyout leaves the focus in its field.
		focusNext.current = form.contains(document.activeElement);
		setBusy(true);
		try {
			const cart = await runningCart(site);
			if (!(await cart.add(product, quantity))) focusNext.current = false;
		} catch {
			// Its code has not come. Offline, the browser could only show its own error page.
			if (navigator.onLine) form.submit();
			else {
				const message = site.t('cart.refused.offline', { name: product.name });
				notifications.show({ key: 'cart.refused', message, type: 'error', duration: 4000 });
			}
		} finally {
			setBusy(false);
		}
	}

	const short = site.t('cart.addShort');
	// The visible label comes first: voice control users say what they see (WCAG 2.5.3).
	const label = price
		? `${short} ${price}, ${product.name}`
		: site.t('cart.add', { name: product.name });
	return (
		<form
			className={className}
			method="post"
			action={toPath(postItemForm)}
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
