import { pathTo } from '@korb/domain/routing/routes';
import type { ReactNode } from 'react';
import { useMessages } from '../platform/messages/use-messages.ts';
import { AppLink } from '../platform/navigation/app-link.tsx';
import { noSwitches, switches } from '../platform/navigation/switches.ts';
import { useLiveSearch } from '../platform/navigation/use-live-search.ts';
import { useRouteName } from '../platform/navigation/use-route-name.ts';
import { useSite } from '../platform/site.tsx';
import { useStore } from '../platform/storage/store.ts';
import styles from './auth-layout.module.css';
import { DialogArea } from './dialog-area.tsx';
import { HomeLink } from './shell/home-link.tsx';

/** Layout of the pages that lead into an account: the logo, one form and nothing to distract. */
export function AuthLayout({ children }: { children: ReactNode }) {
	const { isWebview } = useStore(switches, noSwitches);
	return (
		<div data-layout="auth" className={styles['layout']}>
			{!isWebview && (
				<header className={styles['top']}>
					<HomeLink />
					<OtherWay />
				</header>
			)}
			{children}
			<DialogArea />
		</div>
	);
}

function OtherWay() {
	const t = useMessages();
	const { routes } = useSite();
	const search = useLiveSearch();
	const routeName = useRouteName();
	const login = pathTo(routes, 'login');
	if (routeName === 'login') {
		const checkout = new URLSearchParams(search).has('forwardToCheckout');
		return (
			<AppLink className={styles['quiet']} href={(checkout && pathTo(routes, 'checkout')) || '/'}>
				{t('login.asGuest')}
			</AppLink>
		);
	}
	if (!login) return null;
	return (
		<span className="small">
			{routeName === 'registration' && <span className="muted">{t('registration.known')} </span>}
			<AppLink className="link" href={login + search}>
				{t(routeName === 'registration' ? 'login.submit' : 'login.back')}
			</AppLink>
		</span>
	);
}
