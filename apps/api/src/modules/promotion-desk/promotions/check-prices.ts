import type { CheckedPrice, PromotionPrice } from '@korb/contracts/admin/promotions/promotions';
import { multiBuyPercent, priceOfBundle } from '@korb/domain/pricing/conditional-price';
import { type Cents, cents } from '@korb/domain/pricing/money';
import { percentOff } from '@korb/domain/pricing/percent-off';
import {
	addDays,
	findReduction,
	lowestPriceBefore,
	type Reduction,
} from '@korb/domain/pricing/prices';
import { findPriceProblem } from '@korb/domain/pricing/promotion-problems';
import { priceOf } from '@korb/domain/pricing/unit-price';
import type { Tx } from '../../../db/schema.ts';
import { soldByOf } from '../../catalogue/index.ts';
import type { StaffContext } from '../../staff/index.ts';
import { listOfferFacts, type OfferFacts } from './check-promotion.sql.ts';
import { todayOf } from './read-promotions.service.ts';

type Plan = {
	promotionId: string | null;
	startsOn: string;
	/** Of the regular price; null where each price is given. */
	percentOff: number | null;
	isForMembers: boolean;
	multiBuy: { fromQuantity: number; payQuantity: number | null } | null;
	prices: PromotionPrice[];
};

/** What the shop would show of each price, and why it cannot be published. */
export async function checkPrices(
	tx: Tx,
	ctx: StaffContext,
	{ prices, ...plan }: Plan,
): Promise<CheckedPrice[]> {
	const today = todayOf(ctx);
	const { country } = ctx.tenant.config.clientRuntimeConfig;
	const facts = await listOfferFacts(tx, { tenantId: ctx.me.tenantId, country, today }, prices);
	const found = new Map(facts.map((each) => [`${each.sku} ${each.region}`, each]));
	return prices.map((price) =>
		check(price, found.get(`${price.sku} ${price.region}`), { ...plan, today }),
	);
}

type Terms = Omit<Plan, 'prices'> & { today: string };

function check(price: PromotionPrice, offer: OfferFacts | undefined, plan: Terms): CheckedPrice {
	if (!offer) {
		return {
			...{ ...price, nowCents: null, lowest30DaysCents: null, reductionPercent: null },
			...{ marginPercent: null, unitCents: null, problem: 'notOffered' },
		};
	}
	const past = pastOf(offer, plan);
	const priceCents = plannedPrice(price, offer, plan);
	const reduction = findReduction(priceCents, plan.startsOn, past);
	const { isForMembers, multiBuy } = plan;
	const problem = findPriceProblem(
		{ price: priceCents, isForMembers, fromQuantity: multiBuy?.fromQuantity ?? null },
		{
			...factsOf(offer),
			isReduction: reduction !== null,
			isTaken: isTaken(offer, plan),
		},
	);
	return {
		...price,
		priceCents,
		nowCents: offer.price_cents,
		lowest30DaysCents: lowestPriceBefore(plan.startsOn, past),
		reductionPercent: announcedOf({ ...plan, priceCents, reduction }, offer),
		unitCents: priceOf(soldByOf(offer), priceCents).unitPrice,
		marginPercent: marginOf(priceCents, offer),
		problem,
	};
}

function plannedPrice(price: PromotionPrice, offer: OfferFacts, plan: Terms): Cents {
	if (price.priceCents !== null) return cents(price.priceCents);
	const regular = cents(offer.price_cents);
	const { fromQuantity, payQuantity = null } = plan.multiBuy ?? {};
	return fromQuantity !== undefined && payQuantity !== null
		? priceOfBundle(regular, { fromQuantity, payQuantity })
		: percentOff(regular, plan.percentOff ?? 0);
}

function factsOf(offer: OfferFacts) {
	const { multi_buy_quantity: fromQuantity, multi_buy_cents: multiBuyCents } = offer;
	return {
		regular: cents(offer.price_cents),
		member: offer.loyalty_cents === null ? null : cents(offer.loyalty_cents),
		multiBuy:
			fromQuantity === null || multiBuyCents === null
				? null
				: { fromQuantity, price: cents(multiBuyCents) },
		isWeighed: offer.sold_by !== 'piece',
		maxQuantity: offer.max_quantity,
	};
}

type Announced = Terms & { priceCents: Cents; reduction: Reduction | null };

function announcedOf(plan: Announced, offer: OfferFacts): number | null {
	if (plan.isForMembers) return null;
	if (plan.multiBuy) return multiBuyPercent(plan.priceCents, offer.price_cents);
	return plan.reduction?.percent ?? null;
}

/** A promotion that ends before this one starts leaves the regular price behind it. */
function pastOf(offer: OfferFacts, { startsOn, today }: Terms) {
	const past = offer.history.map(({ priceCents, ...entry }) => ({
		...entry,
		price: cents(priceCents),
	}));
	const after = offer.ends_on === null ? null : addDays(offer.ends_on, 1);
	if (after !== null && after > today && after < startsOn) {
		past.push({ from: after, until: null, price: cents(offer.price_cents), isReduced: false });
	}
	return past.filter(({ from }) => from < startsOn);
}

/** An offer refers to one promotion at a time, for everybody or for members. */
function isTaken(offer: OfferFacts, { promotionId, today }: Terms): boolean {
	return [
		{ endsOn: offer.ends_on, id: offer.promotion_id },
		{ endsOn: offer.conditional_ends_on, id: offer.conditional_promotion_id },
	].some(({ endsOn, id }) => endsOn !== null && endsOn >= today && (!id || id !== promotionId));
}

/** Of the price without VAT; costs have none. One decimal. */
function marginOf(priceCents: number, { cost_cents: cost, vat_basis_points: vat }: OfferFacts) {
	if (cost === null) return null;
	const net = (priceCents * 10_000) / (10_000 + (vat ?? 0));
	return Math.round(((net - cost) * 1000) / net) / 10;
}
