import type { Handover } from '@korb/contracts/admin/picking/handover';
import * as contract from '@korb/contracts/admin/picking/handover-endpoints';
import type { ApiPlugin } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { createSharedReads } from '../../db/reads/shared-reads.ts';
import { routeOf } from '../../route-of.ts';
import { handOver, loadCrates, readHandover } from './handover.service.ts';

export const handoverRoutes =
	({ db }: { db: Database }): ApiPlugin =>
	async (app) => {
		const handovers = createSharedReads<Handover>(db);

		app.route({
			...routeOf(contract.getHandover),
			handler: ({ staff, query }) => readHandover(staff(), handovers, query.asOf),
		});

		app.route({
			...routeOf(contract.postLoadedCrates),
			handler: ({ staff, body }) => loadCrates(staff(), body.codes),
		});

		app.route({
			...routeOf(contract.postHandover),
			handler: ({ staff, body }) => handOver(staff(), body.orderNumbers),
		});
	};
