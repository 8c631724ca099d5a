import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { ApiError } from '../errors.ts';

/** Limits on what a single connection may cost. */
export const serverLimits = {
	bodyLimit: 64 * 1024,
	// The longest body timeout of any route; most allow less (`unfinished-bodies.ts`).
	requestTimeout: 60_000,
	keepAliveTimeout: 10_000,
	maxRequestsPerSocket: 1000,
	forceCloseConnections: 'idle',
	// Open connections are served until the end of the drain (`drain`).
	return503OnClosing: false,
	routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false, caseSensitive: true },
	// Request line and headers together: 4 kB of URL and 8 kB of headers. By default Node checks for
	// timed-out connections only every 30 s.
	http: { maxHeaderSize: 12 * 1024, headersTimeout: 5000, connectionsCheckingInterval: 500 },
} satisfies FastifyServerOptions & { http: object };

const MAX_ADDRESS = 4096;

export function refuseLongAddresses(app: FastifyInstance): void {
	app.addHook('onRequest', async (request) => {
		if (request.url.length > MAX_ADDRESS)
			throw new ApiError('bad_request', 'The address is too long.');
	});
}
