import * as contract from '@korb/contracts/admin/undo/undo-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { type Restorers, undoChange } from './undo.service.ts';

export const undoRoutes =
	(restorers: Restorers): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.postUndo),
			handler: async ({ staff, params }, reply) => {
				await undoChange(staff(), restorers, params.undoId);
				return reply.code(204).send();
			},
		});
	};
