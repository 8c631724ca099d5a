import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '../../../context.ts';
import { type CsrfTokens, ensureCsrfCookies } from '../../csrf/index.ts';
import { markSessionExpired, sentSession } from './session-cookie.ts';
import { readSession } from './sessions.service.ts';

/**
 * Reads the session when it is first asked for: most requests of a shop do not depend on who is
 * asking, and should not cost a statement.
 */
export function sessionReader(request: FastifyRequest): () => Promise<Session | null> {
	let session: Promise<Session | null> | null = null;
	return () => {
		session ??= read(request);
		return session;
	};
}

async function read(request: FastifyRequest): Promise<Session | null> {
	const token = sentSession(request);
	if (!token) return null;
	const session = await readSession(request.ctx, token);
	if (!session) lost.add(request);
	return session;
}

const lost = new WeakSet<FastifyRequest>();

/** Tells the browser when its session has ended without its doing. */
export function reportLostSessions(app: FastifyInstance, tokens: CsrfTokens): void {
	app.addHook('onSend', async (request, reply) => {
		if (!lost.has(request)) return;
		markSessionExpired(reply);
		ensureCsrfCookies(tokens, request, reply, '');
	});
}
