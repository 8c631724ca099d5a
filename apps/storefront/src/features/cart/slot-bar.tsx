import type { Cart } from '@korb/contracts/cart/cart';
import { useSite } from '../../platform/site.tsx';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { addressText } from '../../shop/fulfilment/address-text.ts';
import { type FulfilmentStep, fulfilmentDialog } from '../../shop/fulfilment/fulfilment-dialog.ts';
import { toClock, useCountdown } from '../../shop/fulfilment/use-countdown.ts';
import { useTimes } from '../../shop/fulfilment/use-times.ts';
import { FactBar } from '../../ui/card/fact-bar.tsx';
import { StoreIcon } from '../../ui/icons/store.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import styles from './slot-bar.module.css';

/** Fulfilment and slot, and how long the slot is reserved. */
export function SlotBar({ cart }: { cart: Cart }) {
	const site = useSite();
	const { t } = site;
	const times = useTimes();
	const { distributionAddress: address, distributionWindow: window } = cart;
	const heldUntil = window?.heldUntil ?? null;
	const left = useCountdown(heldUntil, () => {
		void runningCart(site).then(({ validate }) => validate());
	});
	const isCollected = address?.distributionType === 'CLICK_AND_COLLECT';
	const icon = isCollected ? <StoreIcon /> : <TruckIcon />;
	if (!address) {
		return (
			<FactBar
				icon={icon}
				title={t(
					site.config.featureClickAndCollect ? 'fulfilment.none' : 'fulfilment.noneDelivery',
				)}
				text={t('cart.slot.ask')}
				action={<Change step="place">{t('cart.slot.choose')}</Change>}
			/>
		);
	}
	const where = isCollected
		? [address.companyName, addressText(address)].filter(Boolean).join(', ')
		: addressText(address);
	if (!window) {
		return (
			<FactBar
				icon={icon}
				title={t('fulfilment.chooseSlot')}
				text={where}
				action={<Change step="time">{t('cart.slot.choose')}</Change>}
			/>
		);
	}
	if (!heldUntil || left === 0) {
		return (
			<FactBar
				icon={icon}
				tone="warn"
				title={t('cart.slot.expired')}
				text={t('cart.slot.expiredText', { window: times.window(window) })}
				action={<Change step="time">{t('cart.slot.again')}</Change>}
			/>
		);
	}
	return (
		<FactBar
			icon={icon}
			tone="fresh"
			title={<span className={styles['when']}>{times.window(window)}</span>}
			text={
				<>
					{where}
					{left !== null && (
						<em className={styles['held']} role="timer" aria-live="off">
							{t('cart.slot.held', { time: toClock(left) })}
						</em>
					)}
				</>
			}
			action={<Change step="time">{t('cart.slot.change')}</Change>}
		/>
	);
}

function Change({ step, children }: { step: FulfilmentStep; children: string }) {
	return (
		<button
			type="button"
			className={`link ${styles['change']}`}
			onClick={() => fulfilmentDialog.set({ step })}
		>
			{children}
		</button>
	);
}
