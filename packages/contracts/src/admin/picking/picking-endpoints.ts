import { z } from 'zod';
import { orderParams } from '../../order/order-endpoints.ts';
import { OrderStatus } from '../../order/orders.ts';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded } from '../access.ts';
import { asOfQuery } from './live-lists.ts';
import {
	crateNumber,
	LabelledCrate,
	Picking,
	PickingResult,
	PickingWave,
	Substitute,
	TemperatureZone,
	WaveRequest,
} from './picking.ts';
import * as paths from './picking-paths.ts';

const tags = ['picking'];
const access = 'orders.pick' as const;
const nothing = z.undefined().describe('No content');
const waveParams = z.object({ waveId: z.uuid() });
const errors = [...guarded, 'not_found', 'conflict'] as const;

export const getPicking = {
	...at(paths.getPicking),
	access,
	errors: guarded,
	tags,
	summary: 'Returns the wave of the person and those that can be taken, within their units',
	querystring: asOfQuery,
	response: { 200: Picking, ...problem },
};

export const streamPickingEvents = {
	...at(paths.streamPickingEvents),
	access,
	errors: guarded,
	tags,
	summary: 'Server-sent events: which lists of the floor have changed, within the person’s units',
	description: '`GET /admin/orders/events` sends them, too; a page needs one stream.',
};

export const takeWave = {
	...at(paths.takeWave),
	access,
	errors,
	tags,
	summary: 'Takes a wave of orders that are past their cut-off; they become PICKING',
	description:
		'409 `waveTaken`: somebody was faster, or an order cannot be packed; `hasWave`: the person has another one.',
	body: WaveRequest,
	response: { 200: PickingWave, ...problem },
};

export const leaveWave = {
	...at(paths.leaveWave),
	access,
	errors,
	tags,
	summary: 'Leaves the wave to others, with everything that is already in its crates',
	params: waveParams,
	response: { 204: nothing, ...problem },
};

export const postPickingResults = {
	...at(paths.postPickingResults),
	access,
	errors,
	tags,
	summary: 'Stores what became of line items; idempotent, the last result of a line item counts',
	description:
		'All or none. 409 `wrongProduct`: the code belongs to another one; `reasonMissing`: less than was ordered; `notWeighed`: it is sold by weight; `substituteRefused`: the shopper or a rule forbids it; `resultUsed`: the id belongs to another result.',
	params: waveParams,
	body: z.strictObject({ results: z.array(PickingResult).min(1).max(50) }),
	response: {
		200: z.object({ stored: z.int().describe('Results that were not known yet') }),
		...problem,
	},
};

export const listSubstitutes = {
	...at(paths.listSubstitutes),
	access,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Lists products that may replace a line item, and those that an allergen blocks',
	params: waveParams.extend({
		orderNumber: orderParams.shape.orderNumber,
		lineItemId: z.string().min(1).max(64),
	}),
	response: { 200: z.object({ substitutes: z.array(Substitute) }), ...problem },
};

export const postCrates = {
	...at(paths.postCrates),
	access,
	errors,
	tags,
	summary: 'Confirms the labels of crates; idempotent, as order and number identify a crate',
	description:
		'All or none. 409 `wrongCrate`: the label belongs to another crate; `crateSkipped`: the one before it has no label; `crateUsed`: it is known with another temperature zone.',
	params: waveParams,
	body: z.strictObject({ crates: z.array(LabelledCrate).min(1).max(50) }),
	response: { 200: z.object({ stored: z.int().describe('Crates that are new') }), ...problem },
};

export const getCrateLabel = {
	...at(paths.getCrateLabel),
	access,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns the label of a crate as PDF, 100 × 70 mm; it names no shopper',
	params: waveParams.extend({
		orderNumber: orderParams.shape.orderNumber,
		number: z.coerce.number().pipe(crateNumber),
	}),
	querystring: z.strictObject({ temperatureZone: TemperatureZone.default('ambient') }),
};

export const finishWave = {
	...at(paths.finishWave),
	access,
	errors,
	tags,
	summary: 'Packs the orders of the wave: final prices, invoices, captures and emails; idempotent',
	description:
		'409 `waveUnfinished`: a line item has no result yet; `cratesMissing`: an order has no labelled crate.',
	params: waveParams,
	response: {
		200: z.object({
			orders: z.array(z.object({ orderNumber: z.string(), status: OrderStatus })),
		}),
		...problem,
	},
};
