import { safeTarget } from '@korb/domain/routing/safe-target';
import { readCookie } from '../storage/read-cookie.ts';
import { writeCookie } from '../storage/write-cookie.ts';
import type { Switches } from './switches.ts';

// The query uses `analytics`, the cookie `webviewAnalytics`; both names are fixed by the
// specification.
const lasting = {
	webview: 'webview',
	hidebackbutton: 'hidebackbutton',
	analytics: 'webviewAnalytics',
};

/** Reads the switches from a URL and persists the lasting ones. */
export function readSwitches(url: URL, cookies: { cookie: string }): Switches {
	const isOn = (name: keyof typeof lasting): boolean => {
		if (url.searchParams.get(name) === 'true') writeCookie(lasting[name], 'true', {}, cookies);
		return readCookie(lasting[name], cookies) === 'true';
	};
	return {
		isWebview: isOn('webview'),
		isBackButtonHidden: isOn('hidebackbutton'),
		isWebviewAnalytics: isOn('analytics'),
	};
}

/** An internal link to open after the page has loaded; anything else is ignored. */
export function findOpenLink(query: URLSearchParams): string | null {
	const input = query.get('openlink');
	if (!input) return null;
	const target = safeTarget(input);
	return target === '/' && input !== '/' ? null : target;
}
