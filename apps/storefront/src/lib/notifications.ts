import type { RouteName } from '@korb/domain/route-table';
import { createStore, type Store } from './store.ts';

const DEFAULT_DURATION_MS = 2000;
/** Reading is quick, reaching a button is not. */
const WITH_ACTION_MS = 6000;

type NotificationType = 'success' | 'info' | 'warning' | 'error';

export type Notification = {
	key: string;
	message: string;
	type: NotificationType;
	/** null: stays until it is removed. */
	duration: number | null;
	/** Not shown while one of these routes is open. */
	ignoreRouteNames: readonly RouteName[];
	/** One way to take it back or go on. */
	action?: { text: string; onPress: () => void };
};

type NotificationInput = Pick<Notification, 'key' | 'message'> &
	Partial<Omit<Notification, 'key' | 'message'>>;

export type Notifications = {
	store: Store<readonly Notification[]>;
	/** A second one with the same key replaces the first and starts its time anew. */
	show(input: NotificationInput): void;
	remove(key: string): void;
	/** Nothing vanishes until it is released, which starts everybody's time anew. */
	hold(): void;
	release(): void;
};

/** Says what just happened, from anywhere in the browser. */
export function createNotifications(): Notifications {
	const store = createStore<readonly Notification[]>([]);
	const timers = new Map<string, ReturnType<typeof setTimeout>>();
	let isHeld = false;
	const stop = (key: string) => {
		clearTimeout(timers.get(key));
		timers.delete(key);
	};
	const remove = (key: string) => {
		stop(key);
		store.set(store.get().filter((notification) => notification.key !== key));
		// With the last one goes whoever pointed at it, without saying so.
		if (store.get().length === 0) isHeld = false;
	};
	const start = ({ key, duration }: Notification) => {
		stop(key);
		if (isHeld || duration === null) return;
		timers.set(
			key,
			setTimeout(() => remove(key), duration),
		);
	};
	return {
		store,
		remove,
		show({ type = 'info', duration, ignoreRouteNames = [], ...input }) {
			const usual = input.action ? WITH_ACTION_MS : DEFAULT_DURATION_MS;
			const notification = {
				...input,
				type,
				duration: duration === undefined ? usual : duration,
				ignoreRouteNames,
			};
			store.set([...store.get().filter(({ key }) => key !== input.key), notification]);
			start(notification);
		},
		hold() {
			isHeld = true;
			for (const key of [...timers.keys()]) stop(key);
		},
		release() {
			isHeld = false;
			store.get().forEach(start);
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
