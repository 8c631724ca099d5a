import { LOGGED_IN_COOKIE, SESSION_EXPIRED_COOKIE } from '@korb/contracts/platform/wire-names';
import { readCookie } from '../../platform/storage/read-cookie.ts';
import { createStore, waitFor } from '../../platform/storage/store.ts';

export type LoginState = 'unknown' | 'anonymous' | 'loggedIn';
type Known = Exclude<LoginState, 'unknown'>;

/** `unknown` until checked in the browser; a cached page is rendered without a known visitor. */
export const loginState = createStore<LoginState>('unknown');

/** The cookie holds no secret: it only tells whether fetching the customer is worth a call. */
export function readLoginState(jar?: { cookie: string }): Known {
	return readCookie(LOGGED_IN_COOKIE, jar) === 'true' ? 'loggedIn' : 'anonymous';
}

/** Set by the API when a session ended without its customer's doing. */
export function hasSessionExpired(jar?: { cookie: string }): boolean {
	return readCookie(SESSION_EXPIRED_COOKIE, jar) === 'true';
}

export function knownLoginState(): Promise<Known> {
	return waitFor(loginState, (state): state is Known => state !== 'unknown');
}
