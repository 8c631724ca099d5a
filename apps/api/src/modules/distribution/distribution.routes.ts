import * as contract from '@korb/contracts/distribution';
import * as capacity from '@korb/contracts/distribution-windows';
import type { ApiPlugin } from '../../context.ts';
import { regionOf } from '../catalogue/index.ts';
import { askCapacity, getEarliestFor, listWindowsFor } from './capacity.service.ts';
import {
	getAreaAt,
	getAreaOf,
	getDefaultArea,
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

	app.get('/api/checkout-stores', { schema: contract.listCheckoutStores }, async (request) => {
		const { latitude: lat, longitude: lng } = request.query;
		const position = lat === undefined || lng === undefined ? null : { lat, lng };
		const results = await listCheckoutStores(request.ctx, position);
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
		askCapacity(ctx, body.distributionAddress, body.skus, query.timeSlotId),
	);
};
