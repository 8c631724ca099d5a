import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	envOrExit,
	inDevelopment,
	LogLevel,
	mailUrl,
	monitoringEnv,
	NodeEnv,
	Port,
	type Profile,
	ShutdownNotice,
	secret,
	serverEnv,
	TimeoutScale,
	tracingEnv,
} from '@korb/contracts/platform/environment';
import { z } from 'zod';

/** The only reader of the environment. */
export function readEnv<Shape extends z.ZodObject>(
	shape: (profile: Profile) => Shape,
	source: NodeJS.ProcessEnv = process.env,
): z.infer<Shape> {
	return envOrExit(shape, source, process);
}

export const apiEnv = (profile: Profile) =>
	z.object({
		...serverEnv(4000, profile),
		...monitoringEnv,
		...tracingEnv,
		TIMEOUT_SCALE: TimeoutScale,
		SHUTDOWN_NOTICE_MS: ShutdownNotice,
		/** Whether managers may enter payment accounts for tests in production. */
		KORB_DEMO: z.enum(['0', '1']).default('0'),
		DATABASE_URL: databaseUrl(profile),
		/** A streaming replica, for reads that may be a second old. */
		DATABASE_READ_URL: postgresAddress.optional(),
		REDIS_URL: inDevelopment(
			z.url({ protocol: /^rediss?$/ }),
			`redis://127.0.0.1:${56390 + profile.offset}`,
			profile,
		),
		CSRF_SECRET: secret('korb-development-csrf-secret-not-for-production', profile),
		CONTENT_SECRET: secret('korb-development-content-secret-not-for-production', profile),
		/** Only used by previews; the shop runs without it. */
		CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
		ORDER_SECRET: secret('korb-development-order-secret-not-for-production', profile),
		PICKING_SECRET: secret('korb-development-picking-secret-not-for-production', profile),
		...tenantSecrets(profile),
		GIFT_CARD_SECRET: giftCardSecret(profile),
		TILL_SECRET: secret('korb-development-till-secret-not-for-production', profile),
		...payments(profile),
		...loyalty,
		/** Address search providers other than our own street database; the first one set is used. */
		PHOTON_URL: z.url({ protocol: /^https?$/ }).optional(),
		GOOGLE_MAPS_KEY: z.string().min(20).optional(),
		/** Signs the captcha challenges of forms, or holds the reCAPTCHA secret. */
		CAPTCHA_SECRET: secret('korb-development-captcha-secret-not-for-production', profile),
		CAPTCHA: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
		RECAPTCHA_SITE_KEY: z.string().min(20).optional(),
		/** Counts as a solved captcha, for automatic tests of a test system. */
		CAPTCHA_BYPASS_KEY: z
			.string()
			.min(32)
			.refine(() => !profile.isProduction, 'is only for test systems')
			.optional(),
		...backOffice(profile),
		/** Where to report vulnerabilities, for security.txt. */
		SECURITY_CONTACT: commaList(contactAddress).default([]),
		/** Until when somebody answers there. */
		SECURITY_EXPIRES: z.iso.date().optional(),
		PICTURE_DIR: z.string().default(join(tmpdir(), 'korb-pictures')),
		TRUSTED_PROXIES: commaList(address).default(['127.0.0.1', '::1']),
	});

export const workerEnv = (profile: Profile) =>
	z.object({
		...monitoringEnv,
		...tracingEnv,
		DATABASE_URL: databaseUrl(profile),
		/** Whether an API reads from a replica: purges then wait for it. */
		DATABASE_READ_URL: postgresAddress.optional(),
		MAIL_URL: mailUrl(profile),
		EDGE_URLS: commaList(z.url({ protocol: /^https?$/ })).default([]),
		ORDER_SECRET: secret('korb-development-order-secret-not-for-production', profile),
		...tenantSecrets(profile),
		...payments(profile),
		...loyalty,
		LOG_LEVEL: LogLevel.default('info'),
	});

export const databaseEnv = (profile: Profile) =>
	z.object({
		NODE_ENV: NodeEnv,
		/** Whether a production database may contain a demo: its shops and packshots. */
		KORB_DEMO: z.enum(['0', '1']).default('0'),
		DATABASE_URL: databaseUrl(profile),
	});

