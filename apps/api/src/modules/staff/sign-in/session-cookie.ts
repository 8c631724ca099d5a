import { STAFF_SESSION_COOKIE } from '@korb/contracts/platform/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecret, newSecret } from '../../csrf/index.ts';
import { hashSecret } from '../../identity/index.ts';

/** `__Host-` and `strict`: of this host only, and sent by no other site. */
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;
const VISIT_COOKIE = '__Host-staff-visit';

export function sentSession({ cookies }: FastifyRequest): Buffer | null {
	const token = cookies[STAFF_SESSION_COOKIE] ?? '';
	return isSecret(token) ? hashSecret(token) : null;
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
	reply.setCookie(STAFF_SESSION_COOKIE, token, attributes);
}

export function dropSessionCookie(reply: FastifyReply): void {
	reply.clearCookie(STAFF_SESSION_COOKIE, attributes);
}

/** Binds the challenges of passkeys to the browser that asked for them. */
export function ensureVisit({ cookies }: FastifyRequest, reply: FastifyReply): Buffer {
	const known = cookies[VISIT_COOKIE] ?? '';
	if (isSecret(known)) return hashSecret(known);
	const visit = newSecret();
	reply.setCookie(VISIT_COOKIE, visit, attributes);
	return hashSecret(visit);
}
