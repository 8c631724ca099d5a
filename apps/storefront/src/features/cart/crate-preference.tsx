import type { Cart } from '@korb/contracts/cart/cart';
import { useState } from 'react';
import { useSite } from '../../platform/site.tsx';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { Switch } from '../../ui/fields/checkbox-field.tsx';
import styles from './crate-preference.module.css';

/**
 * Delivery in deposit crates instead of paper bags; `row` adds an explanation and spans the full
 * width.
 */
export function CratePreference({
	cart,
	variant = 'list',
}: {
	cart: Cart;
	variant?: 'list' | 'row';
}) {
	const site = useSite();
	const [pending, setPending] = useState<boolean>();

	async function send(isWanted: boolean): Promise<void> {
		setPending(isWanted);
		try {
			await (await runningCart(site)).setCrateDeposit(isWanted);
		} finally {
			setPending(undefined);
		}
	}

	return (
		<div className={styles[variant]}>
			<Switch
				label={site.t('cart.crates')}
				hint={variant === 'row' && site.t('cart.cratesHint')}
				checked={pending ?? cart.crateDepositDesired}
				onChange={({ currentTarget: { checked } }) => void send(checked).catch(() => {})}
			/>
		</div>
	);
}
