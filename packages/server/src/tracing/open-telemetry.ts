import {
	type Context,
	context,
	isSpanContextValid,
	propagation,
	ROOT_CONTEXT,
	type Span,
	SpanKind,
	SpanStatusCode,
	trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
	BatchSpanProcessor,
	NodeTracerProvider,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracing } from './port.ts';

type Options = { service: string; endpoint: string; ratio: number };

/**
 * Spans have a name, a duration, an outcome and the attributes below, nothing else: no paths, which
 * contain search terms and order numbers, no values of statements, no messages of errors.
 */
export function openTelemetry({ service, endpoint, ratio }: Options): Tracing {
	const url = new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href;
	const provider = new NodeTracerProvider({
		resource: resourceFromAttributes({ 'service.name': `korb-${service}` }),
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
		spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
	});
	// Also sets how contexts follow promises, and the W3C header as the way they travel.
	provider.register();
	const tracer = trace.getTracer('korb');
	const contexts = new WeakMap<FastifyRequest, Context>();

	async function within<T>(span: Span, work: () => Promise<T>): Promise<T> {
		try {
			return await context.with(trace.setSpan(context.active(), span), work);
		} catch (error) {
			span.setStatus({ code: SpanStatusCode.ERROR });
			throw error;
		} finally {
			span.end();
		}
	}

	return {
		observeRequests(app: FastifyInstance) {
			app.addHook('onRequest', (request, _reply, done) => {
				const parent = propagation.extract(ROOT_CONTEXT, request.headers);
				const route = request.routeOptions.url ?? 'unmatched';
				const attributes = {
					'http.request.method': request.method,
					'http.route': route,
					// The id that the edge assigns, the log has and shoppers report.
					'korb.request_id': request.id,
				};
				const name = `${request.method} ${route}`;
				const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
				const own = trace.setSpan(parent, span);
				contexts.set(request, own);
				context.with(own, done);
			});
			// The last chunk of a body arrives in the context of its socket.
			app.addHook('preValidation', (request, _reply, done) => {
				context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
			});
			app.addHook('onResponse', async (request, reply) => {
				const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
				span?.setAttribute('http.response.status_code', reply.statusCode);
				if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
				span?.end();
			});
		},
		statement(text, send) {
			// What runs by itself every few seconds would be a trace of one span each.
			if (!trace.getSpan(context.active())) return send();
			const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
			const name = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
			return within(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }), send);
		},
		traceparent() {
			const carrier: { traceparent?: string } = {};
			propagation.inject(context.active(), carrier);
			return carrier.traceparent;
		},
		job(queue, causes, work) {
			const parents = causes.flatMap((cause) => {
				const parent = propagation.extract(ROOT_CONTEXT, carrierOf(cause));
				const spanContext = trace.getSpanContext(parent);
				return spanContext && isSpanContextValid(spanContext) ? { parent, spanContext } : [];
			});
			const [first, ...others] = parents;
			const attributes = { 'messaging.destination.name': queue };
			const links = others.map(({ spanContext }) => ({ context: spanContext }));
			const parent = first?.parent ?? ROOT_CONTEXT;
			const options = { kind: SpanKind.CONSUMER, attributes, links };
			return within(tracer.startSpan(`job ${queue}`, options, parent), work);
		},
		async stop() {
			await provider.shutdown();
			trace.disable();
			context.disable();
			propagation.disable();
		},
	};
}

/** Jobs of a release without traces, or enqueued outside of one, have none. */
function carrierOf(cause: unknown): { traceparent?: unknown } {
	return typeof cause === 'object' && cause !== null ? cause : {};
}
