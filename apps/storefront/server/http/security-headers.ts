import type { FastifyHelmetOptions } from '@fastify/helmet';
import { at } from '@korb/contracts/platform/endpoint-path';
import { postPolicyReport } from '@korb/contracts/platform/security-paths';
import { permissionsPolicy } from '@korb/server/permissions-policy';

type Policy = Record<string, string[]>;

/** Headers of every response. Pages replace the policy with their tenant's. */
export function securityHeaders(): FastifyHelmetOptions {
	return {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
		},
		xFrameOptions: { action: 'deny' },
		crossOriginEmbedderPolicy: false,
		referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
	};
}

type PolicyOptions = {
	isDevelopment: boolean;
	/** Hosts whose pages and videos the tenant allows editors to embed. */
	embedHosts: string[];
	/** Origin of the tenant's own map tiles. */
	tileUrl: string | null;
	/** Who may frame the page: the CMS or the back office, and only for a draft. */
	framedBy?: string | null;
	hasRecaptcha: boolean;
};

const { path: REPORT_PATH } = at(postPolicyReport);

/** Geolocation finds the nearest store; passkeys sign in; embedded videos go full screen. */
export function pagePermissions(embedHosts: string[]): string {
	const embedded = { origins: embedHosts.map((host) => `https://${host}`) };
	return permissionsPolicy({
		autoplay: embedded,
		fullscreen: embedded,
		geolocation: 'self',
		'publickey-credentials-create': 'self',
		'publickey-credentials-get': 'self',
	});
}

/** Pages are cached and shared, so nonces are impossible: no inline script runs at all. */
export function pagePolicy({
	isDevelopment,
	embedHosts,
	tileUrl,
	framedBy,
	hasRecaptcha,
}: PolicyOptions): string {
	const embedded = embedHosts.map((host) => `https://${host}`);
	const google = hasRecaptcha ? ['https://www.google.com/recaptcha/'] : [];
	const scripts = hasRecaptcha ? [...google, 'https://www.gstatic.com/recaptcha/'] : [];
	const frames = [...embedded, ...google];
	const tiles = tileUrl?.startsWith('https://') ? [new URL(tileUrl).origin] : [];
	const policy: Policy = {
		'default-src': ["'none'"],
		'script-src': ["'self'", ...scripts],
		'style-src-elem': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
		'style-src-attr': ["'unsafe-inline'"],
		'img-src': ["'self'", 'data:', ...tiles],
		'font-src': ["'self'"],
		'media-src': ["'self'", ...embedded],
		'frame-src': frames.length > 0 ? frames : ["'none'"],
		'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : []), ...tiles, ...google],
		'form-action': ["'self'"],
		'base-uri': ["'none'"],
		'frame-ancestors': [framedBy ?? "'none'"],
		'manifest-src': ["'self'"],
		// Every browser knows it. Those that know `report-to` as well would ignore it beside that one,
		// and send reports late, in batches and only from hosts with a trusted certificate.
		'report-uri': [REPORT_PATH],
	};
	return Object.entries(policy)
		.map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
		.join(';');
}
