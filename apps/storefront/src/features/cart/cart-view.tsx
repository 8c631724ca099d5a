import type { Cart } from '@korb/contracts/cart/cart';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { AddOnBar } from './add/add-on-bar.tsx';
import styles from './cart-view.module.css';
import { ClearCart } from './clear-cart.tsx';
import { countProducts } from './count-products.ts';
import { CratePreference } from './crate-preference.tsx';
import { CartLines } from './lines/cart-lines.tsx';
import { UnavailableLines } from './lines/unavailable-lines.tsx';
import { SlotBar } from './slot-bar.tsx';
import { CartProblems } from './summary/cart-problems.tsx';
import { CheckoutButton } from './summary/checkout-button.tsx';
import { FreeMeter } from './summary/free-meter.tsx';
import { LoyaltyOverview } from './summary/loyalty-overview.tsx';
import { PassOverview } from './summary/pass-overview.tsx';
import { Summary } from './summary/summary.tsx';

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
					<LoyaltyOverview cart={cart} />
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
					{t('cart.articles', { count: countProducts(cart) })}
				</span>
				<b>{formatMoney(cart.priceInfo.total)}</b>
			</p>
			<CheckoutButton cart={cart} />
		</div>
	);
}
