import {
	MAX_PROMOTION_PRICES,
	priceProblems,
	promotionKinds,
	promotionStates,
} from '@korb/domain/pricing/promotion-states';
import { z } from 'zod';
import { BaseUnit } from '../../catalogue/catalogue-feed.ts';
import { Version } from '../access.ts';
import { Region } from '../assortment/assortment.ts';

const cents = z.int().describe('Cents of the shop’s currency');

export const PromotionState = z.enum(promotionStates);

const PromotionPrice = z.strictObject({
	sku: z.string().regex(/^[A-Za-z0-9-]{3,32}$/),
	region: Region,
	priceCents: cents
		.min(1)
		.max(100_000_00)
		.nullable()
		.describe(
			'Of one piece; of one kilogram for products sold by weight. Null in a draft whose prices follow from the regular ones',
		),
});
export type PromotionPrice = z.infer<typeof PromotionPrice>;

const prices = z
	.array(PromotionPrice)
	.max(MAX_PROMOTION_PRICES)
	.refine((all) => new Set(all.map(({ sku, region }) => `${sku} ${region}`)).size === all.length, {
		error: 'a product has one price per region',
	});
const PercentOff = z
	.int()
	.min(1)
	.max(90)
	.nullable()
	.describe('Off the regular price of each region');
const MultiBuy = z
	.strictObject({
		fromQuantity: z.int().min(2).max(99),
		payQuantity: z
			.int()
			.min(1)
			.max(98)
			.nullable()
			.describe('“3 for 2”: what so many cost, divided by `fromQuantity` and rounded down'),
	})
	.refine(({ fromQuantity, payQuantity }) => (payQuantity ?? 0) < fromQuantity, {
		error: 'is no advantage',
		path: ['payQuantity'],
	})
	.nullable()
	.describe('From so many pieces of a line item on, each costs its price');
type Plan = {
	percentOff: number | null;
	isForMembers: boolean;
	multiBuy: z.infer<typeof MultiBuy>;
	prices: PromotionPrice[];
};
const isPriced = ({ percentOff, multiBuy, prices: all }: Plan) => {
	const isComputed = percentOff !== null || (multiBuy?.payQuantity ?? null) !== null;
	return all.every(({ priceCents }) => (priceCents === null) === isComputed);
};
const priced = { error: 'has prices, or what they follow from', path: ['prices'] };
const isOneKind = ({ percentOff, isForMembers, multiBuy }: Plan) =>
	multiBuy === null || (percentOff === null && !isForMembers);
const oneKind = { error: 'is for everybody, and has no percentage', path: ['multiBuy'] };
const IsForMembers = z
	.boolean()
	.describe('Members alone pay its prices; everybody else pays what they pay without it');
const input = {
	name: z.string().trim().min(1).max(80).describe('For staff only'),
	startsOn: z.iso.date(),
	endsOn: z.iso.date().describe('The last day'),
	percentOff: PercentOff.default(null),
	isForMembers: IsForMembers.default(false),
	multiBuy: MultiBuy.default(null),
	prices,
};
const isForward = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
	startsOn <= endsOn;
const forward = { error: 'ends before it starts', path: ['endsOn'] };

export const NewPromotion = z
	.strictObject(input)
	.refine(isForward, forward)
	.refine(isPriced, priced)
	.refine(isOneKind, oneKind);
export type NewPromotion = z.infer<typeof NewPromotion>;
export const PromotionChange = z
	.strictObject({ version: Version, ...input })
	.refine(isForward, forward)
	.refine(isPriced, priced)
	.refine(isOneKind, oneKind);
export type PromotionChange = z.infer<typeof PromotionChange>;

export const PromotionSummary = z.object({
	promotionId: z.uuid(),
	version: Version,
	name: z.string(),
	kind: z.enum(promotionKinds),
	percentOff: PercentOff,
	isForMembers: IsForMembers,
	multiBuy: MultiBuy,
	state: PromotionState,
	startsOn: z.iso.date(),
	endsOn: z.iso.date(),
	products: z.int(),
	regions: z.array(z.string()),
	percent: z
		.object({ from: z.int(), to: z.int() })
		.nullable()
		.describe('Below the regular prices of today; null without products'),
});
export type PromotionSummary = z.infer<typeof PromotionSummary>;

export const PromotionList = z.object({
	today: z.iso.date().describe('Of the shop'),
	promotions: z.array(PromotionSummary),
	next: z.string().nullable().describe('`after` of the next page; null on the last one'),
});
export type PromotionList = z.infer<typeof PromotionList>;

export const Promotion = PromotionSummary.extend({ prices: z.array(PromotionPrice) });
export type Promotion = z.infer<typeof Promotion>;

export const PromotionCheckInput = z
	.strictObject({
		promotionId: z.uuid().nullable().describe('Its own prices are in nobody’s way'),
		startsOn: z.iso.date(),
		percentOff: PercentOff.default(null),
		isForMembers: IsForMembers.default(false),
		multiBuy: MultiBuy.default(null),
		prices,
	})
	.refine(isPriced, priced)
	.refine(isOneKind, oneKind);
export type PromotionCheckInput = z.infer<typeof PromotionCheckInput>;

const CheckedPrice = PromotionPrice.extend({
	nowCents: cents.nullable().describe('The regular price; null where it is not offered'),
	lowest30DaysCents: cents.nullable().describe('Of the 30 days before; null: none is known'),
	reductionPercent: z
		.int()
		.nullable()
		.describe(
			'What the shop announces; null: nothing, as with every member price. Of several pieces, below the price of one',
		),
	unitCents: cents.nullable().describe('Of one base unit; null where it is not offered'),
	marginPercent: z.number().nullable().describe('Null where the feed has sent no cost price'),
	problem: z.enum(priceProblems).nullable().describe('Why it cannot be published'),
});
export type CheckedPrice = z.infer<typeof CheckedPrice>;

export const PromotionCheck = z.object({
	currency: z.string(),
	today: z.iso.date(),
	products: z.array(
		z.object({
			sku: z.string(),
			name: z.string(),
			brand: z.string().nullable(),
			contentText: z.string(),
			baseUnit: BaseUnit,
			pictureBase: z.string(),
			isWeighed: z.boolean(),
			prices: z.array(CheckedPrice),
		}),
	),
	unknownSkus: z.array(z.string()),
	lastWeek: z
		.object({
			orders: z
				.int()
				.describe('Of the last seven days, without cancelled ones; of members if it is for them'),
			touched: z.int().describe('With a product that would have been cheaper'),
			costCents: cents.describe('What these would have cost less'),
			belowFreeDelivery: z.int().describe('That would have lost free delivery'),
		})
		.describe('The same orders at the new prices'),
});
export type PromotionCheck = z.infer<typeof PromotionCheck>;
