import type { Cents } from './money.ts';
import type { PriceProblem } from './promotion-states.ts';

type PlannedPrice = { price: Cents; isForMembers: boolean };

type Offered = {
	regular: Cents;
	/** The member price of the feed. */
	member: Cents | null;
	/** Below the lowest price of the 30 days before, for everybody. */
	isReduction: boolean;
	/** By a promotion that has not ended. */
	isTaken: boolean;
};

/**
 * Why a price cannot be published. The cart strikes out what everybody pays beside a member price, so
 * that has to be as true as any other reduction (98/6/EC, article 6a).
 */
export function findPriceProblem(planned: PlannedPrice, offered: Offered): PriceProblem | null {
	const { price, isForMembers } = planned;
	if (price >= offered.regular) return 'notLower';
	if (!offered.isReduction) return 'lowestPrice';
	if (isForMembers && offered.member !== null && price >= offered.member) return 'memberPrice';
	return offered.isTaken ? 'otherPromotion' : null;
}
