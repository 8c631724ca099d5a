import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Metrics of the Node process: CPU time, memory, garbage collection, event loop lag. */
export function createRegister(process: 'api' | 'storefront' | 'worker'): Registry {
	const register = new Registry();
	// Rules and dashboards do not depend on the names that a scraper gives its targets.
	register.setDefaultLabels({ process });
	collectDefaultMetrics({ register });
	return register;
}

const REQUEST_DURATION = 'http_request_duration_seconds';

export function createRequestHistogram(register: Registry): Histogram {
	// Two listeners of one process share it.
	const known = register.getSingleMetric(REQUEST_DURATION);
	if (known instanceof Histogram) return known;
	return new Histogram({
		name: REQUEST_DURATION,
		help: 'Time from the first byte of a request to the last byte of its response',
		labelNames: ['method', 'route', 'status'],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
		registers: [register],
	});
}

export function observeRequests(app: FastifyInstance, register: Registry): void {
	const duration = createRequestHistogram(register);
	app.addHook('onResponse', async (request, reply) => {
		duration.observe(
			{
				method: request.method,
				// The route pattern, never the path: label cardinality must stay low.
				route: request.routeOptions.url ?? 'unmatched',
				status: reply.statusCode,
			},
			reply.elapsedTime / 1000,
		);
	});
}
