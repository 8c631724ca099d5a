import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { orderParams } from './order-endpoints.ts';
import * as paths from './order-paths.ts';
import { OrderStatus, RefundState } from './orders.ts';

const cents = z.int().describe('Cents of the order’s currency');

const tenantId = z.string().max(60);

/** Whose secret verifies a report; all that is read of it before. */
export const ReportSender = z.object({ tenantId });

/** Binds a report to one order; all of it is signed. */
const about = <Purpose extends string>(purpose: Purpose) => ({
	tenantId,
	orderNumber: orderParams.shape.orderNumber.describe('As in the path'),
	purpose: z.literal(purpose),
});

/** What was picked. A line that is not reported was picked as ordered. */
export const PickedReport = z
	.strictObject({
		...about('picked'),
		lines: z
			.array(
				z.strictObject({
					lineItemId: z.string().min(1).max(64),
					quantity: z.int().min(0).max(9999).describe('Pieces; 0 if there were none'),
					grams: z.int().min(0).max(1_000_000).optional().describe('Products sold by weight only'),
					substitute: z
						.strictObject({
							sku: z.string().min(1).max(64),
							name: z.string().min(1).max(200),
							totalPrice: cents
								.min(0)
								.describe('At most the price of the ordered line item is charged'),
							vatRate: z
								.number()
								.min(0)
								.max(50)
								.optional()
								.describe('Percent; defaults to the rate of the ordered product'),
						})
						.optional(),
				}),
			)
			.max(200),
	})
	.meta({
		examples: [
			{
				tenantId: 'korb',
				orderNumber: '10000042',
				purpose: 'picked',
				lines: [
					{ lineItemId: '4711-cherries', quantity: 1, grams: 480 },
					{ lineItemId: '4712-oat-milk', quantity: 0 },
					{
						lineItemId: '4713-butter',
						quantity: 1,
						substitute: { sku: '4714-butter', name: 'Almwerk Teebutter', totalPrice: 299 },
					},
				],
			},
		],
	});
export type PickedReport = z.infer<typeof PickedReport>;

const signed =
	'Signed as Standard Webhooks want it, with `PICKING_SECRET`. The `webhook-id` is the nonce: sent again with the same words, the report changes nothing and answers what holds; 409 `nonceUsed`: the id belongs to another report. 400: order number or purpose are not those of the path; 401: the signature; 404: no such order in this shop.';

export const postPicked = {
	...at(paths.postPicked),
	errors: ['not_found', 'conflict', 'signature_refused'] as const,
	tags: ['internal'],
	summary: 'Reports what was packed and captures the final amount; signed, idempotent',
	description: `${signed} Omitted line items were packed as ordered. 409 \`notPickable\`: the order is cancelled.`,
	params: orderParams,
	body: PickedReport,
	response: {
		200: z
			.object({ orderNumber: z.string(), status: OrderStatus, total: cents })
			.meta({ examples: [{ orderNumber: '10000042', status: 'PICKED', total: 2425 }] }),
		...problem,
	},
};

/** Progress between the other reports. */
export const ProgressReport = z
	.strictObject({
		...about('status'),
		status: z.enum(['PICKING', 'ON_ITS_WAY', 'DELIVERED']),
	})
	.meta({
		examples: [
			{ tenantId: 'korb', orderNumber: '10000042', purpose: 'status', status: 'ON_ITS_WAY' },
		],
	});
export type ProgressReport = z.infer<typeof ProgressReport>;

export const postProgress = {
	...at(paths.postProgress),
	errors: ['not_found', 'conflict', 'signature_refused'] as const,
	tags: ['internal'],
	summary: 'Reports progress: being packed, on its way, delivered; signed, idempotent',
	description: `${signed} A step that the order has already passed changes nothing and returns the current status. 409 \`notPossible\`: the step does not follow, or the order is cancelled.`,
	params: orderParams,
	body: ProgressReport,
	response: {
		200: z
			.object({ orderNumber: z.string(), status: OrderStatus })
			.meta({ examples: [{ orderNumber: '10000042', status: 'ON_ITS_WAY' }] }),
		...problem,
	},
};

/** The products of a withdrawal have been returned. */
export const ReturnedReport = z
	.strictObject({
		...about('returned'),
		withdrawal: z.int().min(1).describe('Its number in `withdrawal.declarations` of the order'),
	})
	.meta({
		examples: [{ tenantId: 'korb', orderNumber: '10000042', purpose: 'returned', withdrawal: 1 }],
	});
export type ReturnedReport = z.infer<typeof ReturnedReport>;

export const postReturned = {
	...at(paths.postReturned),
	errors: ['not_found', 'conflict', 'signature_refused'] as const,
	tags: ['internal'],
	summary: 'Reports that withdrawn products were returned, and refunds them; signed, idempotent',
	description: `${signed} Payments by a provider are refunded there; others are \`byHand\`. The last returned line item also refunds the delivery fee, and the order becomes \`WITHDRAWN\`. 409 \`notWithdrawn\`: there is no such confirmed withdrawal; \`notPacked\`: nothing was shipped yet; \`notCharged\`: the money is still being taken, come again.`,
	params: orderParams,
	body: ReturnedReport,
	response: {
		200: z
			.object({
				orderNumber: z.string(),
				status: OrderStatus,
				refund: cents,
				state: RefundState,
			})
			.meta({
				examples: [{ orderNumber: '10000042', status: 'DELIVERED', refund: 598, state: 'done' }],
			}),
		...problem,
	},
};
