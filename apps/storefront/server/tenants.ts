import { TenantConfig, TenantVersions } from '@korb/contracts/platform/tenant';
import { listRoutes, type TenantRoute } from '@korb/domain/routing/routes';
import { createSingleFlight } from '@korb/server/single-flight';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiClient } from './api-client.ts';

const REFRESH_MS = 1500;
const EXPIRE_AFTER_MS = 3_600_000;

export type Tenant = { id: string; host: string; config: TenantConfig; routes: TenantRoute[] };

type TenantsOptions = {
	api: ApiClient;
	newRequestId: () => string;
	/** Called for every configuration that is new to this process. */
	onNewConfig: (tenant: Tenant) => void;
	log: FastifyBaseLogger;
};

export type Tenants = {
	/** null: no tenant has this host. Throws when the API cannot answer. */
	find(host: string): Promise<Tenant | null>;
	close(): void;
};

type Entry = { tenant: Tenant; usedAt: number };

/**
 * Holds the last valid configuration of every host in use, so it survives an API outage. One call
 * asks for the versions of all hosts; only those that have changed are fetched.
 */
export function createTenants(options: TenantsOptions): Tenants {
	const entries = new Map<string, Entry>();
	const singleFlight = createSingleFlight<Entry | null>();

	let etag: string | null = null;
	let isPolling = false;
	const timer = setInterval(() => {
		for (const [host, { usedAt }] of entries) {
			if (Date.now() - usedAt > EXPIRE_AFTER_MS) entries.delete(host);
		}
		if (entries.size > 0 && !isPolling) void poll();
	}, REFRESH_MS);
	timer.unref();

	async function poll(): Promise<void> {
		isPolling = true;
		try {
			const answer = await options.api.getVersions(options.newRequestId(), etag);
			if (answer.status === 304) return;
			if (!answer.isOk) throw new Error(`tenant versions failed with ${answer.status}`);
			const versions = TenantVersions.parse(answer.body);
			const changed = [...entries].filter(
				([host, { tenant }]) => versions[host] !== tenant.config.version,
			);
			await Promise.all(changed.map(([host, entry]) => refresh(host, entry)));
			// Another API process may not know the change yet, so its answer can be outdated.
			const isSettled = [...entries].every(
				([host, { tenant }]) => versions[host] === tenant.config.version,
			);
			etag = isSettled ? answer.etag : null;
		} catch (error) {
			options.log.warn({ err: error }, 'tenant configuration refresh failed');
		} finally {
			isPolling = false;
		}
	}

	async function refresh(host: string, known: Entry): Promise<void> {
		const entry = await fetchConfig(options, host, known);
		if (entry) entries.set(host, entry);
		else entries.delete(host);
	}

	async function learn(host: string): Promise<Entry | null> {
		const entry = await fetchConfig(options, host, null);
		if (entry) entries.set(host, entry);
		// It may come from an API process that is behind the others: compare it with the next poll.
		etag = null;
		return entry;
	}

	return {
		async find(host) {
			const known = entries.get(host);
			if (known) {
				known.usedAt = Date.now();
				return known.tenant;
			}
			return (await singleFlight(host, () => learn(host)))?.tenant ?? null;
		},
		close: () => clearInterval(timer),
	};
}

async function fetchConfig(
	{ api, newRequestId, onNewConfig }: TenantsOptions,
	host: string,
	known: Entry | null,
): Promise<Entry | null> {
	const answer = await api.getConfig({ host, requestId: newRequestId() });
	if (answer.status === 421) return null;
	if (!answer.isOk) throw new Error(`configuration of ${host} failed with ${answer.status}`);
	const config = TenantConfig.parse(answer.body);
	const usedAt = known?.usedAt ?? Date.now();
	if (known?.tenant.config.version === config.version) return { tenant: known.tenant, usedAt };
	const { tenantId } = config.clientRuntimeConfig;
	const tenant = { id: tenantId, host, config, routes: listRoutes(config.clientRuntimeConfig) };
	onNewConfig(tenant);
	return { tenant, usedAt };
}
