import type { FastifyReply, FastifyRequest } from 'fastify';
import {
	type CsrfTokens,
	ensureCsrfCookies,
	isSecret,
	newSecret,
	VISIT_COOKIE,
} from '../../csrf/index.ts';
import { hashSecret } from '../secret.ts';
import { deviceOf } from './device.ts';
import { DEVICE_DAYS } from './devices.sql.ts';
import { sentSession, setSessionCookies } from './session-cookie.ts';

const DEVICE_COOKIE = '__Host-device';

/** The browser a request comes from. */
export type Browser = {
	/** Hash of the cookie of this visit. */
	visitHash: Buffer;
	/** What a customer recognises, such as `Chrome, Windows`. */
	device: string;
	/** Remembered when somebody signs in, so that the browser is known the next time. */
	deviceToken: string;
	/** Token of the session that a sign-in replaces. */
	session: string | null;
};

export function browserOf(request: FastifyRequest): Browser {
	const sent = request.cookies[DEVICE_COOKIE] ?? '';
	return {
		visitHash: hashSecret(request.cookies[VISIT_COOKIE] ?? ''),
		device: deviceOf(request.headers['user-agent']),
		deviceToken: isSecret(sent) ? sent : newSecret(),
		session: sentSession(request),
	};
}

/** Gives the browser its session, a CSRF token for it, and the mark of a known browser. */
export function setSignedIn(
	tokens: CsrfTokens,
	request: FastifyRequest,
	reply: FastifyReply,
	signedIn: { token: string; browser: Browser; isPersistent: boolean },
): void {
	const { token, browser, isPersistent } = signedIn;
	setSessionCookies(reply, token, isPersistent);
	setDeviceCookie(reply, browser);
	ensureCsrfCookies(tokens, request, reply, token);
}

export function setDeviceCookie(reply: FastifyReply, { deviceToken }: Browser): void {
	reply.setCookie(DEVICE_COOKIE, deviceToken, {
		path: '/',
		secure: true,
		sameSite: 'lax',
		httpOnly: true,
		maxAge: DEVICE_DAYS * 86_400,
	});
}
