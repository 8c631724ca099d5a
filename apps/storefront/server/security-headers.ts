import type { FastifyHelmetOptions } from '@fastify/helmet';

type Policy = Record<string, string[]>;

/** What every answer carries. Pages replace the policy by that of their tenant. */
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
	/** Hosts whose pages and films the tenant lets its editors embed. */
	embedHosts: string[];
	/** Where the tenant's own map tiles come from. */
	tileUrl: string | null;
	/** Who may show the page in a frame; nobody but the editors of a draft. */
	framedBy?: string | null;
	hasRecaptcha: boolean;
};

/** Pages are stored and shared, so there are no nonces: nothing inline runs at all. */
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
	};
	return Object.entries(policy)
		.map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
		.join(';');
}
