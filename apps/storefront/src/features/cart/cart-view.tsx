import type { Cart } from '@korb/contracts/cart/cart';
import { useFormats } from '../../lib/products/use-formats.ts';
import { useMessages } from '../../lib/use-messages.ts';
import { AddOnBar } from './add-on-bar.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartProblems } from './cart-problems.tsx';
import styles from './cart-view.module.css';
import { CheckoutButton } from './checkout-button.tsx';
import { ClearCart } from './clear-cart.tsx';
import { countArticles } from './count-articles.ts';
import { CratePreference } from './crate-preference.tsx';
import { FreeMeter } from './free-meter.tsx';
import { LoyaltyOverview } from './loyalty-overview.tsx';
import { PassOverview } from './pass-overview.tsx';
import { SlotBar } from './slot-bar.tsx';
import { Summary } from './summary.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';

/** The cart page: contents on one side, costs on the other. */
export function CartView({ cart }: { cart: Cart }) {
	const t = useMessages();
	return (
		<>
			<div className={styles['cart']}>
				<div>
					<div className={styles['notices']}>
						<AddOnBar cart={cart} />
						<SlotBar cart={cart} />
						<FreeMeter cart={cart} />
					</div>
					<CartProblems cart={cart} />
					<UnavailableLines lines={cart.unavailableLineItems} />
					{cart.productLineItems.length > 0 && (
						<>
							<CartLines cart={cart} cratePreference={<CratePreference cart={cart} />} />
							<div className={styles['clear']}>
								<ClearCart />
							</div>
						</>
					)}
				</div>
				<aside className={styles['summary']} aria-label={t('cart.sidebar')}>
					<Summary cart={cart} />
					<LoyaltyOverview />
					<PassOverview cart={cart} />
				</aside>
			</div>
			<CartBar cart={cart} />
		</>
	);
}

/** The total within reach of a thumb, on phones only. */
function CartBar({ cart }: { cart: Cart }) {
	const t = useMessages();
	const { formatMoney } = useFormats();
	return (
		<div className={styles['bar']}>
			<p>
				<span>
					{t('cart.totalWithTax')}
					<br />
					{t('cart.articles', { count: countArticles(cart) })}
				</span>
				<b>{formatMoney(cart.priceInfo.total)}</b>
			</p>
			<CheckoutButton cart={cart} />
		</div>
	);
}
