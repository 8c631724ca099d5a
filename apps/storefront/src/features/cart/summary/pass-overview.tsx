import type { Cart } from '@korb/contracts/cart/cart';
import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import styles from './pass-overview.module.css';

/**
 * What the delivery pass would save or has saved, or that it is in the cart. Renders nothing if the
 * shop sells none.
 */
export function PassOverview({ cart }: { cart: Cart }) {
	const site = useSite();
	const { config, routes, t } = site;
	const { formatMoney } = useFormats();
	const href = pathTo(routes, 'delivery-pass');
	const { deliveryPassLineItem: pass } = cart;
	const isOwn = cart.deliveryPassBenefit !== undefined && !pass;
	if (!href || (config.deliveryPass.offers.length === 0 && !isOwn)) return null;

	function remove(lineItemId: string): void {
		void runningCart(site).then((running) => running.removeLines([lineItemId]));
	}

	return (
		<section className={styles['pass']} aria-labelledby="cart-pass">
			<h3 id="cart-pass">{t('cart.pass.title')}</h3>
			<p>{text()}</p>
			{pass ? (
				<Button variant="white" size="sm" onClick={() => remove(pass.lineItemId)}>
					{t('cart.pass.remove')}
				</Button>
			) : (
				<LinkButton href={href} variant="white" size="sm">
					{t('cart.pass.more')}
				</LinkButton>
			)}
			<img src="/media/e/1f6f5/160.webp" alt="" width={108} height={108} loading="lazy" />
		</section>
	);

	function text(): string {
		const { serviceFeesAfterDiscount: fee, deliveryPassSavings: saved = 0 } = cart.priceInfo;
		const missing = (cart.deliveryPassBenefit?.minOrderValue ?? 0) - cart.priceInfo.orderValue;
		if (pass) return t('cart.pass.chosen', { price: formatMoney(pass.price) });
		if (saved > 0) return t('cart.pass.saved', { amount: formatMoney(saved) });
		if (isOwn && missing > 0) return t('cart.pass.missing', { amount: formatMoney(missing) });
		if (isOwn) return t('cart.pass.own');
		return fee > 0 ? t('cart.pass.saves', { amount: formatMoney(fee) }) : t('cart.pass.none');
	}
}
