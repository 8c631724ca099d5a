import * as contract from '@korb/contracts/fulfilment/distribution';
import * as capacity from '@korb/contracts/fulfilment/distribution-windows';
import { SURROGATE_KEY_HEADER } from '@korb/contracts/platform/wire-names';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { z } from 'zod';
import type { ApiPlugin } from '../../context.ts';
import { regionOf } from '../catalogue/index.ts';
import { checkCapacity, getEarliestFor, listWindowsFor } from './capacity.service.ts';
import {
	findStores,
	getAreaAt,
	getAreaOf,
	getDefaultArea,
	getStore,
	listCheckoutStores,
} from './distribution.service.ts';

export const distributionRoutes: ApiPlugin = async (app) => {
	app.get(
		'/api/distribution/delivery-area',
		{ schema: contract.getDeliveryArea },
		async (request) => {
			const { postalCode } = request.query;
			return getAreaOf(request.ctx, { postalCode, region: regionOf(request) });
		},
	);

	app.get(
		'/api/distribution/delivery-area/default',
		{ schema: contract.getDefaultDeliveryArea },
		async (request) => getDefaultArea(request.ctx),
	);

	app.get(
		'/api/distribution/delivery-area/intersection',
		{ schema: contract.getIntersectingDeliveryArea },
		async ({ ctx, query }) => getAreaAt(ctx, { lat: query.latitude, lng: query.longitude }),
	);

	app.get('/api/stores', { schema: contract.listStores }, async ({ ctx, query }, reply) => {
		reply.header(SURROGATE_KEY_HEADER, surrogateKeys.tenant(ctx.tenant.id));
		const results = await findStores(ctx, positionOf(query), query.q);
		return { total: results.length, results };
	});

	app.get('/api/stores/:id', { schema: contract.getStore }, async ({ ctx, params }, reply) => {
		reply.header(SURROGATE_KEY_HEADER, surrogateKeys.tenant(ctx.tenant.id));
		return getStore(ctx, params.id);
	});

	app.get('/api/checkout-stores', { schema: contract.listCheckoutStores }, async (request) => {
		const results = await listCheckoutStores(request.ctx, positionOf(request.query));
		return { total: results.length, count: results.length, offset: 0, results };
	});

	app.get('/api/capacity/windows', { schema: capacity.listWindows }, async ({ ctx, query }) =>
		listWindowsFor(ctx, query),
	);

	app.get(
		'/api/capacity/window/earliest',
		{ schema: capacity.getEarliestWindow },
		async ({ ctx, query }) => getEarliestFor(ctx, query),
	);

	app.post('/api/capacity', { schema: capacity.postCapacity }, async ({ ctx, body, query }) =>
		checkCapacity(ctx, body.distributionAddress, body.skus, query.timeSlotId),
	);
};

type StoreQuery = z.infer<typeof contract.listStores.querystring>;

function positionOf({ latitude: lat, longitude: lng }: Omit<StoreQuery, 'q'>) {
	return lat === undefined || lng === undefined ? null : { lat, lng };
}
