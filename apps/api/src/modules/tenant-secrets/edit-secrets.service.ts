import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { openSecret, type SecretKeys, sealSecret } from './sealed-secret.ts';
import { deleteSealed, lockSealedWithOther, putSealed } from './tenant-secrets.sql.ts';

/** What a tenant can have instead of the installation's: the secret of its picking system. */
export const SecretName = z.enum(['picking']);
export type SecretName = z.infer<typeof SecretName>;

const Value = z.string().min(32, 'a secret needs at least 32 characters').max(4000);

export async function setSecret(
	db: Database,
	keys: SecretKeys,
	secret: { tenantId: string; name: SecretName; value: string },
): Promise<void> {
	const { data: value, error } = Value.safeParse(secret.value);
	if (error) throw new Error(error.issues[0]?.message);
	const isPut = await db.transaction((tx) => putSealed(tx, sealSecret(keys, { ...secret, value })));
	if (!isPut) throw new Error(`there is no tenant ${secret.tenantId}`);
}

export async function removeSecret(
	db: Database,
	{ tenantId, name }: { tenantId: string; name: SecretName },
): Promise<void> {
	const isRemoved = await db.transaction((tx) => deleteSealed(tx, tenantId, name));
	if (!isRemoved) throw new Error(`${tenantId} has no secret ${name}`);
}

/** Encrypts everything with the first key, so that the others can be removed. All, or nothing. */
export function rotateSecrets(db: Database, keys: SecretKeys): Promise<number> {
	return db.transaction(async (tx) => {
		const old = await lockSealedWithOther(tx, keys[0].id);
		for (const secret of old) {
			const value = openSecret(keys, secret);
			await putSealed(tx, sealSecret(keys, { ...secret, value }));
		}
		return old.length;
	});
}
