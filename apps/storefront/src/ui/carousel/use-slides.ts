import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { arrowDirection, scrollBehavior } from './use-rail.ts';

const SLIDE_MS = 7000;
const REDUCED = '(prefers-reduced-motion: reduce)';

export function useSlides(count: number) {
	const track = useRef<HTMLDivElement>(null);
	const [current, setCurrent] = useState(0);
	const [stopped, setStopped] = useState(false);
	const [held, setHeld] = useState(false);
	const still = useSyncExternalStore(
		watchMotion,
		() => matchMedia(REDUCED).matches,
		() => true,
	);
	const moving = !stopped && !still && count > 1;

	function goTo(index: number) {
		const slide = track.current?.children[index];
		if (!(slide instanceof HTMLElement) || !track.current) return;
		track.current.scrollTo({ left: slide.offsetLeft, behavior: scrollBehavior() });
		setCurrent(index);
	}

	useEffect(() => {
		if (!moving || held) return;
		const timer = setTimeout(() => goTo(nextSlide(current, 1, count)), SLIDE_MS);
		return () => clearTimeout(timer);
	});

	useEffect(() => {
		const element = track.current;
		if (!element) return;
		const settle = () =>
			setCurrent(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
		element.addEventListener('scrollend', settle);
		return () => element.removeEventListener('scrollend', settle);
	}, []);

	const region = {
		onPointerEnter: () => setHeld(true),
		onPointerLeave: () => setHeld(false),
		onFocus: () => setHeld(true),
		onBlur: () => setHeld(false),
		onKeyDown(event: KeyboardEvent<HTMLElement>) {
			const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
			const direction = arrowDirection(event.key, rightToLeft);
			if (direction === 0) return;
			event.preventDefault();
			goTo(nextSlide(current, direction, count));
		},
	};
	return { track, current, moving, stopped, goTo, toggle: () => setStopped(!stopped), region };
}

/** Wraps around at both ends. */
export function nextSlide(current: number, direction: 1 | -1, count: number): number {
	return (current + direction + count) % count;
}

function watchMotion(onChange: () => void) {
	const query = matchMedia(REDUCED);
	query.addEventListener('change', onChange);
	return () => query.removeEventListener('change', onChange);
}
