import type { Cart } from '@korb/contracts/cart/cart';
import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import styles from './pass-overview.module.css';

/**
 * What the delivery pass would save, or that it is in the cart. Renders nothing if the shop has
 * none.
 */
export function PassOverview({ cart }: { cart: Cart }) {
	const { routes, t } = useSite();
	const { formatMoney } = useFormats();
	const href = pathTo(routes, 'delivery-pass');
	if (!href) return null;
	const fee = cart.priceInfo.serviceFeesAfterDiscount;
	const { deliveryPassLineItem: pass } = cart;
	return (
		<section className={styles['pass']} aria-labelledby="cart-pass">
			<h3 id="cart-pass">{t('cart.pass.title')}</h3>
			<p>
				{pass
					? t('cart.pass.chosen', { price: formatMoney(pass.price) })
					: fee > 0
						? t('cart.pass.saves', { amount: formatMoney(fee) })
						: t('cart.pass.none')}
			</p>
			<LinkButton href={href} variant="white" size="sm">
				{t('cart.pass.more')}
			</LinkButton>
			<img src="/media/e/1f6f5/160.webp" alt="" width={108} height={108} loading="lazy" />
		</section>
	);
}
