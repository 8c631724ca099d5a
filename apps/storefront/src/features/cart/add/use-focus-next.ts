import { type RefObject, useEffect } from 'react';

/**
 * Hands the focus on when a control replaces the one that was pressed, unless the shopper has
 * moved on while the cart was loading.
 */
export function useFocusNext(
	focusNext: RefObject<boolean> | undefined,
	find: () => HTMLElement | null | undefined,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the control appears
	useEffect(() => {
		if (!focusNext?.current) return;
		focusNext.current = false;
		const next = find();
		// The pressed control is gone, so the focus fell back to the page or dialog around it.
		if (next && document.activeElement?.contains(next)) next.focus();
	}, [focusNext]);
}
