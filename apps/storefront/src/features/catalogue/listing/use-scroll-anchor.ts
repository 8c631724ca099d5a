import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/**
 * Selecting a facet value removes others above and below it. To keep the clicked link under the
 * pointer, all scroll containers are moved by as much as the link has moved.
 */
export function useScrollAnchor(changed: unknown): (event: MouseEvent<HTMLElement>) => void {
	const pressed = useRef<{ link: HTMLElement; top: number }>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the surrounding list changes
	useLayoutEffect(() => {
		if (!pressed.current) return;
		const { link, top } = pressed.current;
		pressed.current = null;
		const moved = () => link.getBoundingClientRect().top - top;
		for (let box = link.parentElement; box; box = box.parentElement) {
			box.scrollTop += moved();
		}
	}, [changed]);
	return ({ currentTarget: link }) => {
		pressed.current = { link, top: link.getBoundingClientRect().top };
	};
}
