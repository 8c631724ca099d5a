import { createStore } from '../../platform/storage/store.ts';

/** One menu, opened from the header and from the tab bar on phones. */
export const isMenuOpen = createStore(false);

export function openMenu(): void {
	isMenuOpen.set(true);
}

export function closeMenu(): void {
	isMenuOpen.set(false);
}
