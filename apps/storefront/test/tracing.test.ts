import { startTracing, stopTracing } from '@korb/server/tracing/tracing';
import { startTraceCollector } from '@korb/testing/trace-collector';
import { afterAll, expect, it } from 'vitest';
import { startFixtureShop } from './fixture-shop.ts';

const collector = await startTraceCollector();
await startTracing('storefront', {
	OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
	OTEL_TRACES_SAMPLER_ARG: 1,
});
const shop = await startFixtureShop();
afterAll(async () => {
	await shop.close();
	await collector.close();
});

it('traces a page by the id of the edge, and passes the trace on to the API', async () => {
	await shop.get('/suche/geheimer-begriff', { 'x-request-id': 'edge-4711-1' });
	const calls = shop.api.seen.filter(({ headers }) => headers['x-request-id'] === 'edge-4711-1');
	expect(calls.length).toBeGreaterThan(0);
	await stopTracing();
	const page = collector.spans.find(
		({ attributes }) => attributes['korb.request_id'] === 'edge-4711-1',
	);
	expect(page).toMatchObject({
		service: 'korb-storefront',
		attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200 },
	});
	for (const { headers } of calls) {
		expect(headers['traceparent']).toBe(`00-${page?.traceId}-${page?.spanId}-01`);
	}
	expect(collector.texts.join()).not.toContain('geheimer-begriff');
});
