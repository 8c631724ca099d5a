import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/**
 * Choosing a value takes others away, above it and below. Whoever pressed one finds it again where the
 * pointer is: what scrolls around it is moved by as much as the link has moved.
 */
export function useKeepPlace(changed: unknown): (event: MouseEvent<HTMLElement>) => void {
	const pressed = useRef<{ link: HTMLElement; top: number }>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list around the link is another one.
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
