import { z } from 'zod';
import { RefundState } from '../order/orders.ts';

const cents = z.int().describe('Cents of the shop’s currency');

export const PassOffer = z.object({
	articleId: z.string().describe('The sku that puts it into the cart'),
	price: cents.describe('With tax'),
	months: z.int().describe('Its term'),
	vatRate: z.number().describe('Percent'),
});
export type PassOffer = z.infer<typeof PassOffer>;

/** The pass that the shop sells. */
export const DeliveryPass = z.object({
	offers: z.array(PassOffer),
	minOrderValue: cents.describe('Deliveries are free from this order value on'),
});
export type DeliveryPass = z.infer<typeof DeliveryPass>;

/** The valid pass of a customer. */
export const OwnDeliveryPass = z.object({
	startDate: z.iso.date().describe('The first day'),
	endDate: z.iso.date().describe('The last day'),
	articleId: z.string(),
	price: cents,
	orderNumber: z.string().describe('The order it was bought with'),
	deliveries: z.int().describe('Deliveries that it has freed of their fee'),
	saved: cents.describe('Their fees'),
	withdrawal: z.object({
		isOpen: z.boolean(),
		lastDay: z.iso.date(),
		refund: cents.describe('If it is withdrawn from today'),
	}),
});
export type OwnDeliveryPass = z.infer<typeof OwnDeliveryPass>;

/** Past deliveries of a customer, to tell whether a pass would pay off. */
export const PastDeliveries = z.object({
	deliveries: z.int(),
	fees: cents.describe('What they cost, or would have without a pass'),
	since: z.iso.date().nullable().describe('The day of the first of them'),
	hasPass: z.boolean().describe('Whether the customer has a valid pass'),
});
export type PastDeliveries = z.infer<typeof PastDeliveries>;

/** Names the pass: a repeated call cannot reach the next one. */
export const PassWithdrawalRequest = z.strictObject({
	orderNumber: z.string().regex(/^\d{1,15}$/),
});

export const PassWithdrawal = z.object({
	refund: cents,
	state: z
		.enum([...RefundState.options, 'notCharged'])
		.describe('`notCharged`: the order is not packed yet, and will be charged without this amount'),
});
export type PassWithdrawal = z.infer<typeof PassWithdrawal>;
