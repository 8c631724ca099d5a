import { createStore } from '../../lib/store.ts';

/** One menu, opened from the header and from the bar at the bottom of a phone. */
export const isMenuOpen = createStore(false);

export function openMenu(): void {
	isMenuOpen.set(true);
}

export function closeMenu(): void {
	isMenuOpen.set(false);
}
