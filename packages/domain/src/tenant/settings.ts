import { type SlugName, slugNames } from '../routing/slug-names.ts';
import type { FeatureFlags } from './features.ts';
import { toPointer } from './json-pointer.ts';
import { colorPath, cornerNames, cornerPath, staffColors } from './staff-theme.ts';

export type FeatureName = Exclude<keyof FeatureFlags, 'cms'>;

/** Feature flags as staff find them, and the others without which each does nothing. */
export const featureGroups = {
	shopping: {
		featureProductDiscovery: [],
		featureSearch: [],
		featureCartCheckout: [],
		featureClickAndCollect: ['featureCartCheckout'],
	},
	customers: {
		featureCustomer: [],
		featureCustomerFavorites: ['featureCustomer', 'featureProductDiscovery'],
		featureCustomerDeliveryPass: ['featureCustomer', 'featureCartCheckout'],
		featureCustomerWallet: ['featureCustomer'],
		featureJoe: [],
	},
	content: { featureRecipes: [], featurePesticides: [], featureMisc: [] },
} as const satisfies Record<string, Partial<Record<FeatureName, readonly FeatureName[]>>>;

export type FeatureGroup = keyof typeof featureGroups;
export const featureNames: readonly FeatureName[] = Object.values(featureGroups).flatMap(
	(group) => Object.keys(group) as FeatureName[],
);

export const cartLimits = [
	'minOrderValueDelivery',
	'minOrderValueCC',
	'maxOrderValueDelivery',
	'maxOrderValueCC',
	'maxOrderWeightDelivery',
	'maxOrderWeightCC',
	'serviceFeeDelivery',
	'serviceFeeCC',
	'freeOfChargeThreshold',
	'overAuthorizationPercentage',
	'abandonAfterDays',
] as const;
export type CartLimit = (typeof cartLimits)[number];

/** Who runs the shop, on invoices and in emails, with the longest text of each. */
export const companyFields = {
	name: 200,
	street: 200,
	postalCode: 20,
	city: 100,
	valueAddedTaxId: 30,
	register: 200,
} as const;
type CompanyField = keyof typeof companyFields;
export const companyFieldNames = Object.keys(companyFields) as CompanyField[];
export const MAX_SHOP_NAME = 60;

const runtime = '/clientRuntimeConfig';
export const shopNamePath = `${runtime}/name`;
export const paymentMethodsPath = `${runtime}/checkout/paymentMethods`;
export const guestPath = `${runtime}/checkout/guestAllowed`;
export const companyPath = (field: CompanyField) => `${runtime}/company/${field}`;
export const featurePath = (flag: FeatureName) => `${runtime}/${flag}`;
export const limitPath = (limit: CartLimit) => `${runtime}/cart/${limit}`;
export const windowHoldPath = `${runtime}/windowHoldMinutes`;

export const slugPath = (slug: SlugName) => `${runtime}/slugs/${slug}`;
/** The redirect from an old slug, and from every path below it. */
export const movedPath = (slug: string) => toPointer(['redirects', 'manyToMany', `/${slug}/*`]);

const editablePaths: ReadonlySet<string> = new Set([
	...featureNames.map(featurePath),
	...cartLimits.map(limitPath),
	windowHoldPath,
	shopNamePath,
	paymentMethodsPath,
	guestPath,
	...companyFieldNames.map(companyPath),
	...slugNames.map(slugPath),
	...staffColors.map(colorPath),
	...cornerNames.map(cornerPath),
]);
const slugPaths: ReadonlySet<string> = new Set(slugNames.map(slugPath));
const redirectPath = /^\/redirects\/manyToMany\/~1[^\s/]{1,250}$/;

/** What the back office may change; hosts, mailbox, trust and accounts are the operators'. */
export function isEditable(path: string): boolean {
	return editablePaths.has(path) || isRedirect(path);
}

export function isSlugPath(path: string): boolean {
	return slugPaths.has(path);
}

export function isThemePath(path: string): boolean {
	return path.startsWith('/themeConfig/');
}

export function isRedirect(path: string): boolean {
	return redirectPath.test(path);
}
