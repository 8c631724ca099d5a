import { createStore } from '../storage/store.ts';

/** Switches set by the URL of this visit. */
export type Switches = {
	/** Shown in a native app, which has its own header and footer. */
	isWebview: boolean;
	isBackButtonHidden: boolean;
	isWebviewAnalytics: boolean;
};

export const noSwitches: Switches = {
	isWebview: false,
	isBackButtonHidden: false,
	isWebviewAnalytics: false,
};

export const switches = createStore<Switches>(noSwitches);
