import type { Audience } from '@korb/domain/audiences';
import { visitStorage } from '../visit-storage.ts';
import { loginState } from './session.ts';

/** Read by `public/visitor.js` too, before the first paint. */
const AUDIENCE = 'audience';

/** Lets styles hide what is for visitors only; the mark follows whoever logs in or out. */
export function markVisitor(): void {
	const mark = () => {
		const { dataset } = document.documentElement;
		if (loginState.get() === 'loggedIn') dataset['visitor'] ??= 'customer';
		else delete dataset['visitor'];
	};
	loginState.subscribe(mark);
	mark();
}

/** The next page can then keep the right places from the start. */
export function rememberAudience(audience: Audience): void {
	if (audience === 'anonymous') return;
	document.documentElement.dataset['visitor'] = audience;
	visitStorage.setItem(AUDIENCE, audience);
}
