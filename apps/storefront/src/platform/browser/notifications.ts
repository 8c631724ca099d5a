import type { RouteName } from '@korb/domain/routing/route-table';
import { createStore, type Store } from '../storage/store.ts';

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
	/** Hidden while one of these routes is open. */
	ignoreRouteNames: readonly RouteName[];
	/** An undo or follow-up action. */
	action?: { text: string; onPress: () => void };
};

type NotificationInput = Pick<Notification, 'key' | 'message'> &
	Partial<Omit<Notification, 'key' | 'message'>>;

export type Notifications = {
	store: Store<readonly Notification[]>;
	/** Replaces a notification with the same key and restarts its timer. */
	show(input: NotificationInput): void;
	remove(key: string): void;
	/** Pauses all timers; `release` restarts them. */
	hold(): void;
	release(): void;
};

/** A queue of toast notifications. */
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
		// Removing the last one under the pointer fires no leave event.
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
