import type { CartMerge } from '@korb/contracts/cart/cart-endpoints';
import { createStore } from '../../platform/storage/store.ts';

export type MergeChoice = 'merge' | 'keepNew';

type OpenMerge = { merge: CartMerge; onChoice: (choice: MergeChoice) => void };

/** The question which cart to keep; null while it is not asked. */
export const mergeDialog = createStore<OpenMerge | null>(null);
