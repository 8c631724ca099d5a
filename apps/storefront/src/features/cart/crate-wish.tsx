import type { Cart } from '@korb/contracts/cart';
import { useState } from 'react';
import { runningCart } from '../../lib/cart/cart-actions.ts';
import { useSite } from '../../lib/site.tsx';
import { Switch } from '../../ui/fields/checkbox-field.tsx';
import styles from './crate-wish.module.css';

/** Goods in crates with a deposit instead of paper bags. */
export function CrateWish({ cart }: { cart: Cart }) {
	const site = useSite();
	const [wish, setWish] = useState<boolean>();

	async function send(isWanted: boolean): Promise<void> {
		setWish(isWanted);
		try {
			await (await runningCart(site)).setCrateDeposit(isWanted);
		} finally {
			setWish(undefined);
		}
	}

	return (
		<div className={styles['wish']}>
			<Switch
				label={site.t('cart.crates')}
				checked={wish ?? cart.crateDepositDesired}
				onChange={({ currentTarget: { checked } }) => void send(checked).catch(() => {})}
			/>
		</div>
	);
}
