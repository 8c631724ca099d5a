import { createStore } from '../store.ts';

export type ServiceStep = 'place' | 'time';

/** `later` and `left` are both no choice, but only the first was said out loud. */
export type ServiceOutcome = 'chosen' | 'later' | 'left';

export type OpenServiceDialog = {
	step: ServiceStep;
	/** The shopper was in the middle of something that waits for the answer. */
	onDone?: (outcome: ServiceOutcome) => void;
};

/** The one dialog about where to and when; null while it is closed. */
export const serviceDialog = createStore<OpenServiceDialog | null>(null);
