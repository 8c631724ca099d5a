import type { FastifyInstance } from 'fastify';

/** One line per request. The path is logged without its query, which may contain codes. */
export function logRequests(app: FastifyInstance): void {
	app.addHook('onResponse', async (request, reply) => {
		if (request.routeOptions.config.isQuiet) return;
		const level = reply.statusCode >= 500 ? 'error' : 'info';
		request.log[level](
			{ status: reply.statusCode, durationMs: Math.round(reply.elapsedTime) },
			`${request.method} ${request.routeOptions.url ?? 'unmatched'}`,
		);
	});
}

export function pathOf(url: string): string {
	const end = url.search(/[?#]/);
	return end === -1 ? url : url.slice(0, end);
}
