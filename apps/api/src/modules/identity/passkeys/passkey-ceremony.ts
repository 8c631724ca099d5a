import type { RequestContext, Tenant } from '../../../context.ts';
import { newSecret } from '../../csrf/index.ts';
import { hashSecret } from '../secret.ts';
import type { Browser } from '../sessions/browser.ts';
import { insertChallenge, takeChallenge } from './passkeys.sql.ts';

/** EdDSA, ES256 and RS256: what every authenticator in use has one of. */
export const algorithms = [-8, -7, -257] as const;
export const TIMEOUT_MS = 5 * 60_000;

/** Passkeys belong to the shop's own host, so one of another shop is not even offered. */
export function relyingParty({ config }: Tenant) {
	const { baseUrl, name } = config.clientRuntimeConfig;
	const { hostname, origin } = new URL(baseUrl);
	return { rpId: hostname, rpName: name, origin };
}

export async function newChallenge(
	ctx: RequestContext,
	{ visitHash }: Browser,
	customerId: string | null,
	validMinutes: number,
): Promise<string> {
	const challenge = newSecret();
	const row = {
		tenantId: ctx.tenant.id,
		challengeHash: hashSecret(challenge),
		visitHash,
		customerId,
	};
	await ctx.db.transaction((tx) => insertChallenge(tx, row, validMinutes));
	return challenge;
}

/** Accepts a challenge of this browser, once. */
export function challengeOf(
	ctx: RequestContext,
	{ visitHash }: Browser,
	customerId: string | null,
): (challenge: string) => Promise<boolean> {
	return (challenge) =>
		ctx.db.transaction((tx) =>
			takeChallenge(tx, {
				tenantId: ctx.tenant.id,
				challengeHash: hashSecret(challenge),
				visitHash,
				customerId,
			}),
		);
}
