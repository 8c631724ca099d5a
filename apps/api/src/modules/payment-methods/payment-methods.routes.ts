import * as contract from '@korb/contracts/customer/payment-method-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import {
	type MethodDeps,
	makePrimary,
	readMethods,
	removeMethod,
	saveMethod,
} from './methods.service.ts';

export const paymentMethodRoutes =
	(deps: MethodDeps): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.getSavedMethods),
			handler: ({ ctx }) => readMethods(ctx, deps),
		});

		app.route({
			...routeOf(contract.postSavedMethod),
			config: { limit: 'forms' },
			handler: ({ ctx, body }) => saveMethod(ctx, deps, body),
		});

		app.route({
			...routeOf(contract.deleteSavedMethod),
			config: { limit: 'forms' },
			handler: async ({ ctx, params, query }, reply) => {
				await removeMethod(ctx, deps, params.id, query.provider ?? null);
				return reply.code(204).send();
			},
		});

		app.route({
			...routeOf(contract.postPrimaryMethod),
			config: { limit: 'forms' },
			handler: ({ ctx, params }) => makePrimary(ctx, deps, params.id),
		});
	};
