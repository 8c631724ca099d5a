import { paymentMethodKeys } from '@korb/domain/payment/payment-methods';
import { slugNames } from '@korb/domain/routing/slug-names';
import { keysOf } from '@korb/domain/tenant/json-pointer';
import {
	cartLimits,
	companyFieldNames,
	companyPath,
	featureNames,
	featurePath,
	guestPath,
	isRedirect,
	isSlugPath,
	limitPath,
	paymentMethodsPath,
	shopNamePath,
	slugPath,
	windowHoldPath,
} from '@korb/domain/tenant/settings';
import { colorPath, cornerNames, cornerPath, staffColors } from '@korb/domain/tenant/staff-theme';
import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import { type Translate, useLocale } from '../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../session/session.tsx';
import type { SettingUnit } from './setting-units.ts';
import { unitOf } from './setting-units.ts';

const labels = new Map<string, BackofficeMessageKey>([
	...featureNames.map((flag) => [featurePath(flag), `settings.feature.${flag}`] as const),
	...cartLimits.map((limit) => [limitPath(limit), `settings.limit.${limit}`] as const),
	[windowHoldPath, 'settings.limit.windowHoldMinutes'],
	[shopNamePath, 'settings.shopName'],
	[paymentMethodsPath, 'settings.paymentMethods'],
	[guestPath, 'settings.guestAllowed'],
	...companyFieldNames.map((name) => [companyPath(name), `settings.companyField.${name}`] as const),
	...staffColors.map((color) => [colorPath(color), `settings.color.${color}`] as const),
	...cornerNames.map((corner) => [cornerPath(corner), `settings.corner.${corner}`] as const),
	...slugNames.map((slug) => [slugPath(slug), `settings.page.${slug}`] as const),
]);

const grounds = /^\/themeConfig\/tokens\/(?:color-(?:page|surface|header)|tint-)/;

/** Operators also change what has no name here. */
export function settingLabel(t: Translate, path: string): string {
	const key = labels.get(path);
	if (isRedirect(path)) return t('settings.redirectFrom', { path: keysOf(path).at(-1) ?? '' });
	if (!key && grounds.test(path)) return t('settings.ground');
	return key ? t(key) : path.slice(1).replaceAll('/', '.').replaceAll('~1', '/');
}

/** In the order in which the checkout offers them. */
function listMethods(t: Translate, value: unknown): string {
	const names = [value].flat().map((key) => {
		const method = paymentMethodKeys.find((each) => each === key);
		return method ? t(`method.${method}`) : String(key);
	});
	return names.join(', ') || '–';
}

export type SettingWords = {
	label: (path: string) => string;
	value: (path: string, value: unknown) => string;
};

/** Settings as people say them: `Free from: €99.00 → €59.00`. */
export function useSettingWords(): SettingWords {
	const { t, tag } = useLocale();
	const { money } = useFormats();
	const { currency } = useSession().me.shop;
	const inUnit: Record<SettingUnit, (value: number) => string> = {
		money: (cents) => money(cents, currency),
		weight: (grams) => `${(grams / 1000).toLocaleString(tag)} kg`,
		percent: (value) => `${value} %`,
		minutes: (count) => t('settings.minutes', { count }),
		days: (count) => t('settings.days', { count }),
	};
	return {
		label: (path) => settingLabel(t, path),
		value: (path, value) => {
			const unit = unitOf(path);
			if (path === paymentMethodsPath) return listMethods(t, value);
			if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.off');
			if (unit && typeof value === 'number') return inUnit[unit](value);
			if (unit && value === null) return t('settings.never');
			if (value === null || value === undefined || value === '') return '–';
			if (isSlugPath(path)) return `/${value}`;
			return typeof value === 'string' ? value : JSON.stringify(value);
		},
	};
}
