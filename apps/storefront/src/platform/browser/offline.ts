import type { Translate } from '../messages/messages.ts';
import type { Notifications } from './notifications.ts';

const KEY = 'internet.offline';

type Browser = Pick<Window, 'addEventListener'> & { navigator: { onLine: boolean } };

/** Shows a warning while the browser is offline. */
export function warnWhenOffline(
	notifications: Notifications,
	t: Translate,
	browser: Browser = window,
): void {
	const update = () => {
		if (browser.navigator.onLine) notifications.remove(KEY);
		else notifications.show({ key: KEY, message: t(KEY), type: 'warning', duration: null });
	};
	browser.addEventListener('online', update);
	browser.addEventListener('offline', update);
	update();
}
