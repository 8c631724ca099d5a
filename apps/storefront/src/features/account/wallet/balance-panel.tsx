import type { Wallet } from '@korb/contracts/wallet/wallet';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { GiftPicture } from './gift-picture.tsx';
import styles from './wallet.module.css';

/** What all cards are worth together. */
export function BalancePanel({ wallet: { balance, giftCards } }: { wallet: Wallet }) {
	const { t, config } = useSite();
	const { formatMoney } = useFormats();
	const paying = giftCards.filter((card) => card.balance > 0 && !card.isExpired);
	const [first] = paying.map(({ expiresOn }) => expiresOn).sort();
	const day = new Intl.DateTimeFormat(config.locale, { dateStyle: 'medium', timeZone: 'UTC' });
	return (
		<section className={styles['panel']} aria-labelledby="wallet-balance">
			<h2 id="wallet-balance">{t('wallet.balance')}</h2>
			<p className={styles['balance']} role="status">
				{formatMoney(balance)}
			</p>
			<p className={styles['note']}>{t('wallet.from', { count: paying.length })}</p>
			{first && (
				<p className={styles['valid']}>
					{t('wallet.validUntil', { day: day.format(new Date(first)), count: paying.length })}
				</p>
			)}
			<GiftPicture width={132} className={styles['gift']} />
		</section>
	);
}
