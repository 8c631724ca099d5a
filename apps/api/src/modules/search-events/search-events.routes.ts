import { postSearchEvents, SearchEvent } from '@korb/contracts/catalogue/search';
import { MAX_EVENTS_PER_SEND } from '@korb/domain/search/search-analytics';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { insertEvents } from './search-events.sql.ts';

const MAX_BODY = 256 * 1024;
const KEYS_PER_EVENT = Object.keys(SearchEvent.shape).length;
const limits = {
	bodyLimit: MAX_BODY,
	config: { maxBodyKeys: 1 + MAX_EVENTS_PER_SEND * KEYS_PER_EVENT + KEYS_PER_EVENT },
};

export const searchEventRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(postSearchEvents),
		...limits,
		handler: async (request, reply) => {
			const { ctx, body } = request;
			await ctx.db.transaction((tx) => insertEvents(tx, ctx.tenant.id, body.events));
			return reply.code(204).send();
		},
	});
};
