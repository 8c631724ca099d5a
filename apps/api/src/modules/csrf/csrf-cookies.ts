import { SESSION_COOKIE, XSRF_COOKIE } from '@korb/contracts/platform/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
	type CsrfScope,
	type CsrfTokens,
	isSecret,
	newSecret,
	VISIT_COOKIE,
} from './csrf.service.ts';

const attributes = { path: '/', secure: true, sameSite: 'lax' } as const;

export function scopeOf(request: FastifyRequest): CsrfScope {
	return {
		tenantId: request.ctx.tenant.id,
		visit: request.cookies[VISIT_COOKIE] ?? '',
		session: request.cookies[SESSION_COOKIE] ?? '',
	};
}

/** Makes sure that the browser holds a token for its visit and the given session. */
export function ensureCsrfCookies(
	tokens: CsrfTokens,
	request: FastifyRequest,
	reply: FastifyReply,
	session = request.cookies[SESSION_COOKIE] ?? '',
): void {
	const known = request.cookies[VISIT_COOKIE] ?? '';
	const visit = isSecret(known) ? known : newSecret();
	if (visit !== known) reply.setCookie(VISIT_COOKIE, visit, { ...attributes, httpOnly: true });
	// Keeps a valid token, because another tab may be about to use it.
	const scope = { ...scopeOf(request), visit, session };
	if (tokens.isValid(request.cookies[XSRF_COOKIE] ?? '', scope)) return;
	reply.setCookie(XSRF_COOKIE, tokens.issue(scope), attributes);
}
