import { createStore } from '../../platform/storage/store.ts';

/** Whether the side cart is open, shared by all its triggers. */
export const isSideCartOpen = createStore(false);

export function openSideCart(): void {
	isSideCartOpen.set(true);
}

export function closeSideCart(): void {
	isSideCartOpen.set(false);
}
