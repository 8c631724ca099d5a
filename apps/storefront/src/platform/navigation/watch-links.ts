import type { LinkActions, PreloadPath } from './use-link.ts';

/**
 * Preloads link targets: the code when a link becomes visible, the data on intent. All links share
 * one observer, because a page has hundreds.
 */
export function watchLinks(preload: PreloadPath): LinkActions['watch'] {
	const links = new WeakSet<Element>();
	const pathOf = (link: Element) => link.getAttribute('href') ?? '/';
	const observer = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			if (!isIntersecting) continue;
			observer.unobserve(target);
			preload(pathOf(target), 'code');
		}
	});
	const aim = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest('a') : null;
		if (link && links.has(link)) preload(pathOf(link), 'data');
	};
	document.addEventListener('mouseover', aim);
	document.addEventListener('focusin', aim);
	return (link) => {
		if (!link) return;
		links.add(link);
		observer.observe(link);
		return () => observer.unobserve(link);
	};
}
