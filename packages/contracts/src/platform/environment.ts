import { z } from 'zod';

/** Decides which defaults an app may use. */
export type Profile = { isProduction: boolean; isDemo: boolean; offset: number };

type Source = Record<string, string | undefined>;
type ParsedEnv<Shape extends z.ZodObject> =
	| { ok: true; env: z.infer<Shape> }
	| { ok: false; problems: string[] };

/** The same rules for every app: unknown values are rejected, all problems reported at once. */
export function parseEnv<Shape extends z.ZodObject>(
	shape: (profile: Profile) => Shape,
	source: Source,
): ParsedEnv<Shape> {
	const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
	const parsed = shape(profileOf(filled)).safeParse(filled);
	const general = General.safeParse(filled);
	if (parsed.success && general.success) return { ok: true, env: parsed.data };
	const issues = [...(general.error?.issues ?? []), ...(parsed.error?.issues ?? [])];
	const problems = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
	return { ok: false, problems: [...new Set(problems)] };
}

type Process = { stderr: { write(text: string): unknown }; exit(code: number): never };

/** Prints every problem and exits, so that a server never starts half configured. */
export function envOrExit<Shape extends z.ZodObject>(
	shape: (profile: Profile) => Shape,
	source: Source,
	process: Process,
): z.infer<Shape> {
	const result = parseEnv(shape, source);
	if (result.ok) return result.env;
	process.stderr.write(`${['The environment is not usable:', ...result.problems].join('\n  ')}\n`);
	return process.exit(1);
}

export const NodeEnv = z.enum(['development', 'production', 'test']).default('development');

const General = z.object({
	NODE_ENV: NodeEnv,
	/** A demo shop: well-known accounts, and payments that move no money. */
	KORB_DEMO: z.enum(['0', '1']).default('0'),
	KORB_PORT_OFFSET: z.coerce.number().int().min(0).max(9000).default(0),
});

/** An unknown mode, such as `prod`, gets the strict rules and is rejected as well. */
function profileOf(source: Source): Profile {
	const mode = source['NODE_ENV'] ?? 'development';
	return {
		isProduction: mode !== 'development' && mode !== 'test',
		isDemo: source['KORB_DEMO'] === '1',
		offset: Number(source['KORB_PORT_OFFSET'] ?? 0) || 0,
	};
}

/** A default is convenient in development and a trap in production. */
export function inDevelopment(schema: z.ZodURL, value: string, profile: Profile) {
	return profile.isProduction ? schema : schema.default(value);
}

/** The mail server, for every process that sends emails. */
export function mailUrl(profile: Profile) {
	const url = z.url({ protocol: /^smtps?$/ });
	return inDevelopment(url, `smtp://127.0.0.1:${1025 + profile.offset}`, profile);
}

const MIN_SECRET = 32;

export function secret(developmentValue: string, profile: Profile) {
	const schema = z.string().min(MIN_SECRET, `needs at least ${MIN_SECRET} characters`);
	if (!profile.isProduction) return schema.default(developmentValue);
	return schema
		.refine((value) => !value.includes('not-for-production'), 'is the development value')
		.refine((value) => new Set(value).size >= 10, 'is too easy to guess');
}

export const Port = z.coerce.number().int().min(1).max(65_535);
export const LogLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

/** Multiplies timeouts on the request path, for machines shared with other workloads. */
export const TimeoutScale = z.coerce.number().min(1).max(20).default(1);

/** How long a stopping process fails its health check before it refuses connections. */
export const ShutdownNotice = z.coerce.number().int().min(0).max(5000).default(0);

/** Where probes and Prometheus reach a process; without a port nowhere. */
export const monitoringEnv = {
	MONITORING_HOST: z.string().default('127.0.0.1'),
	MONITORING_PORT: Port.optional(),
};

/** Who collects traces; without an address nobody does, and the SDK is not loaded. */
export const tracingEnv = {
	OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
	/** The share of traces that is recorded. */
	OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.01),
};

/** What every HTTP server reads. */
export function serverEnv(port: number, { offset }: Profile) {
	return {
		NODE_ENV: NodeEnv,
		HOST: z.string().default('127.0.0.1'),
		PORT: Port.default(port + offset),
		LOG_LEVEL: LogLevel.default('info'),
	};
}
