import { api } from '../../platform/api/api.ts';
import { notifications } from '../../platform/browser/notifications.ts';
import { loadChunk } from '../../platform/builds/chunks.ts';
import type { SiteContext } from '../../platform/site.tsx';
import type { CustomerSession } from './customer-session.ts';
import { hasSessionExpired, loginState, readLoginState } from './session.ts';

let running: Promise<CustomerSession> | undefined;

/** Everything that changes who is signed in. Guests never load it. */
export function runningSession({ t, routes }: SiteContext): Promise<CustomerSession> {
	running ??= loadChunk(() => import('./customer-session.ts')).then((session) =>
		session.createCustomerSession({
			api,
			notifications,
			t,
			loginAction: () => session.loginAction(routes),
		}),
	);
	running.catch(() => {
		running = undefined;
	});
	return running;
}

/** On load and whenever the tab is shown again: another tab may have signed in or out. */
export function syncSession(site: SiteContext): void {
	const said = readLoginState();
	if (!hasSessionExpired()) {
		if (loginState.get() === said) return;
		if (said === 'anonymous' && loginState.get() === 'unknown') {
			loginState.set(said);
			return;
		}
	}
	runningSession(site)
		.then((session) => session.sync())
		.catch(() => loginState.set('anonymous'));
}
