import { useEffect } from 'react';
import { onDemand, useOnDemand } from '../../platform/builds/on-demand.ts';
import { useLocation } from '../../platform/navigation/router/shown-page.ts';
import { useStore } from '../../platform/storage/store.ts';
import { closeMenu, isMenuOpen } from './menu-state.ts';

export const menuPanel = onDemand(async () => (await import('./menu-panel.tsx')).MenuPanel);

/** All categories. */
export function Menu() {
	const isOpen = useStore(isMenuOpen, false);
	const MenuPanel = useOnDemand(menuPanel, isOpen);
	const { pathname, search } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new URL means that a link was followed
	useEffect(closeMenu, [pathname, search]);
	return MenuPanel && <MenuPanel open={isOpen} />;
}
