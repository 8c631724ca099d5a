import { clientKey, type IsTrusted, isFromInside } from '@korb/server/client-address';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from './problems.ts';

const WINDOW_SECONDS = 60;
/** Rendered pages only: cache hits at the edge never get here. */
const PAGES_PER_CLIENT = 600;

/** Each process counts on its own: limiting a page is not worth a round trip to Redis. */
export function limitPages(app: FastifyInstance, isOwnMachine: IsTrusted): void {
	const limiter = new RateLimiterMemory({ points: PAGES_PER_CLIENT, duration: WINDOW_SECONDS });
	app.addHook('onRequest', async (request) => {
		if (!request.routeOptions.config.isPage || isFromInside(request.raw, isOwnMachine)) return;
		await limiter.consume(clientKey(request.ip)).catch(({ msBeforeNext }) => {
			throw new Refusal('too_many_requests', Math.ceil(msBeforeNext / 1000));
		});
	});
}

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Rendered on request and counted against the client's rate limit. */
		isPage?: boolean;
	}
}
