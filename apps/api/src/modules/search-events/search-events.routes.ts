import { postSearchEvents } from '@korb/contracts/catalogue/search';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { insertEvents } from './search-events.sql.ts';

const MAX_BODY = 256 * 1024;

export const searchEventRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(postSearchEvents),
		bodyLimit: MAX_BODY,
		handler: async (request, reply) => {
			const { ctx, body } = request;
			await ctx.db.transaction((tx) => insertEvents(tx, ctx.tenant.id, body.events));
			return reply.code(204).send();
		},
	});
};
