let missed: HTMLElement | null = null;

/**
 * React drops a click on a part of the page that is not hydrated yet. The last one is kept and
 * repeated when the part is. Links work without React, and so do forms.
 */
export function keepEarlyClicks(): void {
	addEventListener(
		'click',
		({ target }) => {
			missed = (target as Element).closest('button[type=button]');
		},
		true,
	);
}

/** React has heard the click: nothing is missed. */
export function clearClick(): void {
	missed = null;
}

/** Is missed again where the button's own part is still not hydrated. */
export function repeatClick(): void {
	missed?.click();
}
