import { useSite } from '../../platform/site.tsx';
import { useStore } from '../../platform/storage/store.ts';
import { fulfilmentDialog } from '../../shop/fulfilment/fulfilment-dialog.ts';
import { fulfilmentLabel } from '../../shop/fulfilment/fulfilment-label.ts';
import { ChevronDownIcon } from '../../ui/icons/chevron-down.ts';
import { ShoppingBasketIcon } from '../../ui/icons/shopping-basket.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import styles from './fulfilment-button.module.css';

/** Shows fulfilment, place and slot. */
export function FulfilmentButton() {
	const { config, t } = useSite();
	const label = useStore(fulfilmentLabel, null);
	return (
		<button
			type="button"
			className={styles['button']}
			aria-haspopup="dialog"
			onClick={() => fulfilmentDialog.set({ step: label ? 'time' : 'place' })}
		>
			<span className={styles['icon']} data-held={label?.window ? '' : undefined}>
				{label?.isCollected ? <ShoppingBasketIcon /> : <TruckIcon />}
			</span>
			<span className={styles['text']}>
				<b>
					{label?.place ??
						t(config.featureClickAndCollect ? 'fulfilment.none' : 'fulfilment.noneDelivery')}
				</b>
				{label?.window ? <em>{label.window}</em> : <span>{t('fulfilment.chooseSlot')}</span>}
			</span>
			<ChevronDownIcon />
		</button>
	);
}
