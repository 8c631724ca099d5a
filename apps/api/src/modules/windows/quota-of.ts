import type { RequestContext } from '../../context.ts';
import type { ClientQuota } from './client-quota.sql.ts';

export function quotaOf({ client, tenant }: RequestContext): ClientQuota | null {
	const { holdsPerClient } = tenant.config.clientRuntimeConfig.limits;
	return client === null ? null : { key: client, maxHolds: holdsPerClient };
}
