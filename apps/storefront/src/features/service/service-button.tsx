import { lazy, Suspense } from 'react';
import { useCart } from '../../lib/cart/cart-store.ts';
import { serviceDialog } from '../../lib/service/service-dialog.ts';
import { useMessages } from '../../lib/use-messages.ts';
import { ChevronDownIcon } from '../../ui/icons/chevron-down.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import styles from './service-button.module.css';

const ChosenService = lazy(async () => ({
	default: (await import('./chosen-service.tsx')).ChosenService,
}));

/** Delivery or collection, where to and when. */
export function ServiceButton() {
	const address = useCart()?.distributionAddress;
	const open = <NoService />;
	return (
		<button
			type="button"
			className={styles['button']}
			aria-haspopup="dialog"
			onClick={() => serviceDialog.set({ step: address ? 'time' : 'place' })}
		>
			{address ? <Suspense fallback={open}>{<ChosenService />}</Suspense> : open}
			<ChevronDownIcon />
		</button>
	);
}

function NoService() {
	const t = useMessages();
	return (
		<>
			<span className={styles['icon']}>
				<TruckIcon />
			</span>
			<span className={styles['text']}>
				<b>{t('service.none')}</b>
				<span>{t('service.chooseSlot')}</span>
			</span>
		</>
	);
}
