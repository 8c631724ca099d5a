import type { Cents } from './money.ts';
import type { Day } from './prices.ts';

/** A price of the shop for members, from its first day to its last. */
export type ConditionalPrice = { price: Cents; startsOn: Day; endsOn: Day };

type Offered = {
	/** What everybody pays on this day. */
	regular: Cents;
	/** The member price of the feed. */
	member: Cents | null;
	conditional: ConditionalPrice | null;
};

function isConditionalActive(
	conditional: ConditionalPrice | null,
	today: Day,
): conditional is ConditionalPrice {
	return conditional !== null && conditional.startsOn <= today && today <= conditional.endsOn;
}

/**
 * The member price of a day, and when it ends: that of the feed, or a lower one of a promotion. A
 * promotion that everybody beats by now is no advantage, and not shown.
 */
export function memberPriceOn(
	today: Day,
	{ regular, member, conditional }: Offered,
): { price: Cents; endsOn: Day | null } | null {
	const own = member === null ? null : { price: member, endsOn: null };
	if (!isConditionalActive(conditional, today)) return own;
	const { price, endsOn } = conditional;
	return price < Math.min(regular, member ?? regular) ? { price, endsOn } : own;
}
