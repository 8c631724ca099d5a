import { createStore } from '../../platform/storage/store.ts';

/** The favourite stores of whoever is here, the latest last. */
export const favoriteStoreIds = createStore<readonly string[]>([]);
