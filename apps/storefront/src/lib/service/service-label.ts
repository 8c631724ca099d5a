import { createStore } from '../store.ts';

/** What the header says about where to and when; null while nothing is chosen. */
export type ServiceLabel = {
	isCollected: boolean;
	place: string;
	/** null: no place is kept at the moment. */
	window: string | null;
};

export const serviceLabel = createStore<ServiceLabel | null>(null);
