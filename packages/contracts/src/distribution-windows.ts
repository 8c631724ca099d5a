import { z } from 'zod';
import { AddressInput, DistributionType } from './address.ts';
import { problem } from './errors.ts';

/**
 * `few`: the last places, `remaining` says how many. `full`: a place may come free again.
 * `closed`: the cut-off has passed. `unpriced`: nobody has set a fee yet. `dearer`: costs more than
 * was agreed on for an order that wants to move.
 */
export const WindowState = z.enum(['free', 'few', 'full', 'closed', 'unpriced', 'dearer']);
export type WindowState = z.infer<typeof WindowState>;

/** What is wrong with a chosen window, as cart validation says it. */
export const WindowCode = z.enum(['008', '022', '023', '029', '140', '141']);
export type WindowCode = z.infer<typeof WindowCode>;

/** What is wrong with where the order should go. */
export const LocationCode = z.enum(['005', '130', '131', '132']);
export type LocationCode = z.infer<typeof LocationCode>;

/** A time in which an order is delivered or can be collected, as seen from one address. */
export const DistributionWindow = z.object({
	id: z.uuid(),
	start: z.iso.datetime(),
	end: z.iso.datetime(),
	distributionType: DistributionType,
	/** The picking unit that delivers, or the store. */
	appointableId: z.string(),
	/** Calendar day and clock of the shop, ready to be shown. */
	day: z.iso.date(),
	startTime: z.string(),
	endTime: z.string(),
	/** Until then it can be chosen and ordered. */
	cutOff: z.iso.datetime(),
	state: WindowState,
	/** Whether it can be chosen now: `free` or `few`. */
	available: z.boolean(),
	/** Only for the last places. */
	remaining: z.int().nullable(),
	/** Cents; what this address pays, a green window's reduction taken off. */
	fee: z.int().nullable(),
	/** Cents; before that reduction. */
	regularFee: z.int().nullable(),
	/** A van is in the neighbourhood anyway. */
	isGreen: z.boolean(),
});
export type DistributionWindow = z.infer<typeof DistributionWindow>;

/** A place kept for a cart. */
export const WindowHold = z.object({
	expiresAt: z.iso.datetime(),
	window: DistributionWindow,
});
export type WindowHold = z.infer<typeof WindowHold>;

const coordinate = (limit: number) => z.coerce.number().min(-limit).max(limit).optional();

/** Whose windows: of a store, of a picking unit, or of whoever delivers to an address. */
export const WindowQuery = z.object({
	distributionType: DistributionType,
	/** Needed to collect; for a delivery the address tells, where it is given. */
	appointableId: z.string().min(1).max(60).optional(),
	streetName: z.string().max(255).optional(),
	streetNumber: z.string().max(40).optional(),
	postalCode: z.string().max(10).optional(),
	country: z.string().max(60).optional(),
	city: z.string().max(60).optional(),
	latitude: coordinate(90),
	longitude: coordinate(180),
});
export type WindowQuery = z.infer<typeof WindowQuery>;

export const getEarliestWindow = {
	tags: ['capacity'],
	summary: 'The earliest window that still has a place; 404 when there is none',
	querystring: WindowQuery,
	response: { 200: DistributionWindow, ...problem },
};

export const WindowList = z.object({
	/** Where the windows belong to; empty when nobody delivers there. */
	appointableId: z.string().nullable(),
	deliveryAreaNumber: z.string().nullable(),
	timeZone: z.string(),
	/** In the order of their start; days of the shop without a window are missing. */
	days: z.array(z.object({ day: z.iso.date(), windows: z.array(DistributionWindow) })),
});
export type WindowList = z.infer<typeof WindowList>;

export const listWindows = {
	tags: ['capacity'],
	summary: 'Every window of the next days, full and closed ones too',
	querystring: WindowQuery.extend({ days: z.coerce.number().int().min(1).max(14).default(14) }),
	response: { 200: WindowList, ...problem },
};

export const postCapacity = {
	tags: ['capacity'],
	summary: 'Which windows could take these articles to this address',
	querystring: z.object({ timeSlotId: z.uuid().optional() }),
	body: z.object({
		skus: z.array(z.string().min(1).max(60)).max(200).default([]),
		distributionAddress: AddressInput,
	}),
	response: {
		200: z.object({
			windows: z.array(DistributionWindow),
			/** Not to be had where these windows are picked. */
			unavailableSkus: z.array(z.string()),
		}),
		...problem,
	},
};
