import { z } from 'zod';
import { CartChange } from '../../cart/cart-endpoints.ts';
import { Product } from '../../catalogue/catalogue.ts';
import { WindowList } from '../../fulfilment/distribution-windows.ts';
import { FinalizeProblem } from '../../order/checkout.ts';
import { at } from '../../platform/endpoint-path.ts';
import { problem, problemOf } from '../../platform/errors.ts';
import { guarded } from '../access.ts';
import { PhoneDestination, PhoneOrder, PhonePlacement, PhoneStores } from './phone-orders.ts';
import * as paths from './phone-orders-paths.ts';

const params = z.object({ draftId: z.uuid() });
const common = { access: 'orders.place' as const, tags: ['phone-orders'] };
const reading = { ...common, errors: [...guarded, 'not_found'] as const, params };
const changing = { ...common, errors: [...guarded, 'not_found', 'conflict'] as const, params };
const answersDraft = { response: { 200: PhoneOrder, ...problem } };

export const startPhoneOrder = {
	...at(paths.startPhoneOrder),
	...common,
	errors: [...guarded, 'not_found', 'conflict', 'too_many_requests'] as const,
	summary: 'Starts an order for a customer or a guest; opening the account is audited',
	body: z.strictObject({ customerId: z.uuid().nullable().describe('Null for guests') }),
	response: { 201: PhoneOrder, ...problem },
};

export const getPhoneOrder = {
	...at(paths.getPhoneOrder),
	...reading,
	summary: 'Returns an order that this person has started',
	...answersDraft,
};

export const endPhoneOrder = {
	...at(paths.endPhoneOrder),
	...changing,
	summary: 'Discards the order and releases its window',
	response: { 204: z.undefined().describe('No content'), ...problem },
};

export const findPhoneProducts = {
	...at(paths.findPhoneProducts),
	...reading,
	summary: 'Searches as the shop does, at the prices of the unit that delivers',
	querystring: z.object({ search: z.string().trim().max(80).default('') }),
	response: { 200: z.object({ products: z.array(Product) }), ...problem },
};

export const putPhoneItem = {
	...at(paths.putPhoneItem),
	...changing,
	summary: 'Adds a product, changes its quantity or removes it',
	headers: z.object({
		'idempotency-key': z
			.string()
			.regex(/^[\w-]{8,64}$/)
			.optional()
			.describe('A key is applied once'),
	}),
	body: CartChange,
	...answersDraft,
};

export const listPhoneStores = {
	...at(paths.listPhoneStores),
	...reading,
	summary: 'Lists the stores within the units of the person',
	response: { 200: PhoneStores, ...problem },
};

export const putPhoneDestination = {
	...at(paths.putPhoneDestination),
	...changing,
	summary: 'Sets contact and address or store; prices follow, a window of another unit is released',
	body: PhoneDestination,
	...answersDraft,
};

export const listPhoneWindows = {
	...at(paths.listPhoneWindows),
	...reading,
	summary: 'Lists the windows of the chosen address or store; none without one',
	response: { 200: WindowList, ...problem },
};

export const putPhoneWindow = {
	...at(paths.putPhoneWindow),
	...changing,
	summary: 'Holds a place in a window, as in the shop; null releases it',
	body: z.strictObject({ windowId: z.uuid().nullable() }),
	...answersDraft,
};

export const placePhoneOrder = {
	...at(paths.placePhoneOrder),
	...common,
	errors: [...guarded, 'not_found', 'conflict', 'too_many_requests'] as const,
	summary: 'Places the order; repeating the call returns the same order',
	params,
	body: PhonePlacement,
	response: {
		200: z.object({ orderNumber: z.string() }),
		409: problemOf(FinalizeProblem, 'Something has changed; the order is as open as before'),
		...problem,
	},
};
