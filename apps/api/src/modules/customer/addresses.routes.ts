import * as contract from '@korb/contracts/customer/address-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { readCustomer } from '../identity/index.ts';
import { addAddress, changeAddress, makePrimary, removeAddress } from './addresses.service.ts';

export const addressRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.getAddresses),
		handler: async ({ ctx }) => (await readCustomer(ctx)).addresses,
	});

	app.route({
		...routeOf(contract.postAddress),
		handler: ({ ctx, params, body }) => addAddress(ctx, params.type, body),
	});

	app.route({
		...routeOf(contract.putAddress),
		handler: ({ ctx, params, body }) => changeAddress(ctx, params.type, body),
	});

	app.route({
		...routeOf(contract.postPrimaryAddress),
		handler: ({ ctx, params }) => makePrimary(ctx, params.id),
	});

	app.route({
		...routeOf(contract.deleteAddress),
		handler: async ({ ctx, params }, reply) => {
			await removeAddress(ctx, params.id, ['billing', 'delivery']);
			return reply.code(204).send();
		},
	});

	app.route({
		...routeOf(contract.deleteCombinedAddress),
		handler: async ({ ctx, params }, reply) => {
			await removeAddress(ctx, params.id, ['combined']);
			return reply.code(204).send();
		},
	});
};
