import type { Cart } from '@korb/contracts/cart/cart';
import { pathTo } from '@korb/domain/routing/routes';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { FactBar } from '../../../ui/card/fact-bar.tsx';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import styles from '../slot-bar.module.css';

/** Shows which order this cart adds to, and offers to turn it back into a regular cart. */
export function AddOnBar({ cart }: { cart: Cart }) {
	const site = useSite();
	const { t, routes } = site;
	const { mode, orderNumber } = cart;
	if (mode !== 'ADDON' || orderNumber === null) return null;
	const page = pathTo(routes, 'order', { orderNumber });
	const leave = () => void runningCart(site).then((running) => running.setMode(null));
	return (
		<FactBar
			icon={<PlusIcon />}
			tone="fresh"
			title={
				page ? (
					<AppLink href={page}>{t('cart.addOn', { number: orderNumber })}</AppLink>
				) : (
					t('cart.addOn', { number: orderNumber })
				)
			}
			text={t('cart.addOnText')}
			action={
				<button type="button" className={`link ${styles['change']}`} onClick={leave}>
					{t('cart.addOnLeave')}
				</button>
			}
		/>
	);
}
