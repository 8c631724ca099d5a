import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecret } from '../../csrf/index.ts';
import { hashSecret } from '../../identity/index.ts';

const DEVICE_COOKIE = '__Host-floor-device';
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;
/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 86_400;

export function sentDevice({ cookies }: FastifyRequest): Buffer | null {
	const token = cookies[DEVICE_COOKIE] ?? '';
	return isSecret(token) ? hashSecret(token) : null;
}

/** Also with every sign-in, so that it lasts as long as the device is used. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
	reply.setCookie(DEVICE_COOKIE, token, { ...attributes, maxAge: MAX_AGE_SECONDS });
}

export function renewDeviceCookie({ cookies }: FastifyRequest, reply: FastifyReply): void {
	setDeviceCookie(reply, cookies[DEVICE_COOKIE] ?? '');
}
