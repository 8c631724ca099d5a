import { safeTarget } from '@korb/domain/routing/safe-target';
import { readCookie } from '../storage/read-cookie.ts';
import { visitStorage } from '../storage/visit-storage.ts';
import { writeCookie } from '../storage/write-cookie.ts';
import type { Switches } from './switches.ts';

const BYPASS_KEY = 'bypassRecaptchaKey';
// The query uses `analytics`, the cookie `webviewAnalytics`; both names are fixed by the
// specification.
const lasting = {
	webview: 'webview',
	hidebackbutton: 'hidebackbutton',
	analytics: 'webviewAnalytics',
};

type Browser = {
	cookies: { cookie: string };
	storage: Pick<Storage, 'setItem'>;
};

/** Reads the switches from a URL, persists the lasting ones and returns the URL to show. */
export function readSwitches(
	url: URL,
	{ cookies, storage }: Browser,
): { state: Switches; shown: URL } {
	const isOn = (name: keyof typeof lasting): boolean => {
		if (url.searchParams.get(name) === 'true') writeCookie(lasting[name], 'true', {}, cookies);
		return readCookie(lasting[name], cookies) === 'true';
	};
	const shown = new URL(url);
	const bypass = shown.searchParams.get(BYPASS_KEY);
	if (bypass !== null) {
		storage.setItem(BYPASS_KEY, bypass);
		shown.searchParams.delete(BYPASS_KEY);
	}
	return {
		state: {
			isWebview: isOn('webview'),
			isBackButtonHidden: isOn('hidebackbutton'),
			isWebviewAnalytics: isOn('analytics'),
			isForwardedToCheckout: url.searchParams.has('forwardToCheckout'),
			isFromRegistration: url.searchParams.get('from') === 'registration',
		},
		shown,
	};
}

/** Captcha answer that test environments accept instead of a solved one. */
export function findBypassKey(storage: Pick<Storage, 'getItem'> = visitStorage): string | null {
	return storage.getItem(BYPASS_KEY);
}

/** An internal link to open after the page has loaded; anything else is ignored. */
export function findOpenLink(query: URLSearchParams): string | null {
	const input = query.get('openlink');
	if (!input) return null;
	const target = safeTarget(input);
	return target === '/' && input !== '/' ? null : target;
}
