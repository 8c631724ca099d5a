import { useStore } from '../store.ts';
import { type LoginState, loginState } from './session.ts';

/** `unknown` on the server and while the page wakes up, so that everybody gets the same page first. */
export function useLoginState(): LoginState {
	return useStore(loginState, 'unknown');
}
