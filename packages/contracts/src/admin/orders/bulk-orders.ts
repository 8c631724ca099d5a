import { z } from 'zod';
import { Version } from '../access.ts';

/** More than this is a job, not a click. */
const MOST = 50;

const orderNumber = z.string().regex(/^\d{1,15}$/);
const twice = { error: 'names an order twice' };
const areDistinct = (numbers: string[]) => new Set(numbers).size === numbers.length;

export const BulkMoveRequest = z.strictObject({
	orders: z
		.array(z.strictObject({ orderNumber, version: Version }))
		.min(1)
		.max(MOST)
		.refine((orders) => areDistinct(orders.map((order) => order.orderNumber)), twice),
	start: z.iso.datetime().describe('Each order moves to the window of its own unit or store'),
	end: z.iso.datetime(),
});
export type BulkMoveRequest = z.infer<typeof BulkMoveRequest>;

export const BulkResendRequest = z.strictObject({
	orderNumbers: z.array(orderNumber).min(1).max(MOST).refine(areDistinct, twice),
});

/** Why an order was left as it is; `done` when it was not. */
export const bulkOutcomes = [
	'done',
	'unchanged',
	'stale',
	'tooLate',
	'noWindow',
	'notOffered',
	'full',
	'noEmail',
	'tooOften',
	'notFound',
	'failed',
] as const;

export const BulkResult = z.object({
	results: z
		.array(z.object({ orderNumber, outcome: z.enum(bulkOutcomes) }))
		.describe('One per order, in the order of the request'),
});
export type BulkResult = z.infer<typeof BulkResult>;
export type BulkOutcome = BulkResult['results'][number]['outcome'];
