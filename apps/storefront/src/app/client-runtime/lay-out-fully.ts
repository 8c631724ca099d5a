import { whenIdle } from '../../platform/browser/when-idle.ts';
import type { Router } from '../../platform/navigation/router/router.ts';
import { onFirstInteraction } from './on-first-interaction.ts';

/**
 * Lays out what was left out of the first layout, since scroll positions that are restored later need
 * true heights: one part at a time, so that a tap never waits for more than one, and the rest at once
 * when the shopper navigates. Begins with the first interaction; until then nobody has scrolled.
 */
export function layOutFully(router: Router): void {
	const parts = document.querySelectorAll<HTMLElement>('[data-late-layout]').values();
	const finish = () => document.documentElement.toggleAttribute('data-full-layout', true);
	router.state.subscribe(finish);
	const layOutNext = () => {
		const { value: part } = parts.next();
		if (!part) return finish();
		part.style.contentVisibility = 'visible';
		whenIdle(layOutNext);
	};
	onFirstInteraction(() => whenIdle(layOutNext));
}
