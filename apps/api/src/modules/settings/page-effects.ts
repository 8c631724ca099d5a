import type { SettingEffect, SettingInput } from '@korb/contracts/admin/settings/settings';
import type { RoutingConfig } from '@korb/domain/routing/route-table';
import { listRoutes } from '@korb/domain/routing/routes';
import { featureNames, featurePath } from '@korb/domain/tenant/settings';

/** Of each feature flag by itself, so that every page is named with what removes it. */
export function listEffects(
	config: RoutingConfig,
	changes: readonly SettingInput[],
): SettingEffect[] {
	const before = pagesOf(config);
	return featureNames.flatMap((flag) => {
		const path = featurePath(flag);
		const change = changes.find((each) => each.path === path);
		if (typeof change?.value !== 'boolean') return [];
		const after = pagesOf({ ...config, [flag]: change.value });
		const gone = before.filter((page) => !after.includes(page));
		const back = after.filter((page) => !before.includes(page));
		return [{ path, gone, back }];
	});
}

/** `/produkte/:slug/:sku?` is the page of many addresses: `/produkte/…`. */
function pagesOf(config: RoutingConfig): string[] {
	const pages = listRoutes(config)
		.filter(({ name }) => name !== 'index')
		.map(({ path }) => `/${path.replace(/\/:[a-z]+\?/gi, '').replace(/:[a-z]+.*$/i, '…')}`);
	return [...new Set(pages)];
}
