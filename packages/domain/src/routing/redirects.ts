export type RedirectMaps = {
	/** Exact path → target. */
	oneToOne: Record<string, string>;
	/** `/old/*` → one target for all paths below. */
	manyToOne: Record<string, string>;
	/** `/old/*` → target with the rest of the path appended. */
	manyToMany: Record<string, string>;
};

/**
 * The first match wins, in the order exact, many to one, many to many; never redirects a path to
 * itself.
 */
export function findRedirect(maps: RedirectMaps, path: string): string | null {
	const target = findTarget(maps, path);
	return target === path ? null : target;
}

function findTarget(maps: RedirectMaps, path: string): string | null {
	const exact = Object.hasOwn(maps.oneToOne, path) ? maps.oneToOne[path] : undefined;
	if (exact !== undefined) return exact;
	for (const [pattern, target] of Object.entries(maps.manyToOne)) {
		if (restBelow(pattern, path) !== null) return target;
	}
	for (const [pattern, target] of Object.entries(maps.manyToMany)) {
		const rest = restBelow(pattern, path);
		if (rest !== null) return `${target.replace(/\/?\*?$/, '')}/${rest}`.replace(/\/$/, '') || '/';
	}
	return null;
}

function restBelow(pattern: string, path: string): string | null {
	const prefix = pattern.replace(/\/?\*$/, '');
	if (path === prefix) return '';
	// A second slash after the prefix would turn the target `/*` into `//elsewhere`.
	return path.startsWith(`${prefix}/`) ? path.slice(prefix.length).replace(/^[/\\]+/, '') : null;
}
