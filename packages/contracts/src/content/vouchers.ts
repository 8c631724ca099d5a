import { z } from 'zod';
import { Line, OptionalImage, OptionalProse, Slug } from './blocks/primitives.ts';

/** Stands in for a SKU in carts, which are shorter than other slugs. */
export const ArticleId = Slug.max(32);
export const PromotionId = z.string().regex(/^[\w-]{1,60}$/);

/** The names of the service types in vouchers; carts and addresses have their own. */
export const VoucherServiceType = z.enum(['Delivery', 'Click & Collect']);
export type VoucherServiceType = z.infer<typeof VoucherServiceType>;

const AutomaticRedemption = z.enum(['Always', 'First orders']);

const MAX_CENTS = 100_00;

const content = {
	title: Line,
	text: OptionalProse,
	image: OptionalImage,
	validFrom: z.iso.date().nullable().default(null),
	validUntil: z.iso.date().nullable().default(null),
	/** Either an amount or a percentage. */
	discountCents: z.int().min(1).max(MAX_CENTS).nullable().default(null),
	discountPercent: z.int().min(1).max(100).nullable().default(null),
	minOrderValueCents: z
		.int()
		.min(1)
		.max(10 * MAX_CENTS)
		.nullable()
		.default(null),
	fineprint: OptionalProse,
};
/** Null: shoppers add the voucher themselves. */
const automaticRedemption = AutomaticRedemption.nullable().default(null);
/** None means all. */
const serviceTypes = z.array(VoucherServiceType).max(2).default([]);
/** Scanned at the till. */
const barcode = z
	.string()
	.regex(/^\d{13}$/)
	.nullable()
	.default(null);

/** A voucher as editors write it; its key is the article number. */
export const VoucherContent = z
	.strictObject({
		...content,
		type: z.enum(['personal', 'general-online', 'general-offline']),
		/** Which members get a personal voucher. */
		promotionId: PromotionId.nullable().default(null),
		automaticRedemption,
		serviceTypes,
		barcode,
	})
	.refine(
		({ discountCents, discountPercent }) => (discountCents === null) !== (discountPercent === null),
		{
			path: ['discountCents'],
			message: 'Either an amount or a percentage',
		},
	)
	.refine(({ type, promotionId }) => (type === 'personal') === (promotionId !== null), {
		path: ['promotionId'],
		message: 'Personal vouchers have a promotion, others have none',
	});
export type VoucherContent = z.infer<typeof VoucherContent>;

const voucher = {
	articleId: ArticleId.describe('Adds the voucher to a cart, in place of a SKU'),
	...content,
	barcode,
};

export const PersonalVoucher = z.object({
	...voucher,
	type: z.literal('personal'),
	promotionId: PromotionId,
});
export type PersonalVoucher = z.infer<typeof PersonalVoucher>;

export const GeneralVoucher = z.object({
	...voucher,
	type: z.enum(['general-online', 'general-offline']),
	ecommerceAutomaticRedemption: automaticRedemption,
	ecommerceLimitAutomaticRedemptionToServiceTypes: serviceTypes,
});
export type GeneralVoucher = z.infer<typeof GeneralVoucher>;
