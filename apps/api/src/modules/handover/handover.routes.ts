import * as contract from '@korb/contracts/admin/picking/handover-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { handOver, loadCrates, readHandover } from './handover.service.ts';

export const handoverRoutes: ApiPlugin = async (app) => {
	app.route({ ...routeOf(contract.getHandover), handler: ({ staff }) => readHandover(staff()) });

	app.route({
		...routeOf(contract.postLoadedCrates),
		handler: ({ staff, body }) => loadCrates(staff(), body.codes),
	});

	app.route({
		...routeOf(contract.postHandover),
		handler: ({ staff, body }) => handOver(staff(), body.orderNumbers),
	});
};
