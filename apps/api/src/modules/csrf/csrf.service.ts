import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Binds a token to one visit of one tenant, so that a planted cookie is useless. */
export type CsrfTokens = {
	issue(tenantId: string, visit: string): string;
	isValid(token: string, tenantId: string, visit: string): boolean;
};

export const VISIT_COOKIE = '__Host-visit';

export function createCsrfTokens(secret: string): CsrfTokens {
	const sign = (tenantId: string, visit: string, random: string) =>
		createHmac('sha256', secret).update(`${tenantId}\n${visit}\n${random}`).digest('base64url');
	return {
		issue(tenantId, visit) {
			const random = newSecret();
			return `${random}.${sign(tenantId, visit, random)}`;
		},
		isValid(token, tenantId, visit) {
			const [random = '', signature = ''] = token.split('.');
			if (!isSecret(visit) || !isSecret(random)) return false;
			const given = Buffer.from(signature);
			const expected = Buffer.from(sign(tenantId, visit, random));
			return given.length === expected.length && timingSafeEqual(given, expected);
		},
	};
}

/** 256 random bits. */
export function newSecret(): string {
	return randomBytes(32).toString('base64url');
}

export function isSecret(text: string): boolean {
	return /^[\w-]{43}$/.test(text);
}
