import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { type ConsentState, isGroupAllowed } from '@korb/domain/customer/consent';
import { safeTarget } from '@korb/domain/routing/safe-target';
import type { Store } from '../../platform/storage/store.ts';

export const SCROLL_DELAY_MS = 500;
export const REDIRECT_DELAY_MS = 1500;

type Redirect = NonNullable<ClientRuntimeConfig['errorPage']['redirect']>;

type Options = {
	redirect: Redirect;
	consent: Store<ConsentState>;
	scrollTo: (selector: string) => void;
	go: (target: string) => void;
};

/** Redirects the shopper once the cookie banner is closed. Returns a function to cancel it. */
export function startErrorRedirect({ redirect, consent, scrollTo, go }: Options): () => void {
	const { url, scrollTo: selector, requiredCookieGroup } = redirect;
	const scrollTimer = selector && setTimeout(() => scrollTo(selector), SCROLL_DELAY_MS);
	let redirectTimer: ReturnType<typeof setTimeout> | undefined;
	const check = () => {
		const state = consent.get();
		const mayGo = state.isBannerClosed && isGroupAllowed(state, requiredCookieGroup);
		if (!mayGo) {
			clearTimeout(redirectTimer);
			redirectTimer = undefined;
		} else {
			redirectTimer ??= setTimeout(() => go(toRedirectTarget(url)), REDIRECT_DELAY_MS);
		}
	};
	const stop = consent.subscribe(check);
	check();
	return () => {
		stop();
		if (scrollTimer) clearTimeout(scrollTimer);
		clearTimeout(redirectTimer);
	};
}

/** `openlink` would open a second page on top of the redirect target. */
export function toRedirectTarget(input: string): string {
	const target = new URL(safeTarget(input), 'https://korb.invalid');
	target.searchParams.delete('openlink');
	return target.pathname + target.search + target.hash;
}
