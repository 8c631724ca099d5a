import { createStore } from '../storage/store.ts';

/** Switches set by the URL of this visit. */
export type Switches = {
	/** Shown in a native app, which has its own header and footer. */
	isWebview: boolean;
	isBackButtonHidden: boolean;
	isWebviewAnalytics: boolean;
	/** Continue to the checkout once login and cart merge are done. */
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
