import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Responses are data: unless a route opts out, browsers may not run, frame or cache them. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
	await app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
		},
		crossOriginResourcePolicy: { policy: 'same-origin' },
		referrerPolicy: { policy: 'no-referrer' },
		strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: false },
		xFrameOptions: { action: 'deny' },
	});
	app.addHook('onSend', async (_request, reply) => {
		if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
	});
}
