import * as contract from '@korb/contracts/admin/windows/closed-days-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { closeDay, previewClosing, readClosedDays, reopenDay } from './closed-days.service.ts';

export const closedDayRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.listClosedDays),
		handler: async ({ staff }) => ({ closedDays: await readClosedDays(staff()) }),
	});

	app.route({
		...routeOf(contract.previewClosedDay),
		handler: ({ staff, body }) => previewClosing(staff(), body),
	});

	app.route({
		...routeOf(contract.postClosedDay),
		handler: async ({ staff, body }, reply) =>
			reply.code(201).send({ closedDays: await closeDay(staff(), body) }),
	});

	app.route({
		...routeOf(contract.reopenClosedDay),
		handler: async ({ staff, params, body }) => ({
			closedDays: await reopenDay(staff(), { ...params, ...body }),
		}),
	});
};
