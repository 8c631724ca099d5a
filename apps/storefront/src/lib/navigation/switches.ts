import { createStore } from '../store.ts';

/** What the address of a visit has switched on. */
export type Switches = {
	/** Shown inside a native app, which brings its own header and footer. */
	isWebview: boolean;
	isBackButtonHidden: boolean;
	isWebviewAnalytics: boolean;
	/** Go on to the checkout once login and cart merge are done. */
	isForwardedToCheckout: boolean;
	isFromRegistration: boolean;
};

export const noSwitches: Switches = {
	isWebview: false,
	isBackButtonHidden: false,
	isWebviewAnalytics: false,
	isForwardedToCheckout: false,
	isFromRegistration: false,
};

export const switches = createStore<Switches>(noSwitches);
