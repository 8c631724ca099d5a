import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from '../../platform/navigation/router/shown-page.ts';
import { useStore } from '../../platform/storage/store.ts';
import { useHasOpened } from '../../ui/overlay/use-has-opened.ts';
import { closeMenu, isMenuOpen } from './menu-state.ts';

const MenuPanel = lazy(async () => ({ default: (await import('./menu-panel.tsx')).MenuPanel }));

/** All categories. Its code is fetched on first use. */
export function Menu() {
	const isOpen = useStore(isMenuOpen, false);
	const isUsed = useHasOpened(isOpen);
	const { pathname, search } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new URL means that a link was followed
	useEffect(closeMenu, [pathname, search]);
	return isUsed && <Suspense>{<MenuPanel open={isOpen} />}</Suspense>;
}
