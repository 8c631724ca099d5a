import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import styles from './confirmation.module.css';

/** Placeholder until the order is loaded. */
export function Waiting() {
	const t = useMessages();
	return (
		<div className={styles['waiting']} aria-busy="true">
			<h1 className="visually-hidden">{t('route.checkout-confirmation')}</h1>
			<noscript>
				<p>{t('confirmation.noScript')}</p>
			</noscript>
			<Skeleton height="340px" />
			<Skeleton height="220px" />
		</div>
	);
}
