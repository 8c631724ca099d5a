import { z } from 'zod';

const cents = z.int().describe('Cents of the shop’s currency');
const Days = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Of the period, and of the one before it. */
const figure = (value: z.ZodType<number>) => z.object({ now: value, before: value });

const Report = Days.extend({
	before: Days.describe('As many weeks before, so that weekdays are the same'),
	countedUntil: z.iso.date().nullable().describe('The last day that was counted'),
});

const revenue = figure(cents).describe('Of orders placed, without cancelled ones; as packed');
const packed = {
	lines: figure(z.int()).describe('Packed line items'),
	missing: figure(z.int()).describe('Of them, not delivered'),
	substituted: figure(z.int()).describe('Of them, replaced'),
};
const deliveries = {
	delivered: figure(z.int()).describe('Deliveries of windows that started in the period'),
	onTime: figure(z.int()).describe('Of them, no later than the end of their window'),
};

export const SalesReport = Report.extend({
	currency: z.string(),
	figures: z.object({ orders: figure(z.int()), revenue }),
	days: z
		.array(z.object({ day: z.iso.date(), orders: figure(z.int()), revenue: figure(cents) }))
		.describe('`before` is the same weekday of the period before'),
	categories: z
		.array(z.object({ slug: z.string(), name: z.string(), revenue: figure(cents) }))
		.describe(
			'Top categories by revenue of their line items, without deposits, fees and discounts',
		),
});
export type SalesReport = z.infer<typeof SalesReport>;

export const ServiceReport = Report.extend({
	currency: z.string(),
	figures: z.object({
		...packed,
		...deliveries,
		revenue,
		refunded: figure(cents).describe('Given back for orders placed in the period'),
	}),
});
export type ServiceReport = z.infer<typeof ServiceReport>;

export const MissingProduct = z.object({
	sku: z.string(),
	name: z.string(),
	brand: z.string().nullable(),
	picture: z.string().nullable().describe('Null for products that are no longer in the feed'),
	lines: z.int().describe('Packed line items'),
	missing: z.int(),
	substituted: z.int(),
	lost: cents.describe('Ordered, but not billed'),
});
export type MissingProduct = z.infer<typeof MissingProduct>;

export const PickingReport = Report.extend({
	currency: z.string(),
	figures: z.object(packed),
	days: z.array(
		z.object({ day: z.iso.date(), lines: z.int(), missing: z.int(), substituted: z.int() }),
	),
	products: z.array(MissingProduct).describe('Most often missing first, twenty at most'),
});
export type PickingReport = z.infer<typeof PickingReport>;

export const WindowUse = z.object({
	weekday: z.int().min(1).max(7).describe('Monday is 1'),
	starts: z.string().describe('Local time, `08:00`'),
	ends: z.string(),
	capacity: z.int(),
	taken: z.int().describe('Orders without add-ons'),
});
export type WindowUse = z.infer<typeof WindowUse>;

export const WindowsReport = Report.extend({
	figures: z.object(deliveries),
	windows: z.array(WindowUse).describe('Of deliveries, by weekday and time'),
});
export type WindowsReport = z.infer<typeof WindowsReport>;

export const SearchReport = Report.omit({ countedUntil: true }).extend({
	misses: z
		.array(z.object({ term: z.string(), times: z.int(), lastDay: z.iso.date() }))
		.describe('Searches without a result in the whole shop, most frequent first, fifty at most'),
});
export type SearchReport = z.infer<typeof SearchReport>;

export const ReportSubscription = z.strictObject({
	isSubscribed: z.boolean().describe('By email, on Monday morning, with what the role includes'),
});
export type ReportSubscription = z.infer<typeof ReportSubscription>;
