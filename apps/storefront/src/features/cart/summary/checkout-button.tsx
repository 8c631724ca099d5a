import type { Cart } from '@korb/contracts/cart/cart';
import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../../platform/site.tsx';
import { closeSideCart } from '../../../shop/cart/side-cart.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { ArrowRightIcon } from '../../../ui/icons/arrow-right.ts';

/** Enabled only if the order could be placed; otherwise the reason is shown beside it. */
export function CheckoutButton({ cart, size = 'md' }: { cart: Cart; size?: 'md' | 'lg' }) {
	const { routes, t } = useSite();
	const href = pathTo(routes, 'checkout');
	if (!href) return null;
	if (cart.limitErrors.length > 0 || cart.productLineItems.length === 0) {
		return (
			<Button size={size} block disabled aria-describedby="cart-limits">
				{t('cart.checkout')}
			</Button>
		);
	}
	return (
		<LinkButton href={href} size={size} block onClick={closeSideCart}>
			{t('cart.checkout')}
			<ArrowRightIcon />
		</LinkButton>
	);
}
