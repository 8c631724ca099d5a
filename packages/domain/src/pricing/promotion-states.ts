/** What a promotion is to the staff of the shop; a published one is planned, runs or has ended. */
export const promotionStates = ['draft', 'planned', 'running', 'ended'] as const;
export type PromotionState = (typeof promotionStates)[number];

/** How its prices are planned: each one typed, a percentage of the regular prices, or of several pieces. */
export const promotionKinds = ['price', 'percent', 'multiBuy'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** Of products in regions. */
export const MAX_PROMOTION_PRICES = 1000;

/** Why a price cannot be published; the first that applies. */
export const priceProblems = [
	'notOffered',
	'notLower',
	'lowestPrice',
	'memberPrice',
	'soldByWeight',
	'maxQuantity',
	'multiBuy',
	'otherPromotion',
] as const;
export type PriceProblem = (typeof priceProblems)[number];
