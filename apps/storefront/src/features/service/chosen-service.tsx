import { useCart } from '../../lib/cart/cart-store.ts';
import { cityText } from '../../lib/service/address-text.ts';
import { useTimes } from '../../lib/service/use-times.ts';
import { useMessages } from '../../lib/use-messages.ts';
import { StoreIcon } from '../../ui/icons/store.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import styles from './service-button.module.css';

/** "Lieferung 1020 Wien" and "Heute, 16–18 Uhr" once both are known. */
export function ChosenService() {
	const t = useMessages();
	const times = useTimes();
	const cart = useCart();
	const address = cart?.distributionAddress;
	if (!address) return null;
	const window = cart.distributionWindow;
	const isHeld = window?.heldUntil != null;
	const isCollected = address.distributionType === 'CLICK_AND_COLLECT';
	return (
		<>
			<span className={styles['icon']} data-held={isHeld || undefined}>
				{isCollected ? <StoreIcon /> : <TruckIcon />}
			</span>
			<span className={styles['text']}>
				<b>
					{isCollected
						? t('service.collectAt', { place: address.companyName || cityText(address) })
						: t('service.deliverTo', { place: cityText(address) })}
				</b>
				{window && isHeld ? (
					<em>{times.window(window)}</em>
				) : (
					<span>{t('service.chooseSlot')}</span>
				)}
			</span>
		</>
	);
}
