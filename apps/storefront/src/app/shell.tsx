import { type ReactNode, useEffect, useRef } from 'react';
import { OrderControl } from '../features/cart/add/order-control.tsx';
import { ConsentArea } from '../features/consent/consent-area.tsx';
import { useMessages } from '../platform/messages/use-messages.ts';
import { useLocation } from '../platform/navigation/router/shown-page.ts';
import { useIsLoading } from '../platform/navigation/router/use-is-loading.ts';
import { useSite } from '../platform/site.tsx';
import { OrderContext } from '../shop/catalogue/order-slot.ts';
import { NotificationArea } from './notification-area.tsx';
import styles from './shell.module.css';

const orderSlot = { Action: OrderControl };

/** Wraps every layout. */
export function Shell({ children }: { children: ReactNode }) {
	const t = useMessages();
	const isLoading = useIsLoading();
	useFocusOnNavigation();
	return (
		<>
			<a href="#main" className="skip-link">
				{t('shell.skip')}
			</a>
			<ConsentArea />
			{isLoading && <div className={styles['progress']} />}
			<OrderContext value={useSite().config.featureCartCheckout ? orderSlot : null}>
				{children}
			</OrderContext>
			<NotificationArea />
		</>
	);
}

/** Moves focus to the start of a new page, as a full page load would. */
function useFocusOnNavigation(): void {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		document.getElementById('main')?.focus({ preventScroll: true });
	}, [pathname]);
}
