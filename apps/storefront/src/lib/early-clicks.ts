/** Who has waited longer has turned to something else. */
const FORGOTTEN_AFTER_MS = 8000;

let missed: { button: HTMLElement; at: number } | undefined;

/**
 * React drops a click on a part of the page that is not hydrated yet. The last one is kept and
 * repeated when the part is. Links work without React, and so do forms.
 */
export function keepEarlyClicks(): void {
	addEventListener(
		'click',
		({ target, timeStamp }) => {
			const button = target instanceof Element && target.closest('button[type=button]');
			missed = button instanceof HTMLElement ? { button, at: timeStamp } : undefined;
		},
		true,
	);
}

/** React has heard the click: nothing is missed. */
export function forgetClick(): void {
	missed = undefined;
}

/** Is missed again where the button's own part is still not hydrated. */
export function repeatClick(): void {
	if (!missed) return;
	const { button, at } = missed;
	missed = undefined;
	if (button.isConnected && performance.now() - at < FORGOTTEN_AFTER_MS) button.click();
}
