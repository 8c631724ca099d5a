import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** A horizontally scrolling row: its position and paging, in both reading directions. */
export function useRail<Element extends HTMLElement>() {
	const rail = useRef<Element>(null);
	const [edges, setEdges] = useState({ atStart: true, atEnd: false });

	useEffect(() => {
		const element = rail.current;
		if (!element) return;
		const measure = () => {
			const { atStart, atEnd } = railEdges(element);
			setEdges((before) =>
				before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd },
			);
		};
		// Also measures once at the start, but a rail further down not before it is laid out.
		const resized = new ResizeObserver(measure);
		resized.observe(element);
		element.addEventListener('scroll', measure, { passive: true });
		return () => {
			resized.disconnect();
			element.removeEventListener('scroll', measure);
		};
	}, []);

	function page(direction: 1 | -1) {
		const element = rail.current;
		if (!element) return;
		const sign = isRightToLeft(element) ? -direction : direction;
		element.scrollBy({ left: sign * element.clientWidth, behavior: scrollBehavior() });
	}

	function onKeyDown(event: KeyboardEvent<Element>) {
		const direction = arrowDirection(event.key, isRightToLeft(event.currentTarget));
		if (direction === 0 || isTyping(event.target)) return;
		event.preventDefault();
		page(direction);
	}

	return { rail, ...edges, page, onKeyDown };
}

type Scrolled = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** Scroll positions may be fractional, and are negative in right-to-left layouts. */
export function railEdges({ scrollLeft, scrollWidth, clientWidth }: Scrolled) {
	const travelled = Math.abs(scrollLeft);
	return { atStart: travelled < 2, atEnd: travelled > scrollWidth - clientWidth - 2 };
}

export function arrowDirection(key: string, rightToLeft: boolean): 1 | -1 | 0 {
	if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
	return (key === 'ArrowRight') === rightToLeft ? -1 : 1;
}

export function scrollBehavior(): ScrollBehavior {
	return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

function isRightToLeft(element: HTMLElement): boolean {
	return getComputedStyle(element).direction === 'rtl';
}

function isTyping(target: EventTarget): boolean {
	return target instanceof HTMLElement && target.matches('input, select, textarea');
}
