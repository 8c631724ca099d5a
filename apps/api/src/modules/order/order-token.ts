import { createHmac, timingSafeEqual } from 'node:crypto';

export const ORDER_COOKIE = '__Host-order';
const BYTES = 18;

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
