import type { FastifyInstance } from 'fastify';

/** What a process reports about its work, to whoever collects traces. */
export type Tracing = {
	/** Makes each request a span, and everything it causes a part of its trace. */
	observeRequests(app: FastifyInstance): void;
	/** A statement without its values, which may be personal. */
	statement<T>(text: string, send: () => Promise<T>): Promise<T>;
	/** The current place in the trace, to be sent along with a call or a job. */
	traceparent(): string | undefined;
	/** Continues the trace of what caused the work. */
	job<T>(queue: string, causes: readonly unknown[], work: () => Promise<T>): Promise<T>;
	stop(): Promise<void>;
};

type TracingEnv = {
	OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
	OTEL_TRACES_SAMPLER_ARG: number;
};

/** Null while nobody collects traces, which is the default: no SDK is loaded, no span created. */
let current: Tracing | null = null;

export function currentTracing(): Tracing | null {
	return current;
}

export async function startTracing(
	service: 'api' | 'storefront' | 'worker',
	{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio }: TracingEnv,
): Promise<void> {
	if (!endpoint) return;
	const { openTelemetry } = await import('./open-telemetry.ts');
	current = openTelemetry({ service, endpoint, ratio });
}

/** Sends what has been collected. */
export async function stopTracing(): Promise<void> {
	await current?.stop();
	current = null;
}
