import { readCookie } from '../read-cookie.ts';
import { createStore, waitFor } from '../store.ts';

export type LoginState = 'unknown' | 'anonymous' | 'loggedIn';
type Known = Exclude<LoginState, 'unknown'>;

/** `unknown` until the page has looked; a stored page is drawn before anybody can know. */
export const loginState = createStore<LoginState>('unknown');

/** The cookie holds no secret: it only says whether asking for the customer is worth a call. */
export function readLoginState(jar?: { cookie: string }): Known {
	return readCookie('loggedIn', jar) === 'true' ? 'loggedIn' : 'anonymous';
}

export function knownLoginState(): Promise<Known> {
	return waitFor(loginState, (state): state is Known => state !== 'unknown');
}
