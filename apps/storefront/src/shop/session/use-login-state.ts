import { useStore } from '../../platform/storage/store.ts';
import { type LoginState, loginState } from './session.ts';

/** `unknown` on the server and during hydration, so every visitor gets the same initial page. */
export function useLoginState(): LoginState {
	return useStore(loginState, 'unknown');
}
