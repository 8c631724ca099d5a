import type { FeatureFlags } from '../tenant/features.ts';

type LoyaltyMember = {
	loyalityMemberId: string;
	joeAuthenticationStatus: string;
};

/**
 * - `member`: gets member prices, vouchers and a card.
 * - `dereferenced`: known to the programme, but the card is not confirmed.
 * - `onlineOnly`: has an account and could join.
 */
export type LoyaltyState = 'member' | 'dereferenced' | 'onlineOnly';

type Joe = Pick<FeatureFlags, 'featureJoe'>;

export function isLoyalty(member: LoyaltyMember | null, { featureJoe }: Joe): boolean {
	if (!member) return false;
	// Without joe nothing authenticates a card, so having one is enough.
	const hasCard = !featureJoe && member.loyalityMemberId !== '';
	return member.joeAuthenticationStatus === 'Authenticated' || hasCard;
}

export function loyaltyStateOf(member: LoyaltyMember | null, config: Joe): LoyaltyState {
	if (isLoyalty(member, config)) return 'member';
	return member ? 'dereferenced' : 'onlineOnly';
}

/** Plastic cards are for members, one each. */
export function cardOrderability({
	isMember,
	isOrdered,
}: {
	isMember: boolean;
	isOrdered: boolean;
}): 'CanBeOrdered' | 'IsOrdered' | 'CanNotBeOrdered' {
	if (!isMember) return 'CanNotBeOrdered';
	return isOrdered ? 'IsOrdered' : 'CanBeOrdered';
}

/** Tag of a pool whose member gives to a good cause. */
const DONOR_TAG = 'caritas_aktiv';

export function isDonor(pools: readonly { tags: readonly string[] }[]): boolean {
	return pools.some(({ tags }) => tags.includes(DONOR_TAG));
}
