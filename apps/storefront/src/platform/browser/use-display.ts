import { type Breakpoint, breakpoints, isMobileWidth } from '@korb/domain/tenant/breakpoints';
import { useSyncExternalStore } from 'react';

export type Display = { breakpoint: Breakpoint; isMobile: boolean };

/**
 * For what CSS alone cannot decide. Cached pages are rendered mobile-first.
 * @public
 */
export function useDisplay(): Display {
	const breakpoint = useSyncExternalStore<Breakpoint>(
		subscribe,
		() => breakpointAt(window.innerWidth),
		() => 'xs',
	);
	return { breakpoint, isMobile: isMobileWidth(breakpoints[breakpoint]) };
}

export function breakpointAt(width: number): Breakpoint {
	const names = Object.keys(breakpoints) as Breakpoint[];
	return names.findLast((name) => breakpoints[name] <= width) ?? 'xs';
}

function subscribe(listener: () => void): () => void {
	const queries = Object.values(breakpoints).map((width) => matchMedia(`(min-width: ${width}px)`));
	for (const query of queries) query.addEventListener('change', listener);
	return () => {
		for (const query of queries) query.removeEventListener('change', listener);
	};
}
