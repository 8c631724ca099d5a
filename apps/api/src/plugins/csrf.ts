import cookie from '@fastify/cookie';
import { XSRF_COOKIE, XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { type CsrfTokens, scopeOf } from '../modules/csrf/index.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects state-changing requests that another site makes a browser send. */
export async function refuseForgery(app: FastifyInstance, tokens: CsrfTokens): Promise<void> {
	await app.register(cookie);
	app.addHook('onRequest', async (request) => {
		if (safeMethods.has(request.method)) return;
		const refusal =
			refusedOrigin(request) ??
			(request.routeOptions.config.csrf === 'origin' ? null : refusedToken(request, tokens));
		if (refusal) throw new ApiError('csrf_refused', `The request is refused: ${refusal}.`);
	});
}

/**
 * For a host whose cookies are `strict`: no other site makes a browser send them, so the origin is
 * the second line of defence and needs no token.
 */
export async function refuseOtherOrigins(app: FastifyInstance): Promise<void> {
	await app.register(cookie);
	app.addHook('onRequest', async (request) => {
		const refusal = safeMethods.has(request.method) ? null : refusedOrigin(request);
		if (refusal) throw new ApiError('csrf_refused', `The request is refused: ${refusal}.`);
	});
}

/** Browsers send Sec-Fetch-Site; older ones at least Origin. */
function refusedOrigin(request: FastifyRequest): string | null {
	const site = request.headers['sec-fetch-site'];
	if (site !== undefined) return site === 'same-origin' ? null : 'called by another site';
	const origin = URL.parse(request.headers.origin ?? '');
	if (!origin) return 'no origin';
	return origin.host === request.headers.host ? null : 'called by another origin';
}

function refusedToken(request: FastifyRequest, tokens: CsrfTokens): string | null {
	const sent = request.headers[XSRF_HEADER];
	if (typeof sent !== 'string') return 'no token';
	if (sent !== request.cookies[XSRF_COOKIE]) return 'token and cookie differ';
	return tokens.isValid(sent, scopeOf(request)) ? null : 'token of another visit or session';
}
