import type { GiftCard } from '@korb/contracts/wallet/wallet';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons/trash.ts';
import { GiftPicture } from './gift-picture.tsx';
import styles from './wallet.module.css';

export function GiftCardRow({ card, onRemove }: { card: GiftCard; onRemove: () => void }) {
	const { t, config } = useSite();
	const { formatMoney } = useFormats();
	const { code, balance, isExpired } = card;
	const day = new Intl.DateTimeFormat(config.locale, {
		dateStyle: 'long',
		timeZone: config.timeZone,
	}).format(new Date(card.addedAt));
	const state = isExpired ? 'expired' : balance > 0 ? 'addedOn' : 'empty';
	return (
		<li className={styles['card']} data-spent={state !== 'addedOn' || undefined}>
			<span className={styles['art']}>
				<GiftPicture width={24} />
			</span>
			<span className={styles['name']}>
				{t('wallet.card', { code })}
				<small>{t(`wallet.state.${state}`, { day })}</small>
			</span>
			<b>{formatMoney(balance)}</b>
			<IconButton label={t('wallet.remove', { code })} onClick={onRemove}>
				<TrashIcon />
			</IconButton>
		</li>
	);
}
