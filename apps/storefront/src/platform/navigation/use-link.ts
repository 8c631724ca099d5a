import { createContext, type MouseEvent, type RefCallback, use } from 'react';

/** Preloads a path: its code when the link becomes visible, its data on intent. */
export type PreloadPath = (path: string, what: 'code' | 'data') => void;

export type LinkActions = {
	/** Observes visibility and pointer intent of the link. */
	watch: RefCallback<HTMLAnchorElement>;
	/** Navigates client-side, unless the click is meant for the browser. */
	follow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Absent on the server, where links are plain anchors. */
export const LinkContext = createContext<LinkActions | null>(null);

export function useLink(): Partial<LinkActions> {
	return use(LinkContext) ?? {};
}
