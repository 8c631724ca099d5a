import { createStore } from '../../platform/storage/store.ts';

export type FulfilmentStep = 'place' | 'time';

/** Neither `later` nor `left` is a choice, but only `later` was explicit. */
export type FulfilmentOutcome = 'chosen' | 'later' | 'left';

export type OpenFulfilmentDialog = {
	step: FulfilmentStep;
	/** Called when an interrupted action waits for the outcome. */
	onDone?: (outcome: FulfilmentOutcome) => void;
};

/** The fulfilment dialog, shared by the page; null while it is closed. */
export const fulfilmentDialog = createStore<OpenFulfilmentDialog | null>(null);
