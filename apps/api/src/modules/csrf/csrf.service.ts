import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a token is valid for: one visit of one tenant, signed in as one customer or as nobody. */
export type CsrfScope = { tenantId: string; visit: string; session: string };

/** Binds a token to its scope, so that a planted cookie is useless. */
export type CsrfTokens = {
	issue(scope: CsrfScope): string;
	isValid(token: string, scope: CsrfScope): boolean;
};

export const VISIT_COOKIE = '__Host-visit';

export function createCsrfTokens(secret: string): CsrfTokens {
	const sign = ({ tenantId, visit, session }: CsrfScope, random: string) =>
		createHmac('sha256', secret)
			.update(`${tenantId}\n${visit}\n${session}\n${random}`)
			.digest('base64url');
	return {
		issue(scope) {
			const random = newSecret();
			return `${random}.${sign(scope, random)}`;
		},
		isValid(token, scope) {
			const [random = '', signature = ''] = token.split('.');
			if (!isSecret(scope.visit) || !isSecret(random)) return false;
			const given = Buffer.from(signature);
			const expected = Buffer.from(sign(scope, random));
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
