import * as contract from '@korb/contracts/fulfilment/distribution';
import * as capacity from '@korb/contracts/fulfilment/distribution-windows';
import { SURROGATE_KEY_HEADER } from '@korb/contracts/platform/wire-names';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { z } from 'zod';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
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
	app.route({
		...routeOf(contract.getDeliveryArea),
		handler: async (request) => {
			const { postalCode } = request.query;
			return getAreaOf(request.ctx, { postalCode, region: regionOf(request) });
		},
	});

	app.route({
		...routeOf(contract.getDefaultDeliveryArea),
		handler: async (request) => getDefaultArea(request.ctx),
	});

	app.route({
		...routeOf(contract.getIntersectingDeliveryArea),
		handler: async ({ ctx, query }) =>
			getAreaAt(ctx, { lat: query.latitude, lng: query.longitude }),
	});

	app.route({
		...routeOf(contract.listStores),
		handler: async ({ ctx, query }, reply) => {
			reply.header(SURROGATE_KEY_HEADER, surrogateKeys.tenant(ctx.tenant.id));
			const results = await findStores(ctx, positionOf(query), query.q);
			return { total: results.length, results };
		},
	});

	app.route({
		...routeOf(contract.getStore),
		handler: async ({ ctx, params }, reply) => {
			reply.header(SURROGATE_KEY_HEADER, surrogateKeys.tenant(ctx.tenant.id));
			return getStore(ctx, params.id);
		},
	});

	app.route({
		...routeOf(contract.listCheckoutStores),
		handler: async (request) => {
			const results = await listCheckoutStores(request.ctx, positionOf(request.query));
			return { total: results.length, count: results.length, offset: 0, results };
		},
	});

	app.route({
		...routeOf(capacity.listWindows),
		handler: async ({ ctx, query }) => listWindowsFor(ctx, query),
	});

	app.route({
		...routeOf(capacity.getEarliestWindow),
		handler: async ({ ctx, query }) => getEarliestFor(ctx, query),
	});

	app.route({
		...routeOf(capacity.postCapacity),
		handler: async ({ ctx, body, query }) =>
			checkCapacity(ctx, body.distributionAddress, body.skus, query.timeSlotId),
	});
};

type StoreQuery = z.infer<typeof contract.listStores.querystring>;

function positionOf({ latitude: lat, longitude: lng }: Omit<StoreQuery, 'q'>) {
	return lat === undefined || lng === undefined ? null : { lat, lng };
}
