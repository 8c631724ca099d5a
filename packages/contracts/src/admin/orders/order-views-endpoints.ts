import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf, Version } from '../access.ts';
import { OrderViewInput, SavedOrderView } from './order-views.ts';
import * as paths from './order-views-paths.ts';

const tags = ['order-views'];
const params = z.object({ viewId: z.uuid() });
const OrderViewList = z.object({ views: z.array(SavedOrderView) });

export const listOrderViews = {
	...at(paths.listOrderViews),
	access: 'orders.read' as const,
	errors: guarded,
	tags,
	summary: 'Lists the saved views of the person, then the shared ones, oldest first',
	response: { 200: OrderViewList, ...problem },
};

export const postOrderView = {
	...at(paths.postOrderView),
	access: 'orders.read' as const,
	errors: [...guarded, 'not_found', 'conflict'] as const,
	tags,
	summary:
		'Saves a view; sharing it needs `orders.shareViews`. 409 (`code: tooMany`) beyond 20 of a person, and 20 shared ones',
	body: z.strictObject({ ...OrderViewInput.shape, isShared: z.boolean() }),
	response: { 201: SavedOrderView, ...problem },
};

export const putOrderView = {
	...at(paths.putOrderView),
	access: 'orders.read' as const,
	errors: [...guarded, 'not_found', 'stale'] as const,
	tags,
	summary: 'Changes a view; a shared one needs `orders.shareViews`',
	params,
	body: z.strictObject({ version: Version, ...OrderViewInput.shape }),
	response: { 200: SavedOrderView, ...staleOf(SavedOrderView), ...problem },
};

export const deleteOrderView = {
	...at(paths.deleteOrderView),
	access: 'orders.read' as const,
	errors: [...guarded, 'not_found', 'stale'] as const,
	tags,
	summary: 'Deletes a view; a shared one needs `orders.shareViews`',
	params,
	body: z.strictObject({ version: Version }),
	response: { 200: OrderViewList, ...staleOf(SavedOrderView), ...problem },
};
