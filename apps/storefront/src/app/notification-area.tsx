import { type ComponentType, useEffect, useState } from 'react';
import { logError } from '../platform/api/log.ts';
import { type Notification, notifications, visibleOn } from '../platform/browser/notifications.ts';
import { whenIdle } from '../platform/browser/when-idle.ts';
import { loadChunk } from '../platform/builds/chunks.ts';
import { useMessages } from '../platform/messages/use-messages.ts';
import { useRouteName } from '../platform/navigation/use-route-name.ts';
import { useStore } from '../platform/storage/store.ts';
import type { ToastsProps } from '../ui/notice/toasts.tsx';

const none: readonly Notification[] = [];

/** The live region is always mounted: screen readers only announce changes in an existing one. */
export function NotificationArea() {
	const t = useMessages();
	const routeName = useRouteName();
	const Toasts = useToasts();
	const list = visibleOn(useStore(notifications.store, none), routeName);
	return (
		<section aria-live="polite" aria-label={t('notification.region')}>
			{Toasts && list.length > 0 && (
				<Toasts
					list={list}
					closeLabel={t('notification.close')}
					onClose={notifications.remove}
					onHold={notifications.hold}
					onRelease={notifications.release}
				/>
			)}
		</section>
	);
}

/** Fetched soon after hydration: once offline, the code to report that could not be loaded. */
function useToasts(): ComponentType<ToastsProps> | undefined {
	const [view, setView] = useState<{ Toasts: ComponentType<ToastsProps> }>();
	useEffect(() => {
		whenIdle(() => {
			loadChunk(() => import('../ui/notice/toasts.tsx')).then(setView, (error: unknown) =>
				logError('failed to load notifications', error),
			);
		});
	}, []);
	return view?.Toasts;
}
