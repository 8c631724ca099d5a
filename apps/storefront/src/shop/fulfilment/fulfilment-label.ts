import { createStore } from '../../platform/storage/store.ts';

/** Fulfilment and slot as shown in the header; null while nothing is chosen. */
export type FulfilmentLabel = {
	isCollected: boolean;
	place: string;
	/** null: no slot is reserved at the moment. */
	window: string | null;
};

export const fulfilmentLabel = createStore<FulfilmentLabel | null>(null);
