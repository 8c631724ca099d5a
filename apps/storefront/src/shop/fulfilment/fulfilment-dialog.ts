import { createStore } from '../../platform/storage/store.ts';

export type ServiceStep = 'place' | 'time';

/** Neither `later` nor `left` is a choice, but only `later` was explicit. */
export type ServiceOutcome = 'chosen' | 'later' | 'left';

export type OpenServiceDialog = {
	step: ServiceStep;
	/** Called when an interrupted action waits for the outcome. */
	onDone?: (outcome: ServiceOutcome) => void;
};

/** The fulfilment dialog, shared by the page; null while it is closed. */
export const serviceDialog = createStore<OpenServiceDialog | null>(null);
