import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CollectedSpan = {
	service: string;
	name: string;
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	attributes: Record<string, unknown>;
};

export type TraceCollector = {
	url: string;
	spans: CollectedSpan[];
	/** Everything that was received, as it was sent. */
	texts: string[];
	close(): Promise<void>;
};

type Attribute = { key: string; value: Record<string, unknown> };
type OtlpSpan = Omit<CollectedSpan, 'service' | 'attributes'> & { attributes?: Attribute[] };
type OtlpRequest = {
	resourceSpans: {
		resource: { attributes: Attribute[] };
		scopeSpans: { spans: OtlpSpan[] }[];
	}[];
};

/** Receives traces by OTLP over HTTP, as a collector does. */
export async function startTraceCollector(): Promise<TraceCollector> {
	const spans: CollectedSpan[] = [];
	const texts: string[] = [];
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const text = Buffer.concat(chunks).toString();
		texts.push(text);
		for (const { resource, scopeSpans } of (JSON.parse(text) as OtlpRequest).resourceSpans) {
			const service = String(toRecord(resource.attributes)['service.name']);
			for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
				spans.push({ ...span, service, attributes: toRecord(span.attributes ?? []) });
			}
		}
		response.setHeader('content-type', 'application/json').end('{}');
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		spans,
		texts,
		async close() {
			server.close();
			server.closeAllConnections();
			await once(server, 'close');
		},
	};
}

function toRecord(attributes: Attribute[]): Record<string, unknown> {
	return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
