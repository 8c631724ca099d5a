import { finished } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from '../errors.ts';

export type OverloadLimits = {
	inFlight: number;
	/** Zero: not watched. A machine that is busy with others counts as endlessly late otherwise. */
	eventLoopDelayMs: number;
};
export const defaultOverloadLimits: OverloadLimits = { inFlight: 200, eventLoopDelayMs: 1000 };

/** Refuses early and cheaply, so that the requests already accepted are finished. */
export async function refuseOverload(app: FastifyInstance, limits: OverloadLimits): Promise<void> {
	await app.register(underPressure, {
		maxEventLoopDelay: limits.eventLoopDelayMs,
		retryAfter: 1,
		pressureHandler: (request) => {
			if (!isFromMonitoring(request)) throw unavailable();
		},
	});
	let inFlight = 0;
	app.addHook('onRequest', async (request, reply) => {
		if (isFromMonitoring(request)) return;
		if (inFlight >= limits.inFlight) throw unavailable();
		inFlight++;
		// Called in every case, also when the browser has gone before the answer.
		finished(reply.raw, () => inFlight--);
	});
}

/** A busy process is not a dead one: whoever watches it must get an answer, or it is killed for working. */
function isFromMonitoring(request: FastifyRequest): boolean {
	return request.routeOptions.config.limit === 'none';
}
