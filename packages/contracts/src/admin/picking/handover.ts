import { z } from 'zod';
import { DistributionType } from '../../fulfilment/address.ts';
import { OrderCrate } from './picking.ts';

export const HandoverCrate = OrderCrate.extend({ isLoaded: z.boolean() });

export const HandoverOrder = z.object({
	orderNumber: z.string(),
	name: z.string(),
	address: z.string().nullable().describe('Null: the shopper collects the order'),
	minimumAge: z.int().nullable().describe('Whoever receives it has to show an ID'),
	crates: z.array(HandoverCrate).describe('None of orders that another system has packed'),
});
export type HandoverOrder = z.infer<typeof HandoverOrder>;

export const HandoverWindow = z.object({
	windowId: z.uuid(),
	unit: z.string(),
	distributionType: DistributionType,
	window: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }),
	orders: z
		.array(HandoverOrder)
		.describe('Packed ones: deliveries by postal code, collections by name'),
	unpackedCount: z.int().describe('Orders of the window that are not packed yet'),
});
export type HandoverWindow = z.infer<typeof HandoverWindow>;

export const Handover = z.object({ windows: z.array(HandoverWindow).describe('Earliest first') });
export type Handover = z.infer<typeof Handover>;
