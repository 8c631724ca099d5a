import {
	CART_COOKIE,
	CART_EXISTS_COOKIE,
	LOGGED_IN_COOKIE,
	SESSION_COOKIE,
	SESSION_EXPIRED_COOKIE,
} from '@korb/contracts/platform/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecret } from '../../csrf/index.ts';
import { ABSOLUTE_DAYS } from './sessions.sql.ts';

const DAY_SECONDS = 86_400;
/** Long enough for the page that is loading to notice it. */
const EXPIRED_SECONDS = 60;
const attributes = { path: '/', secure: true, sameSite: 'lax' } as const;

/** The token the browser sent; null for guests. */
export function sentSession(request: FastifyRequest): string | null {
	const token = request.cookies[SESSION_COOKIE] ?? '';
	return isSecret(token) ? token : null;
}

/** Unless they are persistent, the cookies end with the browser. */
export function setSessionCookies(reply: FastifyReply, token: string, isPersistent: boolean): void {
	const options = { ...attributes, ...(isPersistent && { maxAge: ABSOLUTE_DAYS * DAY_SECONDS }) };
	reply.setCookie(SESSION_COOKIE, token, { ...options, httpOnly: true });
	reply.setCookie(LOGGED_IN_COOKIE, 'true', options);
	reply.clearCookie(SESSION_EXPIRED_COOKIE, attributes);
}

export function dropSessionCookies(reply: FastifyReply): void {
	reply.clearCookie(SESSION_COOKIE, { ...attributes, httpOnly: true });
	reply.clearCookie(LOGGED_IN_COOKIE, attributes);
	// The customer's cart is closed to this browser; one it filled as a guest is not.
	if (!reply.request.cookies[CART_COOKIE]) reply.clearCookie(CART_EXISTS_COOKIE, attributes);
}

/** Tells the page why the customer is signed out; it deletes the flag when it has said so. */
export function markSessionExpired(reply: FastifyReply): void {
	dropSessionCookies(reply);
	reply.setCookie(SESSION_EXPIRED_COOKIE, 'true', { ...attributes, maxAge: EXPIRED_SECONDS });
}
