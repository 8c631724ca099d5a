import type {
	PasskeyAssertion,
	PasskeyRequestOptions,
} from '@korb/contracts/customer/passkey-ceremony';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { RequestContext } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import type { Browser } from '../sessions/browser.ts';
import { type SignedIn, signIn } from '../sessions/sign-in.ts';
import { challengeOf, newChallenge, relyingParty, TIMEOUT_MS } from './passkey-ceremony.ts';
import { type CredentialRow, countSignature, findCredential } from './passkeys.sql.ts';

/** The email field offers passkeys as long as the page is open. */
const LOGIN_MINUTES = 60;

/** Names no account: the browser offers what it has for this shop. */
export async function startPasskeyLogin(
	ctx: RequestContext,
	browser: Browser,
): Promise<PasskeyRequestOptions> {
	return {
		challenge: await newChallenge(ctx, browser, null, LOGIN_MINUTES),
		timeout: TIMEOUT_MS,
		rpId: relyingParty(ctx.tenant).rpId,
		userVerification: 'required',
	};
}

/** A passkey with user verification is two factors in one, so no second step follows. */
export async function logInWithPasskey(
	ctx: RequestContext,
	passkey: PasskeyAssertion,
	browser: Browser,
): Promise<SignedIn> {
	const { id: tenantId } = ctx.tenant;
	const credentialId = Buffer.from(passkey.id, 'base64url');
	const found = await ctx.db.single((tx) => findCredential(tx, tenantId, credentialId));
	const signCount = found && (await verify(ctx, passkey, found, browser));
	if (!found || signCount === null) throw refusal();
	return ctx.db.transaction(async (tx) => {
		if (!(await countSignature(tx, tenantId, found.passkey_id, signCount))) throw refusal();
		return signIn(tx, { tenantId, customerId: found.customer_id }, browser);
	});
}

/** The new counter; null when anything about the answer is wrong. */
async function verify(
	ctx: RequestContext,
	passkey: PasskeyAssertion,
	found: CredentialRow,
	browser: Browser,
): Promise<number | null> {
	const { rpId, origin } = relyingParty(ctx.tenant);
	const { userHandle: _owner, ...response } = passkey.response;
	const verdict = await verifyAuthenticationResponse({
		response: {
			id: passkey.id,
			rawId: passkey.rawId,
			type: passkey.type,
			response,
			clientExtensionResults: {},
		},
		expectedChallenge: challengeOf(ctx, browser, null),
		expectedOrigin: origin,
		expectedRPID: rpId,
		credential: {
			id: found.credential_id.toString('base64url'),
			publicKey: new Uint8Array(found.public_key),
			counter: found.sign_count,
		},
	}).catch(() => null);
	return verdict?.verified ? verdict.authenticationInfo.newCounter : null;
}

function refusal(): ApiError {
	return new ApiError('login_refused', 'The passkey cannot be verified.');
}
