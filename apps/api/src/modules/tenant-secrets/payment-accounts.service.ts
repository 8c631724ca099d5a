import { isGuarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { deletePaymentSecret, findVersion, writePaymentSecret } from './payment-accounts.sql.ts';
import { openSecret, type SecretKeys, sealSecret } from './sealed-secret.ts';
import { type PaymentAccount, readSecret } from './secret-values.ts';
import { findSealed } from './tenant-secrets.sql.ts';

export type StoredAccounts = { version: number; accounts: PaymentAccount[] };

/** With the version that a change has to carry; 0 without any. */
export async function readAccounts(
	tx: Tx,
	keys: SecretKeys | null,
	tenantId: string,
): Promise<StoredAccounts> {
	const version = await findVersion(tx, tenantId);
	const sealed = version > 0 && (await findSealed(tx, tenantId, 'payment'));
	if (!sealed) return { version: 0, accounts: [] };
	return { version, accounts: readSecret('payment', openSecret(keys ?? [], sealed)) };
}

/** Returns false if somebody was faster. Without accounts, the installation's takes the payments. */
export function writeAccounts(
	tx: Tx,
	keys: SecretKeys,
	tenantId: string,
	{ version: read, accounts }: StoredAccounts,
): Promise<boolean> {
	const version = isGuarded('account-version') || read === 0 ? read : null;
	if (accounts.length === 0) return deletePaymentSecret(tx, tenantId, version);
	const value = JSON.stringify(accounts);
	readSecret('payment', value);
	return writePaymentSecret(tx, sealSecret(keys, { tenantId, name: 'payment', value }), version);
}
