import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { ApiError } from '../errors.ts';

/** What a single connection may cost. */
export const serverLimits = {
	bodyLimit: 64 * 1024,
	requestTimeout: 10_000,
	keepAliveTimeout: 10_000,
	maxRequestsPerSocket: 1000,
	forceCloseConnections: 'idle',
	return503OnClosing: true,
	routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false, caseSensitive: true },
	// Headers and address together: 4 kB of address and 8 kB of headers.
	http: { maxHeaderSize: 12 * 1024, headersTimeout: 5000 },
} satisfies FastifyServerOptions & { http: object };

const MAX_ADDRESS = 4096;

export function refuseLongAddresses(app: FastifyInstance): void {
	app.addHook('onRequest', async (request) => {
		if (request.url.length > MAX_ADDRESS)
			throw new ApiError('bad_request', 'The address is too long.');
	});
}
