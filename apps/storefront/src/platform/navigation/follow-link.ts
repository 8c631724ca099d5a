type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & {
	defaultPrevented: boolean;
	currentTarget: Pick<HTMLAnchorElement, 'href' | 'target'>;
	preventDefault(): void;
};

export type OpenPath = (path: string, options: { replace: boolean }) => void;

/** Clicks with a modifier key or another button are left to the browser, which opens a new tab. */
export function followLink(click: Click, current: string, open: OpenPath): void {
	const { target, href } = click.currentTarget;
	const hasKey = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
	if (click.defaultPrevented || click.button !== 0 || hasKey || target) return;
	click.preventDefault();
	const { pathname, search, hash } = new URL(href);
	open(pathname + search + hash, { replace: href === current });
}
