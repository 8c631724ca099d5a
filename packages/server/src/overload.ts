import { finished } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from './has-body.ts';

export type OverloadLimits = {
	inFlight: number;
	/**
	 * Zero: disabled. On a machine shared with other workloads, the measured delay would be
	 * meaningless.
	 */
	eventLoopDelayMs: number;
};

const MIN_SAMPLE_MS = 1000;

type OverloadOptions = OverloadLimits & {
	/** The error to throw; its response should carry `Retry-After`. */
	refusal: () => Error;
	/** Requests that are served however busy the process is. */
	isExempt?: (request: FastifyRequest) => boolean;
};

/**
 * Sheds load early and cheaply, so that accepted requests complete. A request counts as in flight
 * once its body has arrived: until then it only costs a socket, and a slow sender must not take the
 * slot of a request that can be served at once.
 */
export async function refuseOverload(
	app: FastifyInstance,
	{ inFlight: limit, eventLoopDelayMs, refusal, isExempt = () => false }: OverloadOptions,
): Promise<void> {
	const isAlwaysServed = (request: FastifyRequest) =>
		isFromMonitoring(request) || isExempt(request);
	// An interval without a sample counts as an infinite delay. Only a stall beyond the limit may
	// leave one empty.
	const sampleInterval = Math.max(MIN_SAMPLE_MS, eventLoopDelayMs);
	// Starting stalls the event loop, too. The second interval after it has a sample of its own.
	let isWarm = false;
	const afterInterval = (next: () => void) => setTimeout(next, sampleInterval).unref();
	app.addHook('onReady', async () => {
		afterInterval(() =>
			afterInterval(() => {
				isWarm = true;
			}),
		);
	});
	await app.register(underPressure, {
		maxEventLoopDelay: eventLoopDelayMs,
		sampleInterval,
		retryAfter: 1,
		pressureHandler: (request) => {
			if (isWarm && !isAlwaysServed(request)) throw refusal();
		},
	});
	let inFlight = 0;
	const count = ({ raw }: FastifyReply) => {
		if (inFlight >= limit) throw refusal();
		inFlight++;
		// Also called when the client disconnects before the response.
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

/** A busy process is not dead: health checks must get a response, or it is killed for working. */
function isFromMonitoring(request: FastifyRequest): boolean {
	return request.routeOptions.config.isMonitoring === true;
}

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Health checks of our own machines, never called by shoppers. */
		isMonitoring?: boolean;
	}
}
