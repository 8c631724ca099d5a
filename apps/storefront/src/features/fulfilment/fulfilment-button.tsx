import { useSite } from '../../platform/site.tsx';
import { useStore } from '../../platform/storage/store.ts';
import { serviceDialog } from '../../shop/fulfilment/fulfilment-dialog.ts';
import { serviceLabel } from '../../shop/fulfilment/fulfilment-label.ts';
import { ChevronDownIcon } from '../../ui/icons/chevron-down.ts';
import { ShoppingBasketIcon } from '../../ui/icons/shopping-basket.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import styles from './fulfilment-button.module.css';

/** Shows fulfilment, place and slot. */
export function ServiceButton() {
	const { config, t } = useSite();
	const label = useStore(serviceLabel, null);
	return (
		<button
			type="button"
			className={styles['button']}
			aria-haspopup="dialog"
			onClick={() => serviceDialog.set({ step: label ? 'time' : 'place' })}
		>
			<span className={styles['icon']} data-held={label?.window ? '' : undefined}>
				{label?.isCollected ? <ShoppingBasketIcon /> : <TruckIcon />}
			</span>
			<span className={styles['text']}>
				<b>
					{label?.place ??
						t(config.featureClickAndCollect ? 'service.none' : 'service.noneDelivery')}
				</b>
				{label?.window ? <em>{label.window}</em> : <span>{t('service.chooseSlot')}</span>}
			</span>
			<ChevronDownIcon />
		</button>
	);
}
