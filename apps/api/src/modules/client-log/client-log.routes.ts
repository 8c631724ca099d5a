import { postLog } from '@korb/contracts/platform/endpoints';
import type { ApiPlugin } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { truncate } from '../../log.ts';
import { routeOf } from '../../route-of.ts';

const MAX_BODY = 8 * 1024;

/** Receives errors from browsers. The response never reveals whether the report was logged. */
export const clientLogRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(postLog),
		bodyLimit: MAX_BODY,
		config: { limit: 'logs', csrf: 'origin', isQuiet: true },
		errorHandler: (error, request, reply) => {
			const isRefusal = error instanceof ApiError || (error.statusCode ?? 500) < 500;
			if (!isRefusal) request.log.error({ error }, 'client log failed');
			return reply.code(204).send();
		},
		handler: async (request, reply) => {
			const { error, message, path } = request.body;
			const page = path === undefined ? {} : { page: truncate(path.split(/[?#]/)[0] ?? '') };
			request.ctx.log.client(
				{ tenant: request.ctx.tenant.id, error: truncate(error), ...page },
				truncate(message),
			);
			return reply.code(204).send();
		},
	});
};
