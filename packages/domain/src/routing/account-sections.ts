import type { FeatureFlags } from '../tenant/features.ts';

type SectionRule = { isOn: (config: FeatureFlags) => boolean };

const always: SectionRule = { isOn: () => true };

/** The pages of an account. The overview is at the profile's own path, most others are below it. */
const sections = {
	overview: always,
	orders: { isOn: (config) => config.featureCartCheckout },
	/** Has a route of its own, with the same conditions. */
	products: {
		isOn: (config) => config.featureCustomerFavorites && config.featureProductDiscovery,
	},
	club: always,
	wallet: { isOn: (config) => config.featureCustomerWallet },
	pass: {
		isOn: (config) => config.featureCustomerDeliveryPass && config.featureCartCheckout,
	},
	data: always,
	addresses: always,
	payment: { isOn: (config) => config.featureCartCheckout },
	security: always,
	notifications: always,
} satisfies Record<string, SectionRule>;

export type AccountSection = keyof typeof sections;
/** The ones below the profile; their slug is a message: `account.slug.orders`. */
export type NamedSection = Exclude<AccountSection, 'overview' | 'products'>;

export const accountSections = Object.keys(sections) as AccountSection[];

export function hasSection(config: FeatureFlags, section: AccountSection): boolean {
	return sections[section].isOn(config);
}

/** The section at `/profil/:slug?`; null if there is none, or if its feature is off. */
export function findSection(
	config: FeatureFlags,
	slug: string | undefined,
	slugOf: (section: NamedSection) => string,
): AccountSection | null {
	if (slug === undefined) return 'overview';
	const found = accountSections.find((section) => isNamed(section) && slugOf(section) === slug);
	return found && hasSection(config, found) ? found : null;
}

export function isNamed(section: AccountSection): section is NamedSection {
	return section !== 'overview' && section !== 'products';
}
