import * as contract from '@korb/contracts/delivery-pass/delivery-pass-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { readDeliveries, readOffers, readOwnPass } from './read-pass.service.ts';
import { type PassDeps, withdrawPass } from './withdraw-pass.service.ts';

export function deliveryPassRoutes(deps: PassDeps): ApiPlugin {
	return async (app) => {
		app.route({ ...routeOf(contract.getDeliveryPass), handler: ({ ctx }) => readOffers(ctx) });

		app.route({ ...routeOf(contract.getOwnDeliveryPass), handler: ({ ctx }) => readOwnPass(ctx) });

		app.route({
			...routeOf(contract.getPastDeliveries),
			handler: ({ ctx }) => readDeliveries(ctx),
		});

		app.route({
			...routeOf(contract.postPassWithdrawal),
			config: { limit: 'forms' },
			handler: ({ ctx, body }) => withdrawPass(ctx, deps, body.orderNumber),
		});
	};
}
