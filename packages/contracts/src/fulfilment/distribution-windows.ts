import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { AddressInput, DistributionType } from './address.ts';
import * as paths from './fulfilment-paths.ts';

/**
 * `few`: the last places, `remaining` has their number. `full`: a place may become free again.
 * `closed`: the cut-off has passed. `unpriced`: no fee is set yet. `dearer`: costs more than agreed
 * for an order that is being moved.
 */
export const WindowState = z.enum(['free', 'few', 'full', 'closed', 'unpriced', 'dearer']);
export type WindowState = z.infer<typeof WindowState>;

/** Why a chosen window is invalid, as in cart validation. */
export const WindowCode = z.enum(['008', '022', '023', '029', '140', '141']);
export type WindowCode = z.infer<typeof WindowCode>;

/** Why the location of an order is invalid. */
export const LocationCode = z.enum(['005', '130', '131', '132']);
export type LocationCode = z.infer<typeof LocationCode>;

/** A time window for delivery or collection, as seen from one address. */
export const DistributionWindow = z.object({
	id: z.uuid(),
	start: z.iso.datetime(),
	end: z.iso.datetime(),
	distributionType: DistributionType,
	/** The picking unit that delivers, or the store. */
	appointableId: z.string(),
	/** Calendar day and time in the shop's time zone, ready for display. */
	day: z.iso.date(),
	startTime: z.string(),
	endTime: z.string(),
	/** Can be chosen and ordered until then. */
	cutOff: z.iso.datetime(),
	state: WindowState,
	/** Whether it can be chosen now: `free` or `few`. */
	available: z.boolean(),
	/** Only for the last places. */
	remaining: z.int().nullable(),
	/** Cents; what this address pays, after the reduction of a green window. */
	fee: z.int().nullable(),
	/** Cents; before that reduction. */
	regularFee: z.int().nullable(),
	/** A van is in the neighbourhood anyway. */
	isGreen: z.boolean(),
});
export type DistributionWindow = z.infer<typeof DistributionWindow>;

/** A reserved place for a cart. */
export const WindowHold = z.object({
	expiresAt: z.iso.datetime(),
	window: DistributionWindow,
});
export type WindowHold = z.infer<typeof WindowHold>;

const coordinate = (limit: number) => z.coerce.number().min(-limit).max(limit).optional();

/**
 * Whose windows to list: those of a store, of a picking unit, or of whichever unit delivers to an
 * address.
 */
export const WindowQuery = z.object({
	distributionType: DistributionType,
	/** Required for collection; for delivery it is derived from the address, if given. */
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
	...at(paths.getEarliestWindow),
	errors: ['not_found'] as const,
	tags: ['capacity'],
	summary: 'Returns the earliest window with capacity; 404 if there is none',
	querystring: WindowQuery,
	response: { 200: DistributionWindow, ...problem },
};

export const WindowList = z.object({
	/** The owner of the windows; empty when the address is not served. */
	appointableId: z.string().nullable(),
	deliveryAreaNumber: z.string().nullable(),
	timeZone: z.string(),
	/** In order of their start; days without a window are omitted. */
	days: z.array(z.object({ day: z.iso.date(), windows: z.array(DistributionWindow) })),
});
export type WindowList = z.infer<typeof WindowList>;

export const listWindows = {
	...at(paths.listWindows),
	tags: ['capacity'],
	summary: 'Lists all windows of the next days, including full and closed ones',
	querystring: WindowQuery.extend({ days: z.coerce.number().int().min(1).max(14).default(14) }),
	response: { 200: WindowList, ...problem },
};

export const postCapacity = {
	...at(paths.postCapacity),
	tags: ['capacity'],
	summary: 'Lists the windows that can deliver these products to this address',
	querystring: z.object({ timeSlotId: z.uuid().optional() }),
	body: z.object({
		skus: z.array(z.string().min(1).max(60)).max(200).default([]),
		distributionAddress: AddressInput,
	}),
	response: {
		200: z.object({
			windows: z.array(DistributionWindow),
			/** Unavailable where these windows are picked. */
			unavailableSkus: z.array(z.string()),
		}),
		...problem,
	},
};