export const paymentsEnv = (profile: Profile) =>
	databaseEnv(profile).extend({ ...payments(profile), ...tenantSecrets(profile) });

export const tenantSecretsEnv = (profile: Profile) =>
	databaseEnv(profile).extend({ TENANT_SECRET_KEYS: tenantSecretKeys(profile) });

/** The passwords of the processes' roles; locally everybody is trusted. */
export const rolesEnv = (profile: Profile) => {
	const password = z.string().min(16);
	const required = profile.isProduction ? password : password.optional();
	return databaseEnv(profile).extend({
		DATABASE_API_PASSWORD: required,
		DATABASE_WORKER_PASSWORD: required,
		/** Without it nobody signs in as the role for replicas. */
		DATABASE_READ_PASSWORD: password.optional(),
	});
};

export const giftCardEnv = (profile: Profile) =>
	databaseEnv(profile).extend({ GIFT_CARD_SECRET: giftCardSecret(profile) });

/** A listener of its own: nothing that reaches the shop's port reaches the back office. */
function backOffice(profile: Profile) {
	const url = z.url({ protocol: /^https?$/ });
	const development = 'korb-development-staff-secret-not-for-production';
	const previewDevelopment = 'korb-development-preview-secret-not-for-production';
	const isDemoAllowed = !profile.isProduction || profile.isDemo;
	return {
		/** Without it there is no back office. */
		ADMIN_PORT: Port.optional(),
		/** Where people open it: the host of its cookies, passkeys and links in invitations. */
		ADMIN_URL: profile.isProduction
			? url.optional()
			: url.default(`http://localhost:${4300 + profile.offset}`),
		/** Encrypts the secrets of authenticator apps; changing it invalidates them. */
		STAFF_SECRET: profile.isProduction
			? secret(development, profile).optional()
			: z.string().default(development),
		/** Signs links that show the theme of a draft; without it there is no such preview. */
		PREVIEW_SECRET: profile.isProduction
			? secret(previewDevelopment, profile).optional()
			: z.string().default(previewDevelopment),
		/** Of the CMS, in the browsers of staff. */
		CMS_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
		/** The build of the web app, if the API serves it. */
		BACKOFFICE_DIR: z.string().optional(),
		STAFF_SECOND_FACTOR: z
			.enum(['required', 'optional'])
			.default('required')
			.refine((value) => value === 'required' || isDemoAllowed, 'is only for a demo (KORB_DEMO=1)'),
		/** Single sign-on through OpenID Connect, as soon as all but the name are set. */
		STAFF_OIDC_ISSUER: z.url({ protocol: isDemoAllowed ? /^https?$/ : /^https$/ }).optional(),
		STAFF_OIDC_CLIENT_ID: z.string().min(1).optional(),
		STAFF_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
		STAFF_OIDC_NAME: z.string().min(1).max(60).optional(),
	};
}

type OpenIdEnv = {
	STAFF_OIDC_ISSUER?: string | undefined;
	STAFF_OIDC_CLIENT_ID?: string | undefined;
	STAFF_OIDC_CLIENT_SECRET?: string | undefined;
	STAFF_OIDC_NAME?: string | undefined;
};

type BackOfficeEnv = OpenIdEnv & {
	ADMIN_PORT?: number | undefined;
	ADMIN_URL?: string | undefined;
	STAFF_SECRET?: string | undefined;
	BACKOFFICE_DIR?: string | undefined;
	CMS_PUBLIC_URL?: string | undefined;
	STAFF_SECOND_FACTOR: 'required' | 'optional';
};

/** The settings of the back office; null without one. */
export function backOfficeOptions(env: BackOfficeEnv) {
	const { ADMIN_PORT: port, ADMIN_URL: adminUrl, STAFF_SECRET: staffSecret } = env;
	if (port === undefined) return null;
	if (!adminUrl || !staffSecret) throw new Error('ADMIN_PORT needs ADMIN_URL and STAFF_SECRET');
	const isSecondFactorOptional = env.STAFF_SECOND_FACTOR === 'optional';
	const { BACKOFFICE_DIR: backofficeDir, CMS_PUBLIC_URL: cmsPublicUrl } = env;
	const openId = openIdOptions(env);
	return {
		...{ port, adminUrl, staffSecret, isSecondFactorOptional },
		...{ backofficeDir, cmsPublicUrl, openId },
	};
}

