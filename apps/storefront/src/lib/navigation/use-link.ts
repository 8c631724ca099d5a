import { createContext, type MouseEvent, type RefCallback, use } from 'react';

/** Fetches ahead what a path needs: its code when it comes into view, its data when it is aimed at. */
export type PreloadPath = (path: string, what: 'code' | 'data') => void;

export type LinkActions = {
	/** Sees the link come into sight and under the pointer. */
	watch: RefCallback<HTMLAnchorElement>;
	/** Opens the link without loading a document, when the click means that. */
	follow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Absent on the server, where a link is a link. */
export const LinkContext = createContext<LinkActions | null>(null);

export function useLink(): Partial<LinkActions> {
	return use(LinkContext) ?? {};
}
