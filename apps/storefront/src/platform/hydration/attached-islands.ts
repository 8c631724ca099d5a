import { attached, type Load } from './islands.ts';

/** What outlives the page, such as the footer. */
export function wakeIslandsOfLayout(): void {
	for (const [element, { wake }] of attached) if (!element.closest('main')) wake();
}

/** What loads the code of islands that may wake. */
export function codeOfIslands(): Set<Load> {
	const able = [...attached.values()].filter(({ isStatic }) => !isStatic);
	return new Set(able.flatMap(({ loads }) => [...loads]));
}
