import type { Passkey } from '@korb/contracts/customer/credentials';
import type {
	PasskeyAssertion,
	PasskeyCreationOptions,
	PasskeyRegistration,
	PasskeyRequestOptions,
} from '@korb/contracts/customer/passkey-ceremony';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { ApiError, notFound, refused } from '../../../errors.ts';
import { newSecret } from '../../csrf/index.ts';
import {
	hashSecret,
	PASSKEY_TIMEOUT_MS,
	toCreationOptions,
	toPasskey,
	verifyCreated,
} from '../../identity/index.ts';
import { recordChange } from '../audit/audit.service.ts';
import { findStaff, lockStaff } from '../people/staff.sql.ts';
import type { AdminContext, StaffContext } from '../staff-context.ts';
import { insertChallenge, takeChallenge } from './challenges.sql.ts';
import { startSession } from './login.service.ts';
import {
	countSignature,
	deletePasskey,
	findCredential,
	insertPasskey,
	listPasskeys,
} from './passkeys.sql.ts';
import { strengthenSession } from './sessions.sql.ts';
import { limitPasskeyTries } from './sign-in-limits.ts';

const MOST_PASSKEYS = 10;
const LOGIN_MINUTES = 60;
const CREATION_MINUTES = 10;

/** The browser, and the host it believes to talk to. */
export type Ceremony = { visitHash: Buffer; adminUrl: string };

export async function startPasskeyLogin(
	ctx: AdminContext,
	ceremony: Ceremony,
): Promise<PasskeyRequestOptions> {
	await limitPasskeyTries(ctx);
	return {
		challenge: await newChallenge(ctx, ceremony, null, LOGIN_MINUTES),
		timeout: PASSKEY_TIMEOUT_MS,
		rpId: relyingParty(ceremony).rpId,
		userVerification: 'required',
	};
}

/** A passkey with user verification is two factors in one. Returns the token of a session. */
export async function logInWithPasskey(
	ctx: AdminContext,
	ceremony: Ceremony,
	{ id, rawId, type, response }: PasskeyAssertion,
): Promise<string> {
	await limitPasskeyTries(ctx);
	const found = await ctx.db.single((tx) => findCredential(tx, Buffer.from(id, 'base64url')));
	if (!found) throw passkeyRefused();
	const { rpId, origin } = relyingParty(ceremony);
	const { userHandle: _owner, ...signed } = response;
	const verdict = await verifyAuthenticationResponse({
		response: { id, rawId, type, response: signed, clientExtensionResults: {} },
		expectedChallenge: acceptChallenge(ctx, ceremony, null),
		expectedOrigin: origin,
		expectedRPID: rpId,
		credential: {
			id: found.credential_id.toString('base64url'),
			publicKey: new Uint8Array(found.public_key),
			counter: found.sign_count,
		},
	}).catch(() => null);
	if (!verdict?.verified) throw passkeyRefused();
	const { newCounter } = verdict.authenticationInfo;
	return ctx.db.transaction(async (tx) => {
		if (!(await countSignature(tx, found, newCounter))) throw passkeyRefused();
		const owner = { tenantId: found.tenant_id, staffId: found.staff_id, name: found.name };
		return startSession(tx, ctx, owner, true);
	});
}

export async function startPasskey(
	ctx: StaffContext,
	ceremony: Ceremony,
): Promise<PasskeyCreationOptions> {
	const { me } = ctx;
	if (!me.isFresh) {
		throw new ApiError('reauthentication_required', 'Please sign in again.');
	}
	const known = await ctx.db.single((tx) => listPasskeys(tx, me));
	if (known.length >= MOST_PASSKEYS) throw refused('passkeys', 'There are enough passkeys.');
	return toCreationOptions({
		rp: { id: relyingParty(ceremony).rpId, name: 'Korb' },
		user: { id: me.staffId, name: me.email, displayName: me.name },
		challenge: await newChallenge(ctx, ceremony, me.staffId, CREATION_MINUTES),
		known,
	});
}

export async function addPasskey(
	ctx: StaffContext,
	ceremony: Ceremony,
	{ name, passkey }: { name: string; passkey: PasskeyRegistration },
): Promise<Passkey> {
	const { me } = ctx;
	const isOurs = acceptChallenge(ctx, ceremony, me.staffId);
	const made = await verifyCreated(passkey, relyingParty(ceremony), isOurs);
	return ctx.db.transaction(async (tx) => {
		const row = await insertPasskey(tx, me, { ...made, name: name || 'Passkey' });
		if (!row) throw refused('passkeyKnown', 'The passkey is stored already.');
		await strengthenSession(tx, me, me.tokenHash);
		const after = { name: row.name };
		await recordChange(tx, ctx, { action: 'passkey.add', subject: `staff:${me.staffId}`, after });
		return toPasskey(row);
	});
}

export async function readPasskeys({ db, me }: StaffContext): Promise<Passkey[]> {
	return (await db.single((tx) => listPasskeys(tx, me))).map(toPasskey);
}

/** The last second factor stays: without it, the password alone would open the account. */
export async function removePasskey(ctx: StaffContext, passkeyId: string): Promise<void> {
	const { me } = ctx;
	await ctx.db.transaction(async (tx) => {
		await lockStaff(tx, me.tenantId);
		const name = await deletePasskey(tx, me, passkeyId);
		if (name === null) throw notFound('passkey');
		const row = await findStaff(tx, me);
		if (!row?.has_totp && row?.passkeys === 0) {
			throw refused('lastSecondFactor', 'It is the only second factor.');
		}
		const before = { name };
		await recordChange(tx, ctx, {
			action: 'passkey.remove',
			subject: `staff:${me.staffId}`,
			before,
		});
	});
}

/** Passkeys belong to the host of the back office; those of a shop are not even offered. */
function relyingParty({ adminUrl }: Ceremony) {
	const { hostname: rpId, origin } = new URL(adminUrl);
	return { rpId, origin };
}

async function newChallenge(
	{ db }: AdminContext,
	{ visitHash }: Ceremony,
	staffId: string | null,
	validMinutes: number,
): Promise<string> {
	const challenge = newSecret();
	const row = { challengeHash: hashSecret(challenge), visitHash, staffId };
	await db.transaction((tx) => insertChallenge(tx, row, validMinutes));
	return challenge;
}

function acceptChallenge(
	{ db }: AdminContext,
	{ visitHash }: Ceremony,
	staffId: string | null,
): (challenge: string) => Promise<boolean> {
	return (challenge) =>
		db.transaction((tx) =>
			takeChallenge(tx, { challengeHash: hashSecret(challenge), visitHash, staffId }),
		);
}

function passkeyRefused(): ApiError {
	return new ApiError('login_refused', 'The passkey cannot be verified.');
}
