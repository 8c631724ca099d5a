import type { Translate } from '../messages/messages.ts';
import type { Notifications } from './notifications.ts';

const KEY = 'internet.offline';

type Browser = Pick<Window, 'addEventListener'> & { navigator: { onLine: boolean } };

/**
 * Shows a warning while the browser is offline. A form that no script handles would then replace the
 * page by the browser's error page, so it is not sent.
 */
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
	browser.addEventListener('submit', (event) => {
		if (browser.navigator.onLine || event.defaultPrevented) return;
		event.preventDefault();
		update();
	});
	update();
}
