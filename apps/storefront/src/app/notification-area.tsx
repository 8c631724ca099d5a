import { useRouteName } from '../lib/navigation/use-route-name.ts';
import { type Notification, notifications, visibleOn } from '../lib/notifications.ts';
import { useStore } from '../lib/store.ts';
import { useMessages } from '../lib/use-messages.ts';
import styles from './notification-area.module.css';

const none: readonly Notification[] = [];

/** The region is always there: screen readers only notice what changes inside a known one. */
export function NotificationArea() {
	const t = useMessages();
	const routeName = useRouteName();
	const list = visibleOn(useStore(notifications.store, none), routeName);
	return (
		<section className={styles['area']} aria-live="polite" aria-label={t('notification.region')}>
			{list.map(({ key, message, type, duration }) => (
				<div key={key} className={styles['notification']} data-type={type}>
					<span>{message}</span>
					{duration === null && (
						<button
							type="button"
							className={styles['close']}
							aria-label={t('notification.close')}
							onClick={() => notifications.remove(key)}
						>
							×
						</button>
					)}
				</div>
			))}
		</section>
	);
}
