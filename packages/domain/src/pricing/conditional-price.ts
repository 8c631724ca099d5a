import { type Cents, cents } from './money.ts';
import type { Day } from './prices.ts';

/** A price of the shop from its first day to its last: from so many pieces on, or else for members. */
export type ConditionalPrice = {
	price: Cents;
	fromQuantity: number | null;
	startsOn: Day;
	endsOn: Day;
};

type Offered = {
	/** What everybody pays for one piece on this day. */
	regular: Cents;
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
	{ regular, conditional, member }: Offered & { member: Cents | null },
): { price: Cents; endsOn: Day | null } | null {
	const own = member === null ? null : { price: member, endsOn: null };
	if (!isConditionalActive(conditional, today) || conditional.fromQuantity !== null) return own;
	const { price, endsOn } = conditional;
	return price < Math.min(regular, member ?? regular) ? { price, endsOn } : own;
}

export type MultiBuy = { fromQuantity: number; price: Cents };

/** The multi-buy price of a day. A product has one, so that of the feed gives way to a promotion it does not match. */
export function multiBuyOn(
	today: Day,
	{ regular, conditional, multiBuy, maxQuantity }: Offered & MultiBuyOffered,
): (MultiBuy & { endsOn: Day | null }) | null {
	const isOffered = ({ price, fromQuantity }: MultiBuy) =>
		price < regular && fromQuantity <= maxQuantity;
	const own = multiBuy && isOffered(multiBuy) ? { ...multiBuy, endsOn: null } : null;
	if (!isConditionalActive(conditional, today) || conditional.fromQuantity === null) return own;
	const { price, fromQuantity, endsOn } = conditional;
	const planned = { price, fromQuantity, endsOn };
	return isOffered(planned) && improvesOn(planned, own) ? planned : own;
}

type MultiBuyOffered = { multiBuy: MultiBuy | null; maxQuantity: number };

/** Better in one respect and worse in none: nobody pays more because of it. */
export function improvesOn(planned: MultiBuy, own: MultiBuy | null): boolean {
	if (own === null) return true;
	const isWorse = planned.fromQuantity > own.fromQuantity || planned.price > own.price;
	return !isWorse && (planned.fromQuantity < own.fromQuantity || planned.price < own.price);
}

/**
 * "3 for 2" as the price of each of three pieces. Rounded down to a cent, so that they never cost more
 * than two.
 */
export function priceOfBundle(
	regular: Cents,
	{ fromQuantity, payQuantity }: { fromQuantity: number; payQuantity: number },
): Cents {
	return cents(Math.max(Math.floor((regular * payQuantity) / fromQuantity), 1));
}

/** Below the price of one piece. Rounded down: never overstate the discount. */
export function multiBuyPercent(multiBuyPrice: number, regular: number): number {
	return Math.floor(((regular - multiBuyPrice) * 100) / regular);
}
