import { createHmac } from 'node:crypto';
import { ApiError, notFound } from '../../../errors.ts';
import { newSecret } from '../../csrf/index.ts';
import { hashSecret } from '../../identity/index.ts';
import { findLogin, holdPassword } from '../people/staff.sql.ts';
import type { AdminContext } from '../staff-context.ts';
import { insertChallenge, takeChallenge } from './challenges.sql.ts';
import type {
	AuthorizationAnswer,
	AuthorizationRequest,
	IdentityProvider,
} from './identity-provider.ts';
import { startSession, toPerson } from './login.service.ts';
import type { Ceremony } from './passkeys.service.ts';
import { limitSingleSignOn } from './sign-in-limits.ts';

const LOGIN_MINUTES = 10;

export type SingleSignOn = {
	staffSecret: string;
	/** None unless configured. */
	identityProvider?: IdentityProvider | undefined;
};

export async function startSingleSignOn(
	ctx: AdminContext,
	{ identityProvider, staffSecret }: SingleSignOn,
	ceremony: Ceremony,
): Promise<{ url: string }> {
	if (!identityProvider) throw notFound('identity provider');
	await limitSingleSignOn(ctx);
	const state = newSecret();
	const url = await identityProvider.authorizationUrl(requestOf(state, staffSecret, ceremony));
	await ctx.db.transaction((tx) =>
		insertChallenge(tx, challengeOf(state, ceremony), LOGIN_MINUTES),
	);
	return { url };
}

/**
 * The company's account replaces both factors: asking for a second one is up to the provider. It
 * opens accounts that exist and have accepted their invitation; it creates none.
 */
export async function logInWithSingleSignOn(
	ctx: AdminContext,
	{ identityProvider, staffSecret }: SingleSignOn,
	ceremony: Ceremony,
	answer: AuthorizationAnswer,
): Promise<string> {
	if (!identityProvider) throw notFound('identity provider');
	await limitSingleSignOn(ctx);
	const { state } = answer;
	const isOurs = await ctx.db.transaction((tx) => takeChallenge(tx, challengeOf(state, ceremony)));
	if (!isOurs) throw signOnRefused();
	const request = requestOf(state, staffSecret, ceremony);
	const email = await identityProvider.verifiedEmail(request, answer);
	const found = email && (await ctx.db.single((tx) => findLogin(tx, email)));
	if (!found) throw signOnRefused();
	const person = toPerson(found);
	return ctx.db.transaction(async (tx) => {
		if (!(await holdPassword(tx, person, found.password_hash ?? ''))) throw signOnRefused();
		return startSession(tx, ctx, person, true);
	});
}

/** Nonce and verifier follow from the state and our secret, so nothing secret is stored. */
function requestOf(
	state: string,
	staffSecret: string,
	{ adminUrl }: Ceremony,
): AuthorizationRequest {
	const derive = (use: string) =>
		createHmac('sha256', staffSecret).update(`oidc ${use} ${state}`).digest('base64url');
	return {
		redirectUri: new URL('/sign-in/oidc', adminUrl).href,
		state,
		nonce: derive('nonce'),
		codeVerifier: derive('verifier'),
	};
}

/** Apart from those of passkeys: neither answers the other. */
function challengeOf(state: string, { visitHash }: Ceremony) {
	return { challengeHash: hashSecret(`oidc ${state}`), visitHash, staffId: null };
}

function signOnRefused(): ApiError {
	return new ApiError('login_refused', 'This account opens nothing here.');
}
