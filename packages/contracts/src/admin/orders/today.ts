import { z } from 'zod';

const cents = z.int().describe('Cents of the shop’s currency');

/** Placed since midnight of the shop, without cancelled orders; `before` is a week ago, up to the same minute. */
const figure = (value: z.ZodType<number>) => z.object({ now: value, before: value });

export const WindowProgress = z.object({
	unit: z.string().nullable().describe('Null: collection, all stores together'),
	capacity: z.int(),
	held: z.int().describe('Places reserved for carts'),
	placed: z.int(),
	picking: z.int(),
	picked: z.int(),
	onItsWay: z.int(),
	delivered: z.int(),
});
export type WindowProgress = z.infer<typeof WindowProgress>;

export const TodayWindow = z.object({
	start: z.iso.datetime(),
	end: z.iso.datetime(),
	cutOffAt: z.iso.datetime(),
	units: z.array(WindowProgress),
});
export type TodayWindow = z.infer<typeof TodayWindow>;

/** Of an hour of the shop's day; add-ons count, cancelled orders do not. */
export const OrdersOfHour = z.object({
	hour: z.int().min(0).max(23),
	now: z.int().nullable().describe('Null for hours to come'),
	before: z.int().describe('A week ago, all of the hour'),
});
export type OrdersOfHour = z.infer<typeof OrdersOfHour>;

/** Worst first: money, then people who wait, then other systems. */
export const needKinds = [
	'refundDeclined',
	'paymentUnsettled',
	'orderLate',
	'webhookUndelivered',
] as const;

export const Need = z.object({
	kind: z.enum(needKinds),
	orderNumber: z.string(),
	since: z.iso.datetime(),
	amount: cents.nullable(),
});
export type Need = z.infer<typeof Need>;

export const Today = z.object({
	currency: z.string(),
	figures: z.object({
		orders: figure(z.int()),
		revenue: figure(cents),
		lines: figure(z.int()).describe('Packed line items'),
		missing: figure(z.int()).describe('Of them, not delivered'),
		substituted: figure(z.int()).describe('Of them, replaced'),
		delivered: figure(z.int()).describe('Deliveries of windows that started since midnight'),
		onTime: figure(z.int()).describe('Of them, no later than the end of their window'),
	}),
	hours: z.array(OrdersOfHour).describe('Orders placed, by hour'),
	windows: z.array(TodayWindow).describe('That start today, by time'),
	needs: z.array(Need).describe('What nobody but a person can solve, by severity, then age'),
});
export type Today = z.infer<typeof Today>;
