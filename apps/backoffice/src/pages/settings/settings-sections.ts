import type { Permission } from '@korb/domain/staff/permissions';
import {
	cartLimits,
	companyFieldNames,
	companyPath,
	featureNames,
	featurePath,
	guestPath,
	isRedirect,
	isSlugPath,
	isThemePath,
	limitPath,
	paymentMethodsPath,
	shopNamePath,
	windowHoldPath,
} from '@korb/domain/tenant/settings';

export const settingsSections = [
	'general',
	'legal',
	'features',
	'paths',
	'theme',
	'limits',
	'payment',
	'webhooks',
	'history',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

export function isSection(name: string): name is SettingsSection {
	return settingsSections.some((section) => section === name);
}

/** Who drafts settings need not know where orders are sent. */
export function mayOpen(
	section: SettingsSection,
	may: (permission: Permission) => boolean,
): boolean {
	return section !== 'webhooks' || may('settings.publish');
}

const general = [shopNamePath, ...companyFieldNames.map(companyPath)];
const features = featureNames.map(featurePath);
const limits = [...cartLimits.map(limitPath), windowHoldPath];
const contains: Record<SettingsSection, (path: string) => boolean> = {
	general: (path) => general.includes(path),
	features: (path) => features.includes(path),
	paths: (path) => isSlugPath(path) || isRedirect(path),
	theme: isThemePath,
	limits: (path) => limits.includes(path),
	payment: (path) => path === paymentMethodsPath || path === guestPath,
	legal: () => false,
	webhooks: () => false,
	history: () => false,
};

export function isOfSection(path: string, section: SettingsSection): boolean {
	return contains[section](path);
}