function openIdOptions(env: OpenIdEnv) {
	const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId } = env;
	const { STAFF_OIDC_CLIENT_SECRET: clientSecret } = env;
	if (!issuer) return null;
	if (!clientId || !clientSecret) {
		throw new Error('STAFF_OIDC_ISSUER needs STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET');
	}
	return { issuer, clientId, clientSecret, name: env.STAFF_OIDC_NAME ?? new URL(issuer).hostname };
}

/** The settings of security.txt; null without one. */
export function securityContact(env: {
	SECURITY_CONTACT: string[];
	SECURITY_EXPIRES?: string | undefined;
}) {
	const { SECURITY_CONTACT: contacts, SECURITY_EXPIRES: lastDay } = env;
	if (contacts.length === 0) return null;
	if (!lastDay) throw new Error('SECURITY_CONTACT needs SECURITY_EXPIRES');
	return { contacts, expiresAt: new Date(`${lastDay}T23:59:59Z`) };
}

/** Uses Stripe once a key is set. In production the sandbox is for demos only. */
function payments(profile: Profile) {
	const { isProduction, isDemo, offset } = profile;
	const url = z.url({ protocol: /^https?$/ });
	const text = z.string().min(1);
	const demoOnly = text.refine(() => isDemo, 'is only for a demo (KORB_DEMO=1)');
	const stripeKey = text.refine(
		(key) => !isProduction || isDemo || !/^[rs]k_test_/.test(key),
		'is a key for tests',
	);
	const sandboxSecret = (development: string) =>
		isProduction ? secret(development, profile).optional() : text.default(development);
	return {
		STRIPE_SECRET_KEY: stripeKey.optional(),
		STRIPE_EVENT_SECRET: text.optional(),
		PAYMENT_SANDBOX_URL: isProduction
			? demoOnly.pipe(url).optional()
			: url.default(`http://127.0.0.1:${4100 + offset}`),
		PAYMENT_SANDBOX_KEY: sandboxSecret('korb-development-payment-key-not-for-production'),
		PAYMENT_SANDBOX_SECRET: sandboxSecret('korb-development-payment-events-not-for-production'),
	};
}

/** A loyalty programme outside the shop; without both there is the shop's own. */
const loyalty = {
	LOYALTY_URL: z.url({ protocol: /^https?$/ }).optional(),
	LOYALTY_SECRET: z.string().min(32).optional(),
};

/** The payment settings in the shape the payment module expects. */
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

/** Without it, no tenant has secrets of its own. */
function tenantSecrets(profile: Profile) {
	const keys = tenantSecretKeys(profile);
	return { TENANT_SECRET_KEYS: profile.isProduction ? keys.optional() : keys };
}

/** The keys that encrypt secrets of tenants, `id:key`, the newest first. */
function tenantSecretKeys(profile: Profile) {
	const development = 'korb-development-tenant-key-not-for-production';
	const SecretKey = z.object({
		id: z.string().regex(/^[\w-]{1,30}$/),
		key: secret(development, profile),
	});
	const fallback = profile.isProduction ? '' : `development:${development}`;
	const split = (text: unknown) =>
		String(text ?? fallback)
			.split(',')
			.map((entry) => {
				const [id, ...key] = entry.trim().split(':');
				return { id, key: key.join(':') };
			});
	return z.preprocess(split, z.tuple([SecretKey], SecretKey));
}

function giftCardSecret(profile: Profile) {
	return secret('korb-development-gift-card-secret-not-for-production', profile);
}

/** One line of a text file: URL parsers ignore line breaks, so they have to be refused. */
const contactAddress = z.url({ protocol: /^(?:mailto|https|tel)$/ }).regex(/^\S+$/);

const postgresAddress = z.url({ protocol: /^postgres(?:ql)?$/ });

function databaseUrl(profile: Profile) {
	const own = `postgres://korb@127.0.0.1:${55440 + profile.offset}/korb`;
	return inDevelopment(postgresAddress, own, profile);
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
