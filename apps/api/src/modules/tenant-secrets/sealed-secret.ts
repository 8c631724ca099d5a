import { seal, unseal } from '@korb/server/secret-box';

export type SecretKey = { id: string; key: string };
/** The first encrypts; the others still decrypt what a rotation has not reached. */
export type SecretKeys = readonly [SecretKey, ...SecretKey[]];

export type SealedSecret = { tenantId: string; name: string; keyId: string; sealed: string };

export function sealSecret(
	keys: SecretKeys,
	{ tenantId, name, value }: { tenantId: string; name: string; value: string },
): SealedSecret {
	const [{ id, key }] = keys;
	return { tenantId, name, keyId: id, sealed: seal(value, ownerOf({ tenantId, name }), key) };
}

/** Throws for a missing or wrong key, and for a ciphertext that was changed or moved. */
export function openSecret(keys: readonly SecretKey[], secret: SealedSecret): string {
	const { tenantId, name, keyId, sealed } = secret;
	const found = keys.find(({ id }) => id === keyId);
	if (!found) throw new Error(`TENANT_SECRET_KEYS lacks the key ${keyId} of ${tenantId}/${name}`);
	try {
		return unseal(sealed, ownerOf(secret), found.key);
	} catch {
		throw new Error(`the secret ${tenantId}/${name} does not open with the key ${keyId}`);
	}
}

function ownerOf({ tenantId, name }: Pick<SealedSecret, 'tenantId' | 'name'>): string {
	return `tenant-secret ${tenantId}/${name}`;
}
