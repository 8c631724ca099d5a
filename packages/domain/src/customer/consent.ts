export type CookieGroup = 'C0001' | 'C0002' | 'C0004' | 'C0007';

export type Consent = { marketing: boolean; statistic: boolean; targetGroupSelection: boolean };

export type ConsentState = Consent & {
	/** False until the provider has responded. */
	isReady: boolean;
	isBannerClosed: boolean;
};

export const initialConsent: ConsentState = {
	isReady: false,
	isBannerClosed: false,
	marketing: false,
	statistic: false,
	targetGroupSelection: false,
};

const flagOf = {
	C0002: 'statistic',
	C0004: 'marketing',
	C0007: 'targetGroupSelection',
} as const satisfies Record<Exclude<CookieGroup, 'C0001'>, keyof Consent>;

export function toConsent(groups: readonly string[], isBannerClosed: boolean): ConsentState {
	return {
		isReady: true,
		isBannerClosed,
		statistic: groups.includes('C0002'),
		marketing: groups.includes('C0004'),
		targetGroupSelection: groups.includes('C0007'),
	};
}

/** Without a provider there is no banner, so nothing has to wait for one. */
export function consentWithoutProvider(policy: 'allow' | 'deny'): ConsentState {
	return toConsent(policy === 'allow' ? Object.keys(flagOf) : [], true);
}

/** Strictly necessary cookies (`C0001`) need no consent. */
export function isGroupAllowed(consent: Consent, group: CookieGroup): boolean {
	return group === 'C0001' || consent[flagOf[group]];
}
