import type { RouteName } from '@korb/domain/route-table';
import { createStore, type Store } from './store.ts';

export const DEFAULT_DURATION_MS = 2000;

export type NotificationType = 'success' | 'info' | 'warning' | 'error';

export type Notification = {
	key: string;
	message: string;
	type: NotificationType;
	/** null: stays until it is removed. */
	duration: number | null;
	/** Not shown while one of these routes is open. */
	ignoreRouteNames: readonly RouteName[];
};

type Wish = Pick<Notification, 'key' | 'message'> & Partial<Omit<Notification, 'key' | 'message'>>;

export type Notifications = {
	store: Store<readonly Notification[]>;
	/** A second one with the same key replaces the first and starts its time anew. */
	show(wish: Wish): void;
	remove(key: string): void;
};

export function createNotifications(): Notifications {
	const store = createStore<readonly Notification[]>([]);
	const timers = new Map<string, ReturnType<typeof setTimeout>>();
	const remove = (key: string) => {
		clearTimeout(timers.get(key));
		timers.delete(key);
		store.set(store.get().filter((notification) => notification.key !== key));
	};
	return {
		store,
		remove,
		show({ type = 'info', duration = DEFAULT_DURATION_MS, ignoreRouteNames = [], ...wish }) {
			remove(wish.key);
			store.set([...store.get(), { ...wish, type, duration, ignoreRouteNames }]);
			if (duration !== null)
				timers.set(
					wish.key,
					setTimeout(() => remove(wish.key), duration),
				);
		},
	};
}

export const notifications = createNotifications();

export function visibleOn(
	list: readonly Notification[],
	routeName: RouteName | null,
): readonly Notification[] {
	return list.filter(({ ignoreRouteNames }) => !routeName || !ignoreRouteNames.includes(routeName));
}
