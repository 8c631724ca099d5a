import { useCallback } from 'react';
import { useMessages } from '../platform/i18n/locale.tsx';
import { useSession } from './session.tsx';

export type UnitName = (unit: string) => string;

/** Picking units, which are the regions of the catalogue, have ids; the shop may have named them. */
export function useUnitName(): UnitName {
	const t = useMessages();
	const { unitNames } = useSession().me.shop;
	return useCallback((unit) => unitNames[unit] ?? nameUnit(unit, t), [t, unitNames]);
}

/** Without a name of the shop's own. */
export function nameUnit(unit: string, t: ReturnType<typeof useMessages>): string {
	if (unit === 'default') return t('units.default');
	return unit
		.split('-')
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(' ');
}
