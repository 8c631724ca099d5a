import type { Cart } from '@korb/contracts/cart/cart';
import { useEffect, useState } from 'react';
import { logError } from '../../../platform/api/log.ts';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { walletFlag } from '../../../shop/checkout/wallet-flag.ts';
import { useWalletQuery } from '../../../shop/wallet/wallet-query.ts';
import { Switch } from '../../../ui/fields/checkbox-field.tsx';
import { WalletIcon } from '../../../ui/icons/wallet.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { usesWallet } from '../covered.ts';
import styles from './wallet-row.module.css';

/** Whether gift cards pay first, and what is left to pay then. Nothing without a balance. */
export function WalletRow({ cart }: { cart: Cart }) {
	const site = useSite();
	const { t } = site;
	const { formatMoney } = useFormats();
	const { data: wallet } = useWalletQuery();
	const [pending, setPending] = useState<boolean>();
	const [hasFailed, setFailed] = useState(false);
	const isUsed = usesWallet(cart);
	const balance = wallet?.balance ?? 0;

	async function use(isWanted: boolean): Promise<void> {
		if (pending !== undefined) return;
		setPending(isWanted);
		setFailed(false);
		walletFlag.set(isWanted);
		try {
			await (await runningCart(site)).setWallet(isWanted);
		} catch (error) {
			logError('failed to use the wallet', error);
			walletFlag.set(isUsed);
			setFailed(true);
		} finally {
			setPending(undefined);
		}
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as there is a balance
	useEffect(() => {
		if (balance > 0 && !isUsed && walletFlag.get()) void use(true);
	}, [balance > 0]);

	if (balance === 0 && !isUsed) return null;
	const isOn = pending ?? isUsed;
	const rest = Math.max(0, cart.priceInfo.total - balance);
	const text = isOn
		? rest > 0
			? 'checkout.walletRest'
			: 'checkout.walletAll'
		: 'checkout.walletOff';
	return (
		<>
			<div className={styles['row']}>
				<span className={styles['icon']}>
					<WalletIcon />
				</span>
				<Switch
					label={<b>{t('checkout.useWallet')}</b>}
					hint={t(text, { balance: formatMoney(balance), rest: formatMoney(rest) })}
					checked={isOn}
					// `disabled` would lose the focus.
					aria-disabled={pending !== undefined}
					onChange={({ currentTarget: { checked } }) => void use(checked)}
				/>
			</div>
			{hasFailed && <Notice tone="danger">{t('checkout.walletFailed')}</Notice>}
		</>
	);
}
