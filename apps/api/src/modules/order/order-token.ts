import { createHmac, timingSafeEqual } from 'node:crypto';
import { ORDER_COOKIE } from '@korb/contracts/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';

const BYTES = 18;
const DAY_SECONDS = 86_400;
const MAX_KNOWN = 5;

/** Opens one order without a login. It is worked out, not stored, so a copy of the database opens nothing. */
export type OrderTokens = {
	tokenFor(tenantId: string, orderNumber: string): string;
	isValid(tenantId: string, orderNumber: string, token: string): boolean;
};

export function createOrderTokens(secret: string): OrderTokens {
	const sign = (tenantId: string, orderNumber: string) =>
		createHmac('sha256', secret)
			.update(`order\0${tenantId}\0${orderNumber}`)
			.digest()
			.subarray(0, BYTES);
	return {
		tokenFor: (tenantId, orderNumber) => sign(tenantId, orderNumber).toString('base64url'),
		isValid(tenantId, orderNumber, token) {
			const given = Buffer.from(token, 'base64url');
			return given.length === BYTES && timingSafeEqual(given, sign(tenantId, orderNumber));
		},
	};
}

/** From the link of a letter, from a form, or from a browser that knows the order. */
export function tokenOf(request: FastifyRequest, orderNumber: string, sent?: string): string {
	const header = request.headers['x-order-token'];
	if (typeof header === 'string') return header;
	if (sent) return sent;
	return knownOrders(request).find((known) => known.orderNumber === orderNumber)?.token ?? '';
}

export type KnownOrder = { orderNumber: string; token: string };

/** Orders that this browser has placed or opened, the latest first. */
export function knownOrders({ cookies }: FastifyRequest): KnownOrder[] {
	return (cookies[ORDER_COOKIE] ?? '').split('~').map((pair) => {
		const [orderNumber = '', token = ''] = pair.split('.');
		return { orderNumber, token };
	});
}

export function rememberOrder(request: FastifyRequest, reply: FastifyReply, order: KnownOrder) {
	const others = knownOrders(request).filter(
		(known) => known.token !== '' && known.orderNumber !== order.orderNumber,
	);
	const kept = [order, ...others].slice(0, MAX_KNOWN);
	reply.setCookie(
		ORDER_COOKIE,
		kept.map(({ orderNumber, token }) => `${orderNumber}.${token}`).join('~'),
		{ path: '/', secure: true, httpOnly: true, sameSite: 'lax', maxAge: 30 * DAY_SECONDS },
	);
}
