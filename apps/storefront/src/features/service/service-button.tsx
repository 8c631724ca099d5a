import { useState } from 'react';
import { useMessages } from '../../lib/use-messages.ts';
import { ChevronDownIcon } from '../../ui/icons/chevron-down.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './service-button.module.css';

/** Delivery or collection, where to and when. */
export function ServiceButton() {
	const t = useMessages();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button
				type="button"
				className={styles['button']}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				<span className={styles['icon']}>
					<TruckIcon />
				</span>
				<span className={styles['text']}>
					<b>{t('service.none')}</b>
					<span>{t('service.chooseSlot')}</span>
				</span>
				<ChevronDownIcon />
			</button>
			<Dialog
				open={isOpen}
				onClose={() => setOpen(false)}
				title={t('service.title')}
				closeLabel={t('service.close')}
				size="sm"
			>
				<p>{t('service.soon')}</p>
			</Dialog>
		</>
	);
}
