import { createHash } from 'node:crypto';
import { StoredTenantConfig } from '@korb/contracts/platform/tenant';
import { listRoutes } from '@korb/domain/routing/routes';
import { bundleFor } from '@korb/messages';
import type { Tenant } from '../../context.ts';
import type { TenantRow } from './tenant.sql.ts';

/** Throws on an invalid configuration. */
export function toTenant(row: TenantRow): Tenant {
	const { backOffice, ...stored } = StoredTenantConfig.parse(row.config);
	const runtime = stored.clientRuntimeConfig;
	if (runtime.tenantId !== row.tenant_id) {
		throw new Error(`the configuration names another tenant: ${runtime.tenantId}`);
	}
	const complete = {
		...stored,
		redirects: withPublished(stored.redirects, row.published_redirects ?? {}),
		messageBundle: { ...bundleFor(runtime.locale), ...stored.messageBundle },
	};
	const config = { version: shortHash(JSON.stringify(complete)), ...complete };
	return {
		id: row.tenant_id,
		config,
		backOffice,
		json: JSON.stringify(config),
		routes: listRoutes(runtime),
	};
}

type Redirects = StoredTenantConfig['redirects'];

/** An operator's redirect overrides an editor's. */
function withPublished(own: Redirects, published: Record<string, string>): Redirects {
	const all: Redirects = { oneToOne: {}, manyToOne: {}, manyToMany: {} };
	for (const [from, target] of Object.entries(published)) {
		const isMany = from.endsWith('/*');
		const keepsRest = isMany && target.endsWith('/*');
		all[keepsRest ? 'manyToMany' : isMany ? 'manyToOne' : 'oneToOne'][from] = target;
	}
	return {
		oneToOne: { ...all.oneToOne, ...own.oneToOne },
		manyToOne: { ...all.manyToOne, ...own.manyToOne },
		manyToMany: { ...all.manyToMany, ...own.manyToMany },
	};
}

function shortHash(text: string): string {
	return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
