import { improvesOn, type MultiBuy } from './conditional-price.ts';
import type { Cents } from './money.ts';
import type { PriceProblem } from './promotion-states.ts';

type PlannedPrice = { price: Cents; isForMembers: boolean; fromQuantity: number | null };

type Offered = {
	regular: Cents;
	/** Of the feed. */
	member: Cents | null;
	/** Of the feed. */
	multiBuy: MultiBuy | null;
	isWeighed: boolean;
	/** Of one line item. */
	maxQuantity: number;
	/** Below the lowest price of the 30 days before, for everybody. */
	isReduction: boolean;
	/** By a promotion that has not ended. */
	isTaken: boolean;
};

/**
 * Why a price cannot be published. The cart strikes out what everybody pays beside a member price, so
 * that has to be as true as any other reduction (98/6/EC, article 6a). What depends on the quantity is
 * none, but must not take a better price away.
 */
export function findPriceProblem(planned: PlannedPrice, offered: Offered): PriceProblem | null {
	const { price, fromQuantity } = planned;
	if (price >= offered.regular) return 'notLower';
	const problem =
		fromQuantity === null
			? findReductionProblem(planned, offered)
			: findMultiBuyProblem({ price, fromQuantity }, offered);
	return problem ?? (offered.isTaken ? 'otherPromotion' : null);
}

function findReductionProblem(
	{ price, isForMembers }: PlannedPrice,
	{ isReduction, member }: Offered,
): PriceProblem | null {
	if (!isReduction) return 'lowestPrice';
	return isForMembers && member !== null && price >= member ? 'memberPrice' : null;
}

function findMultiBuyProblem(
	planned: MultiBuy,
	{ isWeighed, maxQuantity, multiBuy }: Offered,
): PriceProblem | null {
	if (isWeighed) return 'soldByWeight';
	if (planned.fromQuantity > maxQuantity) return 'maxQuantity';
	return improvesOn(planned, multiBuy) ? null : 'multiBuy';
}
