import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element in CSS pixels; 0 before it is known. */
export function useWidth<E extends HTMLElement>(): { ref: RefObject<E | null>; width: number } {
	const ref = useRef<E>(null);
	const [width, setWidth] = useState(0);
	useEffect(() => {
		const observer = new ResizeObserver(([entry]) =>
			setWidth(Math.floor(entry?.contentRect.width ?? 0)),
		);
		if (ref.current) observer.observe(ref.current);
		return () => observer.disconnect();
	}, []);
	return { ref, width };
}
