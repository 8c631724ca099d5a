import { z } from 'zod';
import { orderParams } from '../../order/order-endpoints.ts';
import { OrderStatus } from '../../order/orders.ts';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded } from '../access.ts';
import { Handover } from './handover.ts';
import * as paths from './handover-paths.ts';
import { asOfQuery } from './live-lists.ts';

const tags = ['picking'];
const access = 'orders.handOver' as const;
const errors = [...guarded, 'not_found', 'conflict'] as const;

export const getHandover = {
	...at(paths.getHandover),
	access,
	errors: guarded,
	tags,
	summary: 'Returns packed orders by window, within the units of the person',
	querystring: asOfQuery,
	response: { 200: Handover, ...problem },
};

export const postLoadedCrates = {
	...at(paths.postLoadedCrates),
	access,
	errors,
	tags,
	summary: 'Notes that crates are in the van or at the counter; idempotent',
	description: 'All or none. 404: no such crate; 409 `notPacked`: its order is not packed.',
	body: z.strictObject({
		codes: z.array(z.string().max(64)).min(1).max(50).describe('Of the labels, as scanned'),
	}),
	response: { 200: z.object({ loaded: z.int().describe('Crates that are new') }), ...problem },
};

export const postHandover = {
	...at(paths.postHandover),
	access,
	errors,
	tags,
	summary: 'Hands orders over: deliveries become ON_ITS_WAY, collections DELIVERED',
	description:
		'All or none. 409 `handedOver`: somebody was faster; `cratesMissing`: a crate was not scanned; `notPacked`: an order is not packed.',
	body: z.strictObject({
		orderNumbers: z
			.array(orderParams.shape.orderNumber)
			.min(1)
			.max(50)
			.refine((numbers) => new Set(numbers).size === numbers.length, {
				error: 'names an order twice',
			}),
	}),
	response: {
		200: z.object({
			orders: z.array(z.object({ orderNumber: z.string(), status: OrderStatus })),
		}),
		...problem,
	},
};
