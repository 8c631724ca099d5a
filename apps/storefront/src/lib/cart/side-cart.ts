import { createStore } from '../store.ts';

/** Whether the drawer with the cart is open; one for all who open it. */
export const isSideCartOpen = createStore(false);

export function openSideCart(): void {
	isSideCartOpen.set(true);
}

export function closeSideCart(): void {
	isSideCartOpen.set(false);
}
