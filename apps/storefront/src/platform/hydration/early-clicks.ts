declare global {
	interface Window {
		/** Recorded by `public/boot.js` before the other scripts arrive. */
		earlyClick?: Element;
	}
}

let missed: Element | undefined;

/**
 * React drops clicks on parts of the page that are not hydrated yet. The last one is recorded and
 * replayed after hydration. Links and forms work without React.
 */
export function recordEarlyClicks(): void {
	missed = window.earlyClick;
	addEventListener('click', ({ target }) => (missed = target as Element), true);
}

/** React has handled the click, so there is nothing to replay. */
export function clearClick(): void {
	missed = undefined;
}

/** Recorded again if the button's own boundary is still not hydrated. */
export function replayClick(): void {
	missed?.closest<HTMLElement>('button[type=button]')?.click();
}
