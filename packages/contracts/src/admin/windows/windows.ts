import { z } from 'zod';
import { DistributionType } from '../../fulfilment/address.ts';
import { Version } from '../access.ts';
import { Undo } from '../undo/undo.ts';

const cents = z.int().min(0).max(100_000).describe('Cents of the shop’s currency');
const day = z.iso.date().describe('Calendar day of the shop');

/** Whose windows: a picking unit that delivers, or a store. */
export const ScheduleKey = z.object({
	distributionType: DistributionType,
	appointableId: z.string().min(1).max(80),
});
export type ScheduleKey = z.infer<typeof ScheduleKey>;

export const Schedule = ScheduleKey.extend({
	name: z.string().describe('Of the store; units are called by their id'),
	templates: z.int().describe('How many there are'),
});
export type Schedule = z.infer<typeof Schedule>;

/** What staff decide about a window or a template. */
export const WindowTerms = z.object({
	capacity: z.int().min(0).max(10_000).describe('Places'),
	fee: cents.nullable().describe('Null: shown, but cannot be ordered'),
	leadMinutes: z.int().min(0).max(20_160).describe('The cut-off is that long before the start'),
	greenReduction: cents.describe('Off the fee where a van passes by anyway'),
});
export type WindowTerms = z.infer<typeof WindowTerms>;

export const DeskWindow = WindowTerms.extend({
	...ScheduleKey.shape,
	windowId: z.uuid(),
	version: Version,
	day,
	start: z.iso.datetime(),
	end: z.iso.datetime(),
	startTime: z.string().describe('Local time, `08:00`'),
	endTime: z.string(),
	cutOffAt: z.iso.datetime(),
	isPastCutOff: z.boolean(),
	taken: z.int().describe('Places of orders and of carts'),
	held: z.int().describe('Of them, places of carts'),
	closedReason: z.string().nullable().describe('Null while it takes orders'),
	extraPlaces: z.int().describe('More than its template says; negative for fewer'),
});
export type DeskWindow = z.infer<typeof DeskWindow>;

export const WindowWeek = z.object({
	schedule: Schedule,
	currency: z.string(),
	from: day.describe('A Monday'),
	today: day,
	windows: z.array(DeskWindow).describe('Of seven days, by start'),
});
export type WindowWeek = z.infer<typeof WindowWeek>;

export const WindowOrder = z.object({
	orderNumber: z.string(),
	name: z.string(),
	postalCode: z.string(),
});
export type WindowOrder = z.infer<typeof WindowOrder>;

export const DeskWindowDetails = DeskWindow.extend({
	template: z
		.object({
			templateId: z.string(),
			weekdays: z.array(z.int()).describe('Monday is 1'),
			windows: z.int().describe('To come, that a change of the template changes'),
			weekdayWindows: z.int().describe('Of them, on this weekday from this day on'),
		})
		.nullable()
		.describe('What planned it; null for a window of its own'),
	orders: z.array(WindowOrder).describe('The first few, by number'),
	orderCount: z.int(),
});
export type DeskWindowDetails = z.infer<typeof DeskWindowDetails>;

/** The answer to closing and opening it. */
export const ChangedDeskWindow = DeskWindowDetails.extend({ undo: Undo });
export type ChangedDeskWindow = z.infer<typeof ChangedDeskWindow>;

/** What a change applies to: one window, this weekday from its day on, or all of its template. */
export const WindowScope = z.enum(['window', 'weekday', 'template']);
export type WindowScope = z.infer<typeof WindowScope>;

export const WindowChange = z.strictObject({
	version: Version,
	scope: WindowScope,
	...WindowTerms.shape,
});

export const WindowOutcome = z.object({
	window: DeskWindowDetails,
	undo: Undo.nullable().describe('Null where the change was of more than one window'),
	changed: z.int().describe('Windows, with this one'),
	kept: z
		.int()
		.describe('Windows that keep their terms: they have more orders than the new places'),
});
export type WindowOutcome = z.infer<typeof WindowOutcome>;

export const Reason = z.string().trim().min(1).max(120);
