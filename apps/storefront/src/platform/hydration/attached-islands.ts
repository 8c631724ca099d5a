import { attached, type Load } from './islands.ts';

/** What outlives the page, such as the footer. */
export function hydrateLayoutIslands(): void {
	for (const [element, { hydrate }] of attached) if (!element.closest('main')) hydrate();
}

/** What loads the code of islands that hydrate on interaction. */
export function listIslandLoads(): Set<Load> {
	const interactive = [...attached.values()].filter(({ isStatic }) => !isStatic);
	return new Set(interactive.flatMap(({ loads }) => [...loads]));
}
