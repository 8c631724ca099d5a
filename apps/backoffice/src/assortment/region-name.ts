import type { Translate } from '../platform/i18n/locale.tsx';

/** Regions are ids of picking units; the one for visitors without an address has a name of its own. */
export function regionName(region: string, t: Translate): string {
	if (region === 'default') return t('assortment.defaultRegion');
	return region
		.split('-')
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(' ');
}
