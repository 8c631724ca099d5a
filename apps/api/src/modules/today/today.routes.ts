import * as contract from '@korb/contracts/admin/orders/today-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { readToday } from './today.service.ts';

export const todayRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.getToday),
		handler: ({ staff, query }) => readToday(staff(), query.unit),
	});
};
