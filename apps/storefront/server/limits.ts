import { clientKey, type IsTrusted, isFromInside } from '@korb/server/client-address';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from './problems.ts';

const WINDOW_SECONDS = 60;
/** Pages that had to be rendered: whatever the edge answers from its cache never comes here. */
const PAGES_PER_CLIENT = 600;

/** Each process counts alone: a page is worth less than a round trip to Redis. */
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
		/** Rendered for whoever asks, and counted against their rate limit. */
		isPage?: boolean;
	}
}
