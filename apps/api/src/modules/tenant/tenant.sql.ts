import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type TenantRow = {
	tenant_id: string;
	config: object;
	version: number;
	/** Published by editors, in addition to those in the configuration: old path → target. */
	published_redirects: Record<string, string> | null;
};
export type HostRow = { host: string; tenant_id: string };

/** Of open shops: a closed one has no requests to answer and nothing to maintain. */
export async function listTenantVersions(
	tx: Tx,
): Promise<Pick<TenantRow, 'tenant_id' | 'version'>[]> {
	return tx
		.selectFrom('tenant')
		.select(['tenant_id', 'version'])
		.where('closed_at', 'is', null)
		.execute();
}

export async function listTenants(tx: Tx, ids: string[]): Promise<TenantRow[]> {
	const { rows } = await sql<TenantRow>`
		SELECT tenant_id, config, version, (
			SELECT jsonb_object_agg(key, document->>'target') FROM content_document
			WHERE content_document.tenant_id = tenant.tenant_id AND kind = 'redirect'
				AND document IS NOT NULL
		) AS published_redirects
		FROM tenant WHERE tenant_id = ANY(${ids})
	`.execute(tx);
	return rows;
}

export async function listHosts(tx: Tx): Promise<HostRow[]> {
	return tx.selectFrom('tenant_host').selectAll().execute();
}

/** Leaves an unchanged tenant alone, so that its version stays and no cache is purged. */
export async function upsertTenant(tx: Tx, id: string, config: object): Promise<void> {
	const json = JSON.stringify(config);
	await sql`
		INSERT INTO tenant (tenant_id, config) VALUES (${id}, ${json})
		ON CONFLICT (tenant_id) DO UPDATE SET config = excluded.config
		WHERE tenant.config IS DISTINCT FROM excluded.config
	`.execute(tx);
}

export async function upsertHost(tx: Tx, host: string, id: string): Promise<void> {
	await sql`
		INSERT INTO tenant_host (host, tenant_id) VALUES (${host}, ${id})
		ON CONFLICT (host) DO UPDATE SET tenant_id = excluded.tenant_id
		WHERE tenant_host.tenant_id IS DISTINCT FROM excluded.tenant_id
	`.execute(tx);
}
