import type { FastifyInstance } from 'fastify';

// The reference page uses inline styles and evaluates no external code.
const POLICY =
	"default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
	"img-src 'self' data:; font-src 'self' data:";

/** The OpenAPI document as a page at /docs. Loaded on demand: production images leave Scalar out. */
export async function serveApiReference(app: FastifyInstance): Promise<void> {
	const { default: scalar } = await import('@scalar/fastify-api-reference');
	await app.register(async (docs) => {
		docs.addHook('onSend', async (_request, reply) => {
			reply.header('content-security-policy', POLICY);
		});
		await docs.register(scalar, {
			routePrefix: '/docs',
			configuration: {
				title: 'Korb API',
				withDefaultFonts: false,
				telemetry: false,
				hideClientButton: true,
			},
		});
	});
}
