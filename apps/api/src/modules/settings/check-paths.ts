import type { SettingInput, SettingProblem } from '@korb/contracts/admin/settings/settings';
import type { StoredTenantConfig } from '@korb/contracts/platform/tenant';
import { findPathClashes, isReserved } from '@korb/domain/routing/path-clashes';
import { findRedirect } from '@korb/domain/routing/redirects';
import { safeTarget } from '@korb/domain/routing/safe-target';
import { slugNames } from '@korb/domain/routing/slug-names';
import { isRedirect, slugPath } from '@korb/domain/tenant/settings';

/** What the schema cannot know: whether every page can still be reached. */
export function listPathProblems(
	{ clientRuntimeConfig, redirects }: StoredTenantConfig,
	changes: readonly SettingInput[],
): SettingProblem[] {
	const changed = new Set(changes.map(({ path }) => path));
	const clashes = findPathClashes(clientRuntimeConfig).flatMap(({ slug, by }): SettingProblem[] => {
		// Said where the person has changed something.
		if (changed.has(slugPath(slug))) return [{ path: slugPath(slug), code: 'taken', by }];
		return changed.has(slugPath(by)) ? [{ path: slugPath(by), code: 'taken', by: slug }] : [];
	});
	const changedSlugs = slugNames
		.map((name) => ({ path: slugPath(name), slug: clientRuntimeConfig.slugs[name] }))
		.filter(({ path }) => changed.has(path));
	return [
		...clashes,
		...changedSlugs
			.filter(({ slug }) => isReserved(slug))
			.map(({ path }) => ({ path, code: 'reserved' as const })),
		...changedSlugs
			.filter(({ slug }) => findRedirect(redirects, `/${slug}`) !== null)
			.map(({ path }) => ({ path, code: 'redirected' as const })),
		...changes
			.filter(({ path, value }) => isRedirect(path) && !isLocal(value))
			.map(({ path }) => ({ path, code: 'invalid' as const })),
	];
}

/** Staff redirect within the shop only. */
function isLocal(target: SettingInput['value']): boolean {
	if (target === undefined || target === '/') return true;
	return typeof target === 'string' && safeTarget(target) !== '/';
}
