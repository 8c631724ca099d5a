import { isDehydrated } from '../hydration/islands.ts';

type Click = Pick<
	MouseEvent,
	'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>;
type Link = Pick<HTMLAnchorElement, 'href' | 'target'>;

export type OpenPath = (path: string, options: { replace: boolean }) => void;

/** The link of the shop around an element. */
export function findLink(target: EventTarget | null): HTMLAnchorElement | null {
	return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null;
}

/**
 * Call it after React has registered its listeners: what they prevent is not followed. React stops
 * events in what is not hydrated, so those are taken before it sees them.
 */
export function followLinks(open: OpenPath): void {
	const follow = (event: MouseEvent) => {
		const link = findLink(event.target);
		if (link) followLink(event, link, location.href, open);
	};
	document.addEventListener('click', follow);
	const followUnhydrated = (event: MouseEvent) => {
		if (isDehydrated(event.target, true)) follow(event);
	};
	addEventListener('click', followUnhydrated, true);
}

/** Clicks that are meant for the browser are left to it. */
export function followLink(click: Click, link: Link, current: string, open: OpenPath): void {
	if (click.defaultPrevented || !isPlain(click) || link.target) return;
	click.preventDefault();
	const { pathname, search, hash } = new URL(link.href);
	open(pathname + search + hash, { replace: link.href === current });
}

/** Another button or a modifier key asks the browser for a new tab. */
export function isPlain(click: Omit<Click, 'defaultPrevented' | 'preventDefault'>): boolean {
	return click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}
