import { findRedirect, type RedirectMaps } from '@korb/domain/routing/redirects';
import { refusedNavigation } from '@korb/domain/routing/refused-navigation';

export type NavigateOptions = { isExternal?: boolean };

export class NavigationRefusedError extends Error {
	constructor(target: string, reason: string) {
		super(`navigation refused (${reason}): ${target}`);
	}
}

/** Throws for unsafe targets; returns all others unchanged. */
export function guardTarget(
	target: string,
	ownOrigin: string,
	{ isExternal = false }: NavigateOptions = {},
): string {
	const reason = refusedNavigation(target, { ownOrigin, isExternalAllowed: isExternal });
	if (reason) throw new NavigationRefusedError(target, reason);
	return target;
}

/** The tenant's redirects also apply to client-side navigation. */
export function redirectedPath(maps: RedirectMaps, pathname: string): string | null {
	const target = findRedirect(maps, decode(pathname));
	return target === pathname ? null : target;
}

function decode(pathname: string): string {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}
