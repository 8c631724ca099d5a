import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Pages are stored and shared, so there are no nonces: nothing inline runs at all. */
export function securityHeaders(isDevelopment: boolean): FastifyHelmetOptions {
	const styles = isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"];
	const connections = isDevelopment ? ["'self'", 'ws:'] : ["'self'"];
	return {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'none'"],
				scriptSrc: ["'self'"],
				styleSrcElem: styles,
				styleSrcAttr: ["'unsafe-inline'"],
				imgSrc: ["'self'", 'data:'],
				fontSrc: ["'self'"],
				connectSrc: connections,
				formAction: ["'self'"],
				baseUri: ["'none'"],
				frameAncestors: ["'none'"],
				manifestSrc: ["'self'"],
			},
		},
		xFrameOptions: { action: 'deny' },
		crossOriginEmbedderPolicy: false,
		referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
	};
}
