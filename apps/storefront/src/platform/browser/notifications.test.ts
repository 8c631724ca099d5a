import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotifications, visibleOn } from './notifications.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('notifications', () => {
	it('MISC-36 MISC-37 MISC-38 MISC-39 MISC-40 carry key, message, type, duration and routes to ignore', () => {
		const { show, store } = createNotifications();
		show({
			key: 'saved',
			message: 'Gespeichert',
			type: 'success',
			duration: 500,
			ignoreRouteNames: ['checkout'],
		});
		expect(store.get()).toEqual([
			{
				key: 'saved',
				message: 'Gespeichert',
				type: 'success',
				duration: 500,
				ignoreRouteNames: ['checkout'],
			},
		]);
	});

	it('MISC-40 are hidden on the routes they ignore', () => {
		const { show, store } = createNotifications();
		show({ key: 'a', message: 'A', ignoreRouteNames: ['checkout'] });
		expect(visibleOn(store.get(), 'checkout')).toEqual([]);
		expect(visibleOn(store.get(), 'cart')).toHaveLength(1);
	});

	it('MISC-41 CONST-06 disappear after 2000 ms by default', () => {
		const { show, store } = createNotifications();
		show({ key: 'short', message: 'A' });
		show({ key: 'long', message: 'B', duration: 3000 });
		vi.advanceTimersByTime(1999);
		expect(store.get().map(({ key }) => key)).toEqual(['short', 'long']);
		vi.advanceTimersByTime(1);
		expect(store.get().map(({ key }) => key)).toEqual(['long']);
		vi.advanceTimersByTime(1000);
		expect(store.get()).toEqual([]);
	});

	it('MISC-42 stay until removed when persistent', () => {
		const { show, remove, store } = createNotifications();
		show({ key: 'stay', message: 'A', duration: null });
		vi.advanceTimersByTime(86_400_000);
		expect(store.get()).toHaveLength(1);
		remove('stay');
		expect(store.get()).toEqual([]);
	});

	it('replace the one with the same key and restart its timer', () => {
		const { show, store } = createNotifications();
		show({ key: 'a', message: 'eins' });
		vi.advanceTimersByTime(1500);
		show({ key: 'a', message: 'zwei' });
		vi.advanceTimersByTime(1500);
		expect(store.get().map(({ message }) => message)).toEqual(['zwei']);
	});

	it('leave enough time to reach their action', () => {
		const { show, store } = createNotifications();
		show({ key: 'a', message: 'A', action: { text: 'Rückgängig', onPress: () => {} } });
		vi.advanceTimersByTime(5999);
		expect(store.get()).toHaveLength(1);
		vi.advanceTimersByTime(1);
		expect(store.get()).toEqual([]);
	});

	it('do not disappear while the pointer is over one', () => {
		const { show, hold, release, store } = createNotifications();
		show({ key: 'a', message: 'A' });
		hold();
		show({ key: 'b', message: 'B' });
		vi.advanceTimersByTime(60_000);
		expect(store.get()).toHaveLength(2);
		release();
		vi.advanceTimersByTime(2000);
		expect(store.get()).toEqual([]);
	});

	it('disappear again after one was closed by the pointer that held it', () => {
		const { show, hold, remove, store } = createNotifications();
		show({ key: 'a', message: 'A' });
		hold();
		remove('a');
		show({ key: 'b', message: 'B' });
		vi.advanceTimersByTime(2000);
		expect(store.get()).toEqual([]);
	});
});
