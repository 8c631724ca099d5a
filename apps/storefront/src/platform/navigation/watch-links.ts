import { findLink } from './follow-links.ts';
import type { PreloadPath } from './preload.ts';

/**
 * Preloads on intent, unless it opens in a dialog of this page. A finger on a link
 * may only be scrolling, so it fetches no data.
 */
export function watchLinks(preload: PreloadPath): void {
	const on = (type: 'mouseover' | 'focusin' | 'touchstart', what: 'code' | 'data') => {
		const reach = ({ target }: Event) => {
			const link = findLink(target);
			if (link && !link.ariaHasPopup) preload(link.getAttribute('href') ?? '/', what);
		};
		document.addEventListener(type, reach, { passive: true });
	};
	on('mouseover', 'data');
	on('focusin', 'data');
	on('touchstart', 'code');
}
