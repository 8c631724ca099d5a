import type { Tracing } from './port.ts';

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
