import { getCustomer, getFreshCustomer, postLogout } from '@korb/contracts/customer/customer-paths';
import { SESSION_EXPIRED_COOKIE } from '@korb/contracts/platform/wire-names';
import { isLoyalty } from '@korb/domain/loyalty/membership';
import { matchRoute, pathTo, type TenantRoute } from '@korb/domain/routing/routes';
import type { FeatureFlags } from '@korb/domain/tenant/features';
import type { Api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import type { Notifications } from '../../platform/browser/notifications.ts';
import type { Translate } from '../../platform/messages/messages.ts';
import { writeCookie } from '../../platform/storage/write-cookie.ts';
import { dropDraft } from '../checkout/draft.ts';
import { keepCardCookie } from './card-cookie.ts';
import { consent } from './consent.ts';
import { customer, onCustomerReset, resetCustomer, setCustomer } from './customer-store.ts';
import { withReturnUrl } from './login-path.ts';
import { hasSessionExpired, loginState, readLoginState } from './session.ts';

export const EXPIRED_NOTICE_MS = 3000;

type SessionDeps = {
	api: Api;
	notifications: Notifications;
	t: Translate;
	/** Leads to the login; null where the shop has none and on pages that lead there themselves. */
	loginAction: () => (() => void) | null;
	jar?: { cookie: string };
};

export type CustomerSession = ReturnType<typeof createCustomerSession>;

/** Follows the cookies: the only place that decides whether somebody is signed in. */
export function createCustomerSession({ api, notifications, t, loginAction, jar }: SessionDeps) {
	let fetching: Promise<void> | null = null;
	keepCardCookie(customer, consent, jar);
	// An expired session is resumed by its customer; who signs out leaves nothing behind.
	onCustomerReset((reason) => {
		if (reason === 'signedOut') dropDraft();
	});

	async function fetch(endpoint: typeof getCustomer | typeof getFreshCustomer): Promise<void> {
		try {
			setCustomer(await api.call(endpoint));
		} catch (error) {
			// Nobody is signed out because the connection is bad.
			const isRefused = error instanceof ApiError && error.status === 401;
			if (isRefused) resetCustomer(whyRefused());
			else if (loginState.get() === 'unknown') resetCustomer('failed');
		}
	}

	function whyRefused(): 'expired' | 'signedOut' {
		return hasSessionExpired(jar) ? 'expired' : 'signedOut';
	}

	function explainExpiry(): void {
		writeCookie(SESSION_EXPIRED_COOKIE, '', { maxAgeMs: 0 }, jar);
		const onPress = loginAction();
		notifications.show({
			key: 'session.expired',
			type: 'warning',
			message: t('session.expiredHeadline'),
			duration: EXPIRED_NOTICE_MS,
			...(onPress && { action: { text: t('session.login'), onPress } }),
		});
	}

	async function sync(): Promise<void> {
		if (hasSessionExpired(jar)) {
			explainExpiry();
			resetCustomer('expired');
		} else if (readLoginState(jar) === 'anonymous') {
			if (loginState.get() !== 'anonymous') resetCustomer('signedOut');
		} else if (loginState.get() !== 'loggedIn') {
			fetching ??= fetch(getCustomer).finally(() => {
				fetching = null;
			});
			await fetching;
		}
	}

	return {
		/** Compares what the page believes with what the cookies say. */
		sync,
		/** Whether the customer is a member of the loyalty programme. */
		async isMember(config: Pick<FeatureFlags, 'featureJoe'>): Promise<boolean> {
			await sync();
			return isLoyalty(customer.get()?.loyaltyMemberInformation ?? null, config);
		},
		/** Fetches the customer past any cache. */
		refresh: () => fetch(getFreshCustomer),
		/** After a 401; resolves once it is known that nobody is signed in. */
		async refused(): Promise<void> {
			await fetching;
			const reason = whyRefused();
			if (reason === 'expired') explainExpiry();
			if (loginState.get() !== 'anonymous') resetCustomer(reason);
		},
		async logOut(): Promise<boolean> {
			try {
				await api.call(postLogout);
			} catch {
				notifications.show({ key: 'logout', type: 'error', message: t('account.logout.error') });
				return false;
			}
			resetCustomer('signedOut');
			notifications.show({
				key: 'logout',
				type: 'success',
				message: t('account.logout.successful'),
			});
			return true;
		},
	};
}

/** From the open page; some lead to the login by themselves. */
export function loginAction(routes: TenantRoute[]): (() => void) | null {
	const login = pathTo(routes, 'login');
	const page = matchRoute(routes, location.pathname)?.route;
	if (!login || (page && leadsToLogin(page))) return null;
	return () => location.assign(withReturnUrl(login, location));
}

function leadsToLogin({ name, middleware }: TenantRoute): boolean {
	return name === 'login' || name === 'checkout' || middleware.includes('login-required');
}
