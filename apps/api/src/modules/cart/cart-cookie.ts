import { createHash, createHmac } from 'node:crypto';
import {
	CART_COOKIE,
	CART_EXISTS_COOKIE,
	REGION_COOKIE,
} from '@korb/contracts/platform/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecret, newSecret, VISIT_COOKIE } from '../csrf/index.ts';

const DAY_SECONDS = 86_400;
const attributes = { path: '/', secure: true, sameSite: 'lax' } as const;

/** Hash of the cart token the browser sent. */
export function findToken(request: FastifyRequest): Buffer | null {
	const token = request.cookies[CART_COOKIE] ?? '';
	return isSecret(token) ? hashOf(token) : null;
}

/** The browser's token, or a new one on its first change, which `setCartCookies` then sets. */
export function tokenOf(request: FastifyRequest): { tokenHash: Buffer; token: string } {
	const sent = request.cookies[CART_COOKIE] ?? '';
	const token = isSecret(sent) ? sent : firstToken(request);
	return { token, tokenHash: hashOf(token) };
}

/**
 * A browser's first clicks may arrive concurrently, all without a cart. The token is derived from
 * the visit secret, so they all end up in the same cart.
 */
function firstToken(request: FastifyRequest): string {
	const visit = request.cookies[VISIT_COOKIE] ?? '';
	if (!isSecret(visit)) return newSecret();
	return createHmac('sha256', visit).update(`cart of ${request.ctx.tenant.id}`).digest('base64url');
}

/**
 * Token of the cart that follows the one sent. It is derived from the old token, so that returning
 * twice from one payment leads to the same next cart.
 */
export function nextTokenOf(
	request: FastifyRequest,
): { tokenHash: Buffer; next: { token: string; tokenHash: Buffer } } | null {
	const sent = request.cookies[CART_COOKIE] ?? '';
	if (!isSecret(sent)) return null;
	const token = createHmac('sha256', sent).update('next cart').digest('base64url');
	return { tokenHash: hashOf(sent), next: { token, tokenHash: hashOf(token) } };
}

/** Customers have no token: their session opens their cart. */
export function setCartCookies(
	request: FastifyRequest,
	reply: FastifyReply,
	token: string | null,
): void {
	const maxAge = maxAgeOf(request);
	if (token) reply.setCookie(CART_COOKIE, token, { ...attributes, maxAge, httpOnly: true });
	reply.setCookie(CART_EXISTS_COOKIE, 'true', { ...attributes, maxAge });
}

/**
 * The edge varies its cache on this cookie, so that every shopper sees the prices of their region.
 */
export function setRegionCookie(
	request: FastifyRequest,
	reply: FastifyReply,
	region: string,
): void {
	reply.setCookie(REGION_COOKIE, region, { ...attributes, maxAge: maxAgeOf(request) });
}

export function dropCartToken(reply: FastifyReply): void {
	reply.clearCookie(CART_COOKIE, { ...attributes, httpOnly: true });
}

export function dropCartCookies(reply: FastifyReply): void {
	dropCartToken(reply);
	reply.clearCookie(CART_EXISTS_COOKIE, attributes);
}

function maxAgeOf(request: FastifyRequest): number {
	return request.ctx.tenant.config.clientRuntimeConfig.cart.abandonAfterDays * DAY_SECONDS;
}

function hashOf(token: string): Buffer {
	return createHash('sha256').update(token).digest();
}
