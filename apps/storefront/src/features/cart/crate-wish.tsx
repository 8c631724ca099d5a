import type { Cart } from '@korb/contracts/cart';
import { runningCart } from '../../lib/cart/cart-actions.ts';
import { useSite } from '../../lib/site.tsx';
import { Switch } from '../../ui/fields/checkbox-field.tsx';
import styles from './crate-wish.module.css';

/** Goods in crates with a deposit instead of paper bags. */
export function CrateWish({ cart }: { cart: Cart }) {
	const site = useSite();
	return (
		<div className={styles['wish']}>
			<Switch
				label={site.t('cart.crates')}
				checked={cart.crateDepositDesired}
				onChange={({ currentTarget: { checked } }) =>
					void runningCart(site).then((running) => running.setCrateDeposit(checked))
				}
			/>
		</div>
	);
}
