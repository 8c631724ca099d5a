import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { ApiError } from '../errors.ts';

/** What a single connection may cost. */
export const serverLimits = {
	bodyLimit: 64 * 1024,
	// The longest any route allows for its body; most allow less (`unfinished-bodies.ts`).
	requestTimeout: 60_000,
	keepAliveTimeout: 10_000,
	maxRequestsPerSocket: 1000,
	forceCloseConnections: 'idle',
	// Whoever has a connection is answered until the end (`drain`).
	return503OnClosing: false,
	routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false, caseSensitive: true },
	// Headers and address together: 4 kB of address and 8 kB of headers.
	// Node looks for connections past their time every 30 s unless told.
	http: { maxHeaderSize: 12 * 1024, headersTimeout: 5000, connectionsCheckingInterval: 500 },
} satisfies FastifyServerOptions & { http: object };

const MAX_ADDRESS = 4096;

export function refuseLongAddresses(app: FastifyInstance): void {
	app.addHook('onRequest', async (request) => {
		if (request.url.length > MAX_ADDRESS)
			throw new ApiError('bad_request', 'The address is too long.');
	});
}
