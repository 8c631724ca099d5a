import { createContext, use, useEffect, useRef } from 'react';

/** Fetches ahead what a path needs: its code when it comes into view, its data when it is aimed at. */
export type PreloadPath = (path: string, what: 'code' | 'data') => void;

export const PreloadContext = createContext<PreloadPath | null>(null);

export function usePreload(path: string | null) {
	const preload = use(PreloadContext);
	const ref = useRef<HTMLAnchorElement>(null);
	useEffect(() => {
		const link = ref.current;
		if (!link || !preload || path === null) return;
		const observer = new IntersectionObserver((entries) => {
			if (!entries.some((entry) => entry.isIntersecting)) return;
			observer.disconnect();
			preload(path, 'code');
		});
		observer.observe(link);
		return () => observer.disconnect();
	}, [path, preload]);
	const aim = () => {
		if (preload && path !== null) preload(path, 'data');
	};
	return { ref, onMouseEnter: aim, onFocus: aim };
}
