/** What a discount code of the shop is to its staff. `draft` was never switched on. */
export const codeStates = ['draft', 'planned', 'running', 'usedUp', 'ended'] as const;
export type CodeState = (typeof codeStates)[number];

/**
 * Who can redeem a code: those without an earlier order, customers who have not ordered for a while,
 * loyalty members, or customers by name.
 */
export const codeAudiences = ['everybody', 'firstOrder', 'lapsed', 'members', 'customers'] as const;
export type CodeAudience = (typeof codeAudiences)[number];

/** Without an order, after which a customer counts as lapsed. */
export const LAPSED_DAYS = 60;
