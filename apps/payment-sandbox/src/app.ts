import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import type { SandboxDeps } from './deps.ts';
import { Refusal } from './refusal.ts';
import { apiRoutes } from './routes/api.ts';
import { controlRoutes } from './routes/control.ts';
import { pageRoutes } from './routes/pages.ts';

export async function buildSandbox(deps: SandboxDeps): Promise<FastifyInstance> {
	const app = Fastify({ loggerInstance: deps.log, bodyLimit: 64 * 1024 });
	// Card numbers arrive as form fields; they are parsed here and never stored.
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
	);
	app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
		const refusal = toRefusal(error);
		if (refusal.status >= 500) request.log.error({ error }, 'request failed');
		return reply.code(refusal.status).send({ code: refusal.code, message: refusal.message });
	});
	app.get('/healthz', { logLevel: 'silent' }, async () => ({ ok: true }));
	await app.register(
		async (api) => {
			api.addHook('onRequest', async (request) => {
				if (!isSame(request.headers.authorization ?? '', `Bearer ${deps.apiKey}`)) {
					throw new Refusal(401, 'unauthorised', 'The key is not valid.');
				}
			});
			apiRoutes(api, deps);
		},
		{ prefix: '/v1' },
	);
	pageRoutes(app, deps);
	controlRoutes(app, deps);
	return app;
}

function toRefusal(error: Error & { statusCode?: number }): Refusal {
	if (error instanceof Refusal) return error;
	if (error instanceof ZodError) {
		const fields = error.issues.map((issue) => issue.path.join('.'));
		return new Refusal(400, 'invalid', `Not valid: ${fields.join(', ')}.`);
	}
	const status = error.statusCode ?? 500;
	return status < 500
		? new Refusal(status, 'invalid', 'The request is not valid.')
		: new Refusal(500, 'internal', 'Something went wrong here.');
}

function isSame(given: string, wanted: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
	return a.length === b.length && timingSafeEqual(a, b);
}
