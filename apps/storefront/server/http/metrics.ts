import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export function registerMetrics(app: FastifyInstance): void {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const durations = new Histogram({
		name: 'storefront_request_seconds',
		help: 'Time from request to answer',
		labelNames: ['route', 'status'],
		buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
		registers: [registry],
	});
	app.addHook('onResponse', async (request, reply) => {
		const route = request.routeOptions.url ?? 'none';
		durations.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
	});
	app.get('/metrics', { config: { isMonitoring: true } }, async (_request, reply) =>
		reply.type(registry.contentType).send(await registry.metrics()),
	);
}
