import type { Database } from '../../db/database.ts';
import type { SecretName } from './edit-secrets.service.ts';
import { openSecret, type SecretKey } from './sealed-secret.ts';
import { findSealed } from './tenant-secrets.sql.ts';

/** Reads secrets of tenants; null where a tenant has none of its own. */
export type TenantSecrets = {
	find(tenantId: string, name: SecretName): Promise<string | null>;
};

/** Not cached: a changed or removed secret counts from the next request on, in every process. */
export function createTenantSecrets(
	db: Pick<Database, 'single'>,
	keys: readonly SecretKey[],
): TenantSecrets {
	return {
		async find(tenantId, name) {
			const sealed = await db.single((tx) => findSealed(tx, tenantId, name));
			return sealed && openSecret(keys, sealed);
		},
	};
}
