import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { Address, Position } from './address.ts';
import { DistributionWindow } from './distribution-windows.ts';
import * as paths from './fulfilment-paths.ts';

/** A delivery area and its picking units. A place that is not served has no number. */
export const DeliveryArea = z.object({
	deliveryAreaNumber: z.string().nullable(),
	name: z.string().nullable(),
	/** The first one is the region whose assortment and prices apply. */
	pickingUnitIds: z.array(z.string()),
});
export type DeliveryArea = z.infer<typeof DeliveryArea>;

const coordinate = (limit: number) => z.coerce.number().min(-limit).max(limit);
export const PositionQuery = z.object({ latitude: coordinate(90), longitude: coordinate(180) });

export const getDeliveryArea = {
	...at(paths.getDeliveryArea),
	tags: ['distribution'],
	summary: 'Returns the area of a postal code; without one, of the shopper’s region',
	querystring: z.object({ postalCode: z.string().trim().min(1).max(10).optional() }),
	response: { 200: DeliveryArea, ...problem },
};

export const getDefaultDeliveryArea = {
	...at(paths.getDefaultDeliveryArea),
	tags: ['distribution'],
	summary: 'Returns the default area, used until an address is known',
	response: { 200: DeliveryArea, ...problem },
};

export const getIntersectingDeliveryArea = {
	...at(paths.getIntersectingDeliveryArea),
	tags: ['distribution'],
	summary: 'Returns the area that contains a position',
	querystring: PositionQuery,
	response: { 200: DeliveryArea, ...problem },
};

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** One opening interval of a weekday; a lunch break splits a day into two. */
export const OpeningHours = z.object({
	weekday: z.int().min(1).max(7).describe('1 is Monday'),
	opens: clock,
	closes: clock,
});
export type OpeningHours = z.infer<typeof OpeningHours>;

export const CheckoutStore = z.object({
	storeId: z.string(),
	name: z.string(),
	address: Address,
	position: Position,
	distributionType: z.literal('CLICK_AND_COLLECT'),
	pickingUnitIds: z.array(z.string()),
	openingHours: z.array(OpeningHours),
	/** Days on which the store is closed. */
	closedOn: z.array(z.iso.date()),
	isOpen: z.boolean(),
	/** When that changes next, within the coming week. */
	changesAt: z.iso.datetime().nullable(),
	/** Straight-line distance, if the query has a position. */
	distanceMeters: z.int().nullable(),
	earliestWindow: DistributionWindow.nullable(),
});
export type CheckoutStore = z.infer<typeof CheckoutStore>;

/** The store finder response; whether a store is open depends on the reader's clock. */
export const Store = CheckoutStore.pick({
	storeId: true,
	name: true,
	address: true,
	position: true,
	openingHours: true,
	closedOn: true,
	distanceMeters: true,
});
export type Store = z.infer<typeof Store>;

export const listStores = {
	...at(paths.listStores),
	tags: ['distribution'],
	summary: 'Lists stores, nearest first, or those whose name or address contains every word',
	querystring: PositionQuery.partial().extend({ q: z.string().trim().max(100).default('') }),
	response: { 200: z.object({ total: z.int(), results: z.array(Store) }), ...problem },
};

export const getStore = {
	...at(paths.getStore),
	errors: ['not_found'] as const,
	tags: ['distribution'],
	summary: 'Returns a store',
	params: z.object({ id: z.string().min(1).max(100) }),
	response: { 200: Store, ...problem },
};

export const listCheckoutStores = {
	...at(paths.listCheckoutStores),
	tags: ['distribution'],
	summary: 'Lists the stores where orders can be collected, nearest first',
	querystring: PositionQuery.partial(),
	response: {
		200: z.object({
			total: z.int(),
			count: z.int(),
			offset: z.int(),
			results: z.array(CheckoutStore),
		}),
		...problem,
	},
};
