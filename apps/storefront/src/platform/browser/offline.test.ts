import { expect, it } from 'vitest';
import { createNotifications } from './notifications.ts';
import { warnWhenOffline } from './offline.ts';

it('ERR-01 warns while the browser is offline', () => {
	const browser = Object.assign(new EventTarget(), { navigator: { onLine: true } });
	const notifications = createNotifications();
	warnWhenOffline(notifications, (key) => `text of ${key}`, browser as never);
	expect(notifications.store.get()).toEqual([]);

	browser.navigator.onLine = false;
	browser.dispatchEvent(new Event('offline'));
	expect(notifications.store.get()).toMatchObject([
		{ message: 'text of internet.offline', type: 'warning', duration: null },
	]);

	browser.navigator.onLine = true;
	browser.dispatchEvent(new Event('online'));
	expect(notifications.store.get()).toEqual([]);
});

it('does not send a form that no script handles while offline', () => {
	const browser = Object.assign(new EventTarget(), { navigator: { onLine: false } });
	warnWhenOffline(createNotifications(), (key) => key, browser as never);
	const isSent = () => browser.dispatchEvent(new Event('submit', { cancelable: true }));
	expect(isSent()).toBe(false);
	browser.navigator.onLine = true;
	expect(isSent()).toBe(true);
});
