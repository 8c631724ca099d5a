import { createHmac, timingSafeEqual } from 'node:crypto';
import { ORDER_COOKIE } from '@korb/contracts/platform/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OrderRow } from './order.sql.ts';

const EXPIRY_BYTES = 4;
const SIGNATURE_BYTES = 18;
/** Days after delivery: longer than the withdrawal period and most support requests. */
const LINK_DAYS = 180;
const DAY_SECONDS = 86_400;
const MAX_KNOWN = 5;

/**
 * Opens one order without a login. Tokens are derived, not stored, so a leaked database opens
 * nothing.
 */
export type OrderTokens = {
	tokenFor(link: OrderLink): string;
	judge(order: Omit<OrderLink, 'expiresAt'>, token: string, now: Date): TokenState;
};
export type OrderLink = { tenantId: string; orderNumber: string; expiresAt: Date };
type TokenState = 'valid' | 'expired' | 'wrong';

/** The token contains its expiry, which is part of the signed data. */
export function createOrderTokens(secret: string): OrderTokens {
	const sign = (tenantId: string, orderNumber: string, expiry: Buffer) =>
		createHmac('sha256', secret)
			.update(`order\0${tenantId}\0${orderNumber}\0`)
			.update(expiry)
			.digest()
			.subarray(0, SIGNATURE_BYTES);
	return {
		tokenFor({ tenantId, orderNumber, expiresAt }) {
			const expiry = Buffer.alloc(EXPIRY_BYTES);
			expiry.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000));
			return Buffer.concat([expiry, sign(tenantId, orderNumber, expiry)]).toString('base64url');
		},
		judge({ tenantId, orderNumber }, token, now) {
			const given = Buffer.from(token, 'base64url');
			if (given.length !== EXPIRY_BYTES + SIGNATURE_BYTES) return 'wrong';
			const expiry = given.subarray(0, EXPIRY_BYTES);
			const isOurs = timingSafeEqual(
				given.subarray(EXPIRY_BYTES),
				sign(tenantId, orderNumber, expiry),
			);
			if (!isOurs) return 'wrong';
			return expiry.readUInt32BE() * 1000 > now.getTime() ? 'valid' : 'expired';
		},
	};
}

/** Derived from the order alone, so every link to it is the same. */
export function linkTo({ tenant_id, order_number, snapshot }: OrderRow): OrderLink {
	const window = snapshot.cart.distributionWindow;
	if (!window) throw new Error('an order has a window');
	const expiresAt = new Date(Date.parse(window.end) + LINK_DAYS * DAY_SECONDS * 1000);
	return { tenantId: tenant_id, orderNumber: String(order_number), expiresAt };
}

/** From the link in an email, a form, or the browser's cookie. */
export function tokenOf(request: FastifyRequest, orderNumber: string, sent?: string): string {
	const header = request.headers['x-order-token'];
	if (typeof header === 'string') return header;
	if (sent) return sent;
	return knownOrders(request).find((known) => known.orderNumber === orderNumber)?.token ?? '';
}

export type KnownOrder = { orderNumber: string; token: string };

/** Orders this browser has placed or opened, latest first. */
export function knownOrders({ cookies }: FastifyRequest): KnownOrder[] {
	return (cookies[ORDER_COOKIE] ?? '')
		.split('~')
		.map((pair) => {
			const [orderNumber = '', token = ''] = pair.split('.');
			return { orderNumber, token };
		})
		.filter(({ orderNumber, token }) => /^\d{6,15}$/.test(orderNumber) && token !== '');
}

export function rememberOrder(request: FastifyRequest, reply: FastifyReply, order: KnownOrder) {
	const others = knownOrders(request).filter((known) => known.orderNumber !== order.orderNumber);
	const kept = [order, ...others].slice(0, MAX_KNOWN);
	reply.setCookie(
		ORDER_COOKIE,
		kept.map(({ orderNumber, token }) => `${orderNumber}.${token}`).join('~'),
		{ path: '/', secure: true, httpOnly: true, sameSite: 'lax', maxAge: 30 * DAY_SECONDS },
	);
}
