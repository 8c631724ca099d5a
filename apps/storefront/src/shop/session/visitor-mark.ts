import type { Audience } from '@korb/domain/customer/audiences';
import { visitStorage } from '../../platform/storage/visit-storage.ts';
import { loginState } from './session.ts';

/** Also read by `public/visitor.js`, before the first paint. */
const AUDIENCE = 'audience';

/** Lets styles hide guest-only content; the mark is updated on login and logout. */
export function markVisitor(): void {
	const mark = () => {
		const { dataset } = document.documentElement;
		if (loginState.get() === 'loggedIn') dataset['visitor'] ??= 'customer';
		else delete dataset['visitor'];
	};
	loginState.subscribe(mark);
	mark();
}

/** Lets the next page reserve the right space from the start. */
export function rememberAudience(audience: Audience): void {
	if (audience === 'anonymous') return;
	document.documentElement.dataset['visitor'] = audience;
	visitStorage.setItem(AUDIENCE, audience);
}
