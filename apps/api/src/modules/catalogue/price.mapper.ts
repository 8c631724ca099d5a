import type { Product } from '@korb/contracts/catalogue/catalogue';
import {
	type ConditionalPrice,
	memberPriceOn,
	multiBuyOn,
} from '@korb/domain/pricing/conditional-price';
import { type Cents, cents } from '@korb/domain/pricing/money';
import { findReduction, isPromotionActive, type Reduction } from '@korb/domain/pricing/prices';
import { priceOf, type SoldBy } from '@korb/domain/pricing/unit-price';
import type { ProductRow } from './products.sql.ts';

/** The shop's current date, and whether it has members to show member prices to. */
export type PricingContext = { today: string; hasMembers: boolean };

export function toPrice(row: ProductRow, { today, hasMembers }: PricingContext): Product['price'] {
	if (row.price_cents === null) return null;
	const soldBy = soldByOf(row);
	const promotion = promotionOf(row);
	const isReduced = isPromotionActive(promotion, today);
	const regular = isReduced ? promotion.price : cents(row.price_cents);
	const reduction = isReduced ? toReduction(regular, promotion.startsOn, row.past) : null;
	// The law compares prices as displayed side by side, so the reference is for quantity one, too.
	const insteadOf = reduction && {
		value: priceOf(soldBy, reduction.value).value,
		percent: reduction.percent,
		lowest30Days: priceOf(soldBy, reduction.lowest30Days).value,
	};
	return {
		regular: {
			...priceOf(soldBy, regular),
			insteadOf,
			endsOn: isReduced ? promotion.endsOn : null,
		},
		loyalty: hasMembers ? toMemberPrice(row, soldBy, { regular, today }) : null,
		...toMultiBuy(row, soldBy, { regular, today }),
	};
}

function toMemberPrice(
	row: ProductRow,
	soldBy: SoldBy,
	{ regular, today }: { regular: Cents; today: string },
): NonNullable<Product['price']>['loyalty'] {
	const found = memberPriceOn(today, {
		regular,
		member: row.loyalty_cents === null ? null : cents(row.loyalty_cents),
		conditional: conditionalOf(row),
	});
	if (!found) return null;
	const { price, endsOn } = found;
	return { ...priceOf(soldBy, price), ...(endsOn && { endsOn }) };
}

/** The reduction that may be advertised for an active promotion. */
export function toReduction(
	promotionCents: number,
	startsOn: string,
	past: ProductRow['past'],
): Reduction | null {
	const before = (past ?? []).map((entry) => ({ ...entry, price: cents(entry.price) }));
	return findReduction(cents(promotionCents), startsOn, before);
}

/** Omitted when a reduction is at least as good, or when the maximum quantity is lower. */
function toMultiBuy(
	row: ProductRow,
	soldBy: SoldBy,
	{ regular, today }: { regular: Cents; today: string },
): Pick<NonNullable<Product['price']>, 'multiBuy'> {
	if (soldBy.kind !== 'piece') return {};
	const { multi_buy_quantity: quantity, multi_buy_cents: price } = row;
	const found = multiBuyOn(today, {
		regular,
		multiBuy:
			quantity === null || price === null ? null : { fromQuantity: quantity, price: cents(price) },
		conditional: conditionalOf(row),
		maxQuantity: row.max_quantity,
	});
	if (!found) return {};
	const { fromQuantity, endsOn } = found;
	return { multiBuy: { fromQuantity, ...priceOf(soldBy, found.price), ...(endsOn && { endsOn }) } };
}

type SoldColumns = Pick<ProductRow, 'sold_by' | 'net_content' | 'step_grams'>;

export function soldByOf(row: SoldColumns): SoldBy {
	if (row.sold_by === 'piece') return { kind: 'piece', netContent: row.net_content };
	return { kind: row.sold_by, grams: row.step_grams ?? 1000 };
}

function promotionOf(row: ProductRow) {
	const { promotion_cents, starts_on, ends_on } = row;
	if (promotion_cents === null || starts_on === null || ends_on === null) return null;
	return { price: cents(promotion_cents), startsOn: starts_on, endsOn: ends_on };
}

function conditionalOf(row: ProductRow): ConditionalPrice | null {
	const { conditional_cents, conditional_starts_on, conditional_ends_on } = row;
	if (conditional_cents === null || !conditional_starts_on || !conditional_ends_on) return null;
	return {
		...{ price: cents(conditional_cents), fromQuantity: row.conditional_quantity },
		...{ startsOn: conditional_starts_on, endsOn: conditional_ends_on },
	};
}
