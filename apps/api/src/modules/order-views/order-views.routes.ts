import * as contract from '@korb/contracts/admin/orders/order-views-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { addView, changeView, readViews, removeView } from './order-views.service.ts';

export const orderViewRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.listOrderViews),
		handler: async ({ staff }) => ({ views: await readViews(staff()) }),
	});

	app.route({
		...routeOf(contract.postOrderView),
		handler: async ({ staff, body }, reply) => reply.code(201).send(await addView(staff(), body)),
	});

	app.route({
		...routeOf(contract.putOrderView),
		handler: ({ staff, params, body }) => changeView(staff(), { ...params, ...body }),
	});

	app.route({
		...routeOf(contract.deleteOrderView),
		handler: async ({ staff, params, body }) => ({
			views: await removeView(staff(), { ...params, ...body }),
		}),
	});
};
