import type { Database } from '../../db/database.ts';
import { openSecret, type SecretKey } from './sealed-secret.ts';
import { readSecret, type SecretName, type SecretValues } from './secret-values.ts';
import { findSealed, listOwners } from './tenant-secrets.sql.ts';

/** Reads secrets of tenants; null where a tenant has none of its own. */
export type TenantSecrets = {
	find<Name extends SecretName>(tenantId: string, name: Name): Promise<SecretValues[Name] | null>;
	/** The tenants that have one. */
	listOwners(name: SecretName): Promise<string[]>;
};

export const noTenantSecrets: TenantSecrets = {
	find: async () => null,
	listOwners: async () => [],
};

/** Not cached: a changed or removed secret counts from the next request on, in every process. */
export function createTenantSecrets(
	db: Pick<Database, 'single'>,
	keys: readonly SecretKey[],
): TenantSecrets {
	return {
		async find(tenantId, name) {
			const sealed = await db.single((tx) => findSealed(tx, tenantId, name));
			return sealed && readSecret(name, openSecret(keys, sealed));
		},
		listOwners: (name) => db.single((tx) => listOwners(tx, name)),
	};
}
