import { orderSorts, orderViews } from '@korb/domain/order/order-list';
import { z } from 'zod';
import { OrderStatus } from '../../order/orders.ts';
import { Version } from '../access.ts';

/** What a view of the list of orders shows, without the search: that names people. */
export const OrderViewInput = z.object({
	name: z.string().trim().min(1).max(40),
	base: z.enum(orderViews),
	status: OrderStatus.nullable(),
	unit: z
		.string()
		.regex(/^[\w-]{1,60}$/)
		.nullable(),
	sort: z.enum(orderSorts),
});
export type OrderViewInput = z.infer<typeof OrderViewInput>;

export const SavedOrderView = OrderViewInput.extend({
	viewId: z.uuid(),
	version: Version,
	isShared: z.boolean().describe('With everybody who sees orders; managers change it'),
});
export type SavedOrderView = z.infer<typeof SavedOrderView>;
