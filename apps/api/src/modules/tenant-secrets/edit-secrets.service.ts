import type { Database } from '../../db/database.ts';
import { openSecret, type SecretKeys, sealSecret } from './sealed-secret.ts';
import { isTestMoney, readSecret, type SecretName } from './secret-values.ts';
import { deleteSealed, lockSealedWithOther, putSealed } from './tenant-secrets.sql.ts';

export async function setSecret(
	db: Database,
	keys: SecretKeys,
	secret: { tenantId: string; name: SecretName; value: string },
	{ isTestMoneyAllowed = true } = {},
): Promise<void> {
	const value = readSecret(secret.name, secret.value);
	if (!isTestMoneyAllowed && Array.isArray(value) && isTestMoney(value)) {
		throw new Error('payment: an account for tests is only for a demo (KORB_DEMO=1)');
	}
	const isPut = await db.transaction((tx) => putSealed(tx, sealSecret(keys, secret)));
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
