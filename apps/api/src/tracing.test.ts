import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ContentPage } from '@korb/contracts/content/content';
import { findFreePort } from '@korb/testing/free-port';
import { testInfrastructure } from '@korb/testing/infrastructure';
import { aShop } from '@korb/testing/shop';
import { startTraceCollector, type TraceCollector } from '@korb/testing/trace-collector';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, TEST_CONTENT_SECRET, type TestApi } from './testing.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

let api: TestApi;
let collector: TraceCollector;
const processes: ChildProcess[] = [];
beforeAll(async () => {
	api = await startTestApi();
	collector = await startTraceCollector();
});
afterAll(async () => {
	for (const process of processes) {
		process.kill('SIGKILL');
		if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
	}
	await collector.close();
	await api.close();
});

/** Prints what a process loads of OpenTelemetry, besides its interface, which prom-client uses. */
const spy = `data:text/javascript,${encodeURIComponent(`
	import { registerHooks } from 'node:module';
	registerHooks({ resolve(specifier, context, next) {
		const resolved = next(specifier, context);
		if (/@opentelemetry.(?!api[@/])/.test(resolved.url)) process.stderr.write('LOADED ' + specifier + '\\n');
		return resolved;
	} });
`)}`;

function start(file: string, env: Record<string, string>): { stderr: string[] } {
	const stderr: string[] = [];
	const child = spawn(process.execPath, ['--import', spy, join(import.meta.dirname, file)], {
		env: {
			DATABASE_URL: api.url,
			REDIS_URL: testInfrastructure().redisUrl,
			CONTENT_SECRET: TEST_CONTENT_SECRET,
			TIMEOUT_SCALE: '10',
			LOG_LEVEL: 'fatal',
			...env,
		},
		stdio: ['ignore', 'inherit', 'pipe'],
	});
	child.stderr?.on('data', (chunk) => stderr.push(String(chunk)));
	processes.push(child);
	return { stderr };
}

async function startApi(env: Record<string, string>) {
	const port = await findFreePort();
	const origin = `http://127.0.0.1:${port}`;
	const { stderr } = start('main.ts', { PORT: String(port), ...env });
	await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), 60_000);
	return { origin, stderr };
}

const tracing = () => ({
	OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
	OTEL_TRACES_SAMPLER_ARG: '0',
	OTEL_BSP_SCHEDULE_DELAY: '200',
});

describe('a trace', () => {
	it('continues from the caller through the API and its statements to the job', async () => {
		const shop = await aShop().openIn(api);
		const edge = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
		await once(edge, 'listening');
		const { origin, stderr } = await startApi(tracing());
		const edgeUrl = `http://127.0.0.1:${(edge.address() as AddressInfo).port}`;
		start('worker.ts', { EDGE_URLS: edgeUrl, ...tracing() });

		const document = ContentPage.parse({ meta: { title: 'Geheime Überschrift' } });
		const body = { tenantId: shop.tenantId, version: 1, kind: 'page', key: 'neu', document };
		expect(await push(origin, JSON.stringify(body))).toBe(200);
		const spanOf = (name: string) =>
			collector.spans.find((span) => span.traceId === TRACE_ID && span.name.startsWith(name));
		await vi.waitFor(() => expect(spanOf('job purge-edge')).toBeDefined(), 60_000);
		const request = spanOf('POST /internal/content');
		expect(request).toMatchObject({
			service: 'korb-api',
			parentSpanId: CALLER,
			attributes: { 'korb.request_id': 'edge-42-1', 'http.response.status_code': 200 },
		});
		expect(spanOf('INSERT')).toMatchObject({
			service: 'korb-api',
			parentSpanId: request?.spanId,
			attributes: { 'db.query.text': expect.stringMatching(/insert/i) },
		});
		expect(spanOf('job purge-edge')).toMatchObject({
			service: 'korb-worker',
			parentSpanId: request?.spanId,
		});
		// Neither what is published nor any other value of a statement.
		expect(collector.texts.join()).not.toMatch(/Geheime|neu"/);
		// None is recorded unless its caller wants it, at a ratio of zero.
		expect(collector.spans.filter(({ traceId }) => traceId !== TRACE_ID)).toEqual([]);
		expect(stderr.join('')).toContain('LOADED @opentelemetry/sdk-trace-node');
		edge.close();
	}, 180_000);

	it('costs nothing without a collector: neither the SDK nor the exporter is loaded', async () => {
		const { stderr } = await startApi({});
		expect(stderr.join('')).toBe('');
	}, 90_000);
});

async function push(origin: string, payload: string): Promise<number> {
	const sentAt = new Date();
	const answer = await fetch(`${origin}/internal/content`, {
		method: 'POST',
		body: payload,
		headers: {
			'content-type': 'application/json',
			'webhook-id': 'msg_1',
			'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
			'webhook-signature': new Webhook(TEST_CONTENT_SECRET).sign('msg_1', sentAt, payload),
			'x-request-id': 'edge-42-1',
			traceparent: `00-${TRACE_ID}-${CALLER}-01`,
		},
	});
	return answer.status;
}
