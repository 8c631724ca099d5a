import { z } from 'zod';
import { OptionalImage } from '../content/blocks/primitives.ts';

/** Other values may follow; only `Authenticated` counts as confirmed. */
const AuthenticationStatus = z.enum(['Authenticated', 'NotAuthenticated']);

export const LoyaltyPool = z.object({
	poolId: z.string().max(100),
	tags: z.array(z.string().max(100)).max(20),
	value: z.int(),
});

export const LoyaltyMemberInformation = z.object({
	mpCardId: z.string().describe('The number of the card, an EAN-13'),
	loyalityMemberId: z.string(),
	joeAuthenticationStatus: AuthenticationStatus,
	pools: z.array(LoyaltyPool),
	promotions: z.array(
		z.object({
			promotionId: z.string(),
			isActivated: z.boolean().describe('Only an activated voucher is redeemed'),
		}),
	),
	vouchers: z.array(z.object({ id: z.string() })),
	joinedOn: z.iso.date(),
	isPersonalised: z.boolean().describe('Whether purchases may be used to choose vouchers'),
});
export type LoyaltyMemberInformation = z.infer<typeof LoyaltyMemberInformation>;

/** One card; callers use the first of the list. */
export const CardInfo = z.object({
	id: z.string().describe('The number of the card'),
	barcodeImage: z.string().describe('An SVG as a data URL'),
	text: z.string().nullable().describe('The number as it is printed below the bars'),
});
export type CardInfo = z.infer<typeof CardInfo>;

export const CardOrderability = z.enum(['CanBeOrdered', 'IsOrdered', 'CanNotBeOrdered']);
export type CardOrderability = z.infer<typeof CardOrderability>;

/** A voucher of the programme, for the till. */
export const JoeVoucher = z.object({
	id: z.string(),
	name: z.string(),
	voucherType: z.enum(['amount', 'percent']),
	contentType: z.literal('coupon'),
	onlineDescription: z.string(),
	validFrom: z.iso.date().nullable(),
	validUntil: z.iso.date().nullable(),
	coins: z.int().describe('What the voucher costs, in points'),
	barcodeImage: z.string().nullable().describe('An SVG as a data URL'),
	imageSingle: OptionalImage,
	fineprintHeadline: z.string(),
	fineprintText: z.string(),
});
export type JoeVoucher = z.infer<typeof JoeVoucher>;
