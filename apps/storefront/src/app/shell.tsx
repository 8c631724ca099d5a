import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { ConsentArea } from '../features/consent/consent-area.tsx';
import { useMessages } from '../lib/use-messages.ts';
import { NotificationArea } from './notification-area.tsx';
import styles from './shell.module.css';

/** What surrounds every layout. */
export function Shell() {
	const t = useMessages();
	const isLoading = useNavigation().state === 'loading';
	useFocusOnNavigation();
	return (
		<>
			<a href="#main" className="skip-link">
				{t('shell.skip')}
			</a>
			<ConsentArea />
			{isLoading && <div className={styles['progress']} />}
			<Outlet />
			<NotificationArea />
			<ScrollRestoration />
		</>
	);
}

/** A new page starts at its beginning for keyboards and screen readers, as a loaded one does. */
function useFocusOnNavigation(): void {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		document.getElementById('main')?.focus({ preventScroll: true });
	}, [pathname]);
}
