import { readCookie } from '../../platform/storage/read-cookie.ts';
import { createStore, waitFor } from '../../platform/storage/store.ts';

export type LoginState = 'unknown' | 'anonymous' | 'loggedIn';
type Known = Exclude<LoginState, 'unknown'>;

/** `unknown` until checked in the browser; a cached page is rendered without a known visitor. */
export const loginState = createStore<LoginState>('unknown');

/** The cookie holds no secret: it only tells whether fetching the customer is worth a call. */
export function readLoginState(jar?: { cookie: string }): Known {
	return readCookie('loggedIn', jar) === 'true' ? 'loggedIn' : 'anonymous';
}

export function knownLoginState(): Promise<Known> {
	return waitFor(loginState, (state): state is Known => state !== 'unknown');
}
