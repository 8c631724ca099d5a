import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** The only reader of the environment. Every problem is told at once, and nothing starts with one. */
export function readEnv<Shape extends z.ZodObject>(
	shape: (profile: Profile) => Shape,
	source: NodeJS.ProcessEnv = process.env,
): z.infer<Shape> {
	const result = parseEnv(shape, source);
	if (result.ok) return result.env;
	process.stderr.write(`${['The environment is not usable:', ...result.problems].join('\n  ')}\n`);
	process.exit(1);
}

export function parseEnv<Shape extends z.ZodObject>(
	shape: (profile: Profile) => Shape,
	source: NodeJS.ProcessEnv,
): { ok: true; env: z.infer<Shape> } | { ok: false; problems: string[] } {
	const profile = {
		isProduction: source['NODE_ENV'] === 'production',
		offset: Number(source['KORB_PORT_OFFSET'] ?? 0) || 0,
	};
	const filled = Object.entries(source).filter(([, value]) => value !== '');
	const parsed = shape(profile).safeParse(Object.fromEntries(filled));
	if (parsed.success) return { ok: true, env: parsed.data };
	return {
		ok: false,
		problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
	};
}

type Profile = { isProduction: boolean; offset: number };

const port = z.coerce.number().int().min(1).max(65535);
const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

export const apiEnv = (profile: Profile) =>
	z.object({
		NODE_ENV: z.string().default('development'),
		HOST: z.string().default('127.0.0.1'),
		PORT: port.default(4000 + profile.offset),
		DATABASE_URL: databaseUrl(profile),
		REDIS_URL: inDevelopment(
			z.url({ protocol: /^rediss?$/ }),
			`redis://127.0.0.1:${56390 + profile.offset}`,
			profile,
		),
		CSRF_SECRET: secret('korb-development-csrf-secret-not-for-production', profile),
		CONTENT_SECRET: secret('korb-development-content-secret-not-for-production', profile),
		/** Only previews ask there; the shop does not need it. */
		CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
		ORDER_SECRET: secret('korb-development-order-secret-not-for-production', profile),
		PICKING_SECRET: secret('korb-development-picking-secret-not-for-production', profile),
		...payments(profile),
		/** Address searches other than the streets in our own database; the first that is set counts. */
		PHOTON_URL: z.url({ protocol: /^https?$/ }).optional(),
		GOOGLE_MAPS_KEY: z.string().min(20).optional(),
		/** Signs the challenges that forms ask a browser to solve, or is the secret of reCAPTCHA. */
		CAPTCHA_SECRET: secret('korb-development-captcha-secret-not-for-production', profile),
		CAPTCHA: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
		RECAPTCHA_SITE_KEY: z.string().min(20).optional(),
		PICTURE_DIR: z.string().default(join(tmpdir(), 'korb-pictures')),
		TRUSTED_PROXIES: commaList(address).default(['127.0.0.1', '::1']),
		LOG_LEVEL: logLevel.default('info'),
	});

export const workerEnv = (profile: Profile) =>
	z.object({
		DATABASE_URL: databaseUrl(profile),
		MAIL_URL: inDevelopment(
			z.url({ protocol: /^smtps?$/ }),
			`smtp://127.0.0.1:${1025 + profile.offset}`,
			profile,
		),
		EDGE_URLS: commaList(z.url({ protocol: /^https?$/ })).default([]),
		ORDER_SECRET: secret('korb-development-order-secret-not-for-production', profile),
		...payments(profile),
		LOG_LEVEL: logLevel.default('info'),
	});

export const databaseEnv = (profile: Profile) =>
	z.object({
		NODE_ENV: z.string().default('development'),
		DATABASE_URL: databaseUrl(profile),
		EDGE_PORT: port.default(8080 + profile.offset),
	});

/** Stripe as soon as it has a key; in production the sandbox is there only for whoever names it. */
function payments(profile: Profile) {
	const url = z.url({ protocol: /^https?$/ });
	const text = z.string().min(1);
	const development = (value: string) =>
		profile.isProduction ? text.optional() : text.default(value);
	return {
		STRIPE_SECRET_KEY: text.optional(),
		STRIPE_EVENT_SECRET: text.optional(),
		PAYMENT_SANDBOX_URL: profile.isProduction
			? url.optional()
			: url.default(`http://127.0.0.1:${4100 + profile.offset}`),
		PAYMENT_SANDBOX_KEY: development('korb-development-payment-key-not-for-production'),
		PAYMENT_SANDBOX_SECRET: development('korb-development-payment-events-not-for-production'),
	};
}

/** What was read, as the payment module wants it. */
export function paymentOptions(env: {
	STRIPE_SECRET_KEY?: string | undefined;
	STRIPE_EVENT_SECRET?: string | undefined;
	PAYMENT_SANDBOX_URL?: string | undefined;
	PAYMENT_SANDBOX_KEY?: string | undefined;
	PAYMENT_SANDBOX_SECRET?: string | undefined;
}) {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_EVENT_SECRET: stripeEvents } = env;
	const { PAYMENT_SANDBOX_URL: url, PAYMENT_SANDBOX_KEY: apiKey } = env;
	const sandboxEvents = env.PAYMENT_SANDBOX_SECRET;
	return {
		stripe: secretKey && stripeEvents ? { secretKey, eventSecret: stripeEvents } : null,
		sandbox: url && apiKey && sandboxEvents ? { url, apiKey, eventSecret: sandboxEvents } : null,
	};
}

function databaseUrl(profile: Profile) {
	const own = `postgres://korb@127.0.0.1:${55440 + profile.offset}/korb`;
	return inDevelopment(z.url({ protocol: /^postgres(?:ql)?$/ }), own, profile);
}

/** A default is a convenience while developing and a trap in production. */
function inDevelopment(schema: z.ZodURL, value: string, profile: Profile) {
	return profile.isProduction ? schema : schema.default(value);
}

const MIN_SECRET = 32;

function secret(developmentValue: string, profile: Profile) {
	const schema = z.string().min(MIN_SECRET, `needs at least ${MIN_SECRET} characters`);
	if (!profile.isProduction) return schema.default(developmentValue);
	return schema
		.refine((value) => !value.includes('not-for-production'), 'is the one of development')
		.refine((value) => new Set(value).size >= 10, 'is too easy to guess');
}

const address = z.string().refine((text) => {
	const [ip = '', bits, ...rest] = text.split('/');
	const width = isIP(ip) === 6 ? 128 : 32;
	return isIP(ip) !== 0 && rest.length === 0 && (bits === undefined || Number(bits) <= width);
}, 'is not a list of addresses or networks');

function commaList<Item extends z.ZodType<string, string>>(item: Item) {
	return z.preprocess(
		(value) =>
			typeof value === 'string'
				? value
						.split(',')
						.map((part) => part.trim())
						.filter(Boolean)
				: value,
		z.array(item),
	);
}
