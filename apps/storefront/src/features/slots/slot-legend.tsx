import { useMessages } from '../../platform/messages/use-messages.ts';
import styles from './slot-legend.module.css';

export function SlotLegend() {
	const t = useMessages();
	return (
		<p className={styles['legend']}>
			<span>
				<i className={styles['green']} />
				{t('slot.legend.green')}
			</span>
			<span>
				<i className={styles['chosen']} />
				{t('slot.legend.chosen')}
			</span>
			<span>
				<i className={styles['full']} />
				{t('slot.legend.full')}
			</span>
		</p>
	);
}
