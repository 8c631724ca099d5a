import { createContext, type MouseEvent, use, useEffect, useRef } from 'react';

/** Fetches ahead what a path needs: its code when it comes into view, its data when it is aimed at. */
export type PreloadPath = (path: string, what: 'code' | 'data') => void;

export type LinkActions = {
	preload: PreloadPath;
	/** Opens the link without loading a document, when the click means that. */
	follow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Absent on the server, where a link is a link. */
export const LinkContext = createContext<LinkActions | null>(null);

/** Listeners sit on the element itself, so that a link may have handlers of its own beside them. */
export function useLink(path: string) {
	const actions = use(LinkContext);
	const ref = useRef<HTMLAnchorElement>(null);
	useEffect(() => {
		const link = ref.current;
		if (!link || !actions) return;
		const aim = () => actions.preload(path, 'data');
		const observer = new IntersectionObserver((entries) => {
			if (!entries.some((entry) => entry.isIntersecting)) return;
			observer.disconnect();
			actions.preload(path, 'code');
		});
		observer.observe(link);
		link.addEventListener('mouseenter', aim);
		link.addEventListener('focus', aim);
		return () => {
			observer.disconnect();
			link.removeEventListener('mouseenter', aim);
			link.removeEventListener('focus', aim);
		};
	}, [path, actions]);
	return { ref, follow: actions?.follow };
}
