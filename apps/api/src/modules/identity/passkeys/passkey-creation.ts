import type { Passkey } from '@korb/contracts/customer/credentials';
import type {
	PasskeyCreationOptions,
	PasskeyRegistration,
} from '@korb/contracts/customer/passkey-ceremony';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { ApiError } from '../../../errors.ts';
import { algorithms, TIMEOUT_MS } from './passkey-ceremony.ts';
import type { CredentialRow, PasskeyRow } from './passkeys.sql.ts';

/** What customers and staff have in common: only where a passkey is stored differs. */

type Creation = Pick<PasskeyCreationOptions, 'rp' | 'challenge'> & {
	user: { id: string; name: string; displayName: string };
	/** The browser refuses to create a second one on the same authenticator. */
	known: Pick<CredentialRow, 'credential_id' | 'transports'>[];
};

export function toCreationOptions({
	rp,
	user,
	challenge,
	known,
}: Creation): PasskeyCreationOptions {
	return {
		rp,
		user: { ...user, id: Buffer.from(user.id).toString('base64url') },
		challenge,
		pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
		timeout: TIMEOUT_MS,
		excludeCredentials: known.map(({ credential_id, transports }) => ({
			id: credential_id.toString('base64url'),
			type: 'public-key',
			transports,
		})),
		authenticatorSelection: {
			residentKey: 'required',
			requireResidentKey: true,
			userVerification: 'required',
		},
		attestation: 'none',
	};
}

/** The columns of a new passkey, once its signature is verified. */
export async function verifyCreated(
	{ id, rawId, type, response }: PasskeyRegistration,
	{ rpId, origin }: { rpId: string; origin: string },
	isOurChallenge: (challenge: string) => Promise<boolean>,
) {
	const { registrationInfo: made } = await verifyRegistrationResponse({
		response: {
			...{ id, rawId, type },
			response: { ...response, transports: response.transports ?? [] },
			clientExtensionResults: {},
		},
		expectedChallenge: isOurChallenge,
		expectedOrigin: origin,
		expectedRPID: rpId,
		supportedAlgorithmIDs: [...algorithms],
	}).catch(() => ({ registrationInfo: undefined }));
	if (!made) throw new ApiError('login_refused', 'The passkey cannot be verified.');
	return {
		credentialId: Buffer.from(made.credential.id, 'base64url'),
		publicKey: Buffer.from(made.credential.publicKey),
		signCount: made.credential.counter,
		transports: made.credential.transports ?? [],
		isSynced: made.credentialBackedUp,
	};
}

export function toPasskey(row: PasskeyRow): Passkey {
	return {
		passkeyId: row.passkey_id,
		name: row.name,
		createdAt: row.created_at.toISOString(),
		lastUsedAt: row.last_used_at?.toISOString() ?? null,
		isSynced: row.is_synced,
	};
}
