import { z } from 'zod';
import { Order } from './orders.ts';

/** An event of an order's lifecycle. */
export const OrderEvent = z.object({
	type: z.enum([
		'order.placed',
		'order.moved',
		'order.cancelled',
		'order.picking',
		'order.picked',
		'order.on_its_way',
		'order.delivered',
		'order.withdrawn',
		'order.refunded',
	]),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

/** The signed webhook payload: the order as of sending. */
export const OrderNotice = OrderEvent.extend({
	timestamp: z.iso.datetime().describe('When it happened'),
	data: z.object({ tenantId: z.string(), order: Order.omit({ token: true }) }),
});
export type OrderNotice = z.infer<typeof OrderNotice>;
