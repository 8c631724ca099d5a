let missed: HTMLElement | null = null;

/**
 * React drops clicks on parts of the page that are not hydrated yet. The last one is recorded and
 * replayed after hydration. Links and forms work without React.
 */
export function recordEarlyClicks(): void {
	addEventListener(
		'click',
		({ target }) => {
			missed = (target as Element).closest('button[type=button]');
		},
		true,
	);
}

/** React has handled the click, so there is nothing to replay. */
export function clearClick(): void {
	missed = null;
}

/** Recorded again if the button's own boundary is still not hydrated. */
export function replayClick(): void {
	missed?.click();
}
