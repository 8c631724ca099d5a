import { isPlain } from '../navigation/follow-links.ts';
import { isDehydrated } from './islands.ts';

declare global {
	interface Window {
		/** Recorded by `public/boot.js` before the other scripts arrive. */
		earlyClick?: Element;
	}
}

const BUTTON = 'button[type=button]';
/** An island answers in a moment, and looks busy until then; the browser must not leave the page. */
const HELD = 'button, a[data-link="action"]';

let missed: HTMLElement | null | undefined;
/** A shopper may tap on several cards before the first of them answers. */
const held = new Set<HTMLElement>();

/**
 * React drops clicks on parts of the page that are not hydrated yet. The last one is recorded and
 * replayed after hydration, and so is each one on an island. Other links and forms work without React.
 */
export function recordEarlyClicks(): void {
	missed = window.earlyClick?.closest<HTMLElement>(BUTTON);
	addEventListener('click', recordClick, true);
}

function recordClick(event: MouseEvent): void {
	const { target } = event;
	if (!(target instanceof Element)) return;
	const waiting =
		isPlain(event) && isDehydrated(target, false) && target.closest<HTMLElement>(HELD);
	if (waiting) {
		held.add(waiting);
		waiting.ariaBusy = 'true';
		// React may hydrate the island for this very event, and must not answer it twice.
		event.preventDefault();
		event.stopPropagation();
	} else missed = target.closest<HTMLElement>(BUTTON);
}

/** React has handled the click, so there is nothing to replay. */
export function clearClick(): void {
	missed = undefined;
}

/** Recorded again if the button's own boundary is still not hydrated. */
export function replayClick(): void {
	missed?.click();
	const clicked = [...held];
	held.clear();
	for (const button of clicked) {
		button.ariaBusy = null;
		button.click();
	}
}
