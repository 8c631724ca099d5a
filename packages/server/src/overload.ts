import { finished } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from './has-body.ts';

export type OverloadLimits = {
	inFlight: number;
	/** Zero: not watched. A machine that is busy with others counts as endlessly late otherwise. */
	eventLoopDelayMs: number;
};

type OverloadOptions = OverloadLimits & {
	/** What is thrown; its answer should carry `Retry-After`. */
	refusal: () => Error;
	/** What is served however busy the process is. */
	isExempt?: (request: FastifyRequest) => boolean;
};

/**
 * Refuses early and cheaply, so that the requests already accepted are finished. A request counts as
 * in flight once its body has arrived: until then it costs a socket, and whoever sends slowly must
 * not take the place of somebody who is served at once.
 */
export async function refuseOverload(
	app: FastifyInstance,
	{ inFlight: limit, eventLoopDelayMs, refusal, isExempt = () => false }: OverloadOptions,
): Promise<void> {
	const isAlwaysServed = (request: FastifyRequest) =>
		isFromMonitoring(request) || isExempt(request);
	await app.register(underPressure, {
		maxEventLoopDelay: eventLoopDelayMs,
		retryAfter: 1,
		pressureHandler: (request) => {
			if (!isAlwaysServed(request)) throw refusal();
		},
	});
	let inFlight = 0;
	const count = ({ raw }: FastifyReply) => {
		if (inFlight >= limit) throw refusal();
		inFlight++;
		// Called in every case, also when the browser has gone before the answer.
		finished(raw, () => inFlight--);
	};
	app.addHook('onRequest', async (request, reply) => {
		if (isAlwaysServed(request)) return;
		if (!hasBody(request.raw)) count(reply);
		else if (inFlight >= limit) throw refusal();
	});
	app.addHook('preValidation', async (request, reply) => {
		if (!isAlwaysServed(request) && hasBody(request.raw)) count(reply);
	});
}

/** A busy process is not a dead one: whoever watches it must get an answer, or it is killed for working. */
function isFromMonitoring(request: FastifyRequest): boolean {
	return request.routeOptions.config.isMonitoring === true;
}

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Asked by our own machines about the process, never by shoppers. */
		isMonitoring?: boolean;
	}
}
