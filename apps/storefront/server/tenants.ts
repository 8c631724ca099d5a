import { TenantConfig } from '@korb/contracts/platform/tenant';
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

type Entry = { tenant: Tenant; etag: string | null; usedAt: number; isRefreshing: boolean };

/** Holds the last valid configuration of every host in use, so it survives an API outage. */
export function createTenants(options: TenantsOptions): Tenants {
	const entries = new Map<string, Entry>();
	const singleFlight = createSingleFlight<Entry | null>();

	const timer = setInterval(() => {
		for (const [host, entry] of entries) {
			if (Date.now() - entry.usedAt > EXPIRE_AFTER_MS) entries.delete(host);
			else void refresh(host, entry);
		}
	}, REFRESH_MS);
	timer.unref();

	async function refresh(host: string, known: Entry): Promise<void> {
		if (known.isRefreshing) return;
		known.isRefreshing = true;
		try {
			const entry = await fetchApi(options, host, known);
			if (entry) entries.set(host, entry);
			else entries.delete(host);
		} catch (error) {
			options.log.warn({ err: error, host }, 'tenant configuration refresh failed');
		} finally {
			known.isRefreshing = false;
		}
	}

	async function learn(host: string): Promise<Entry | null> {
		const entry = await fetchApi(options, host, null);
		if (entry) entries.set(host, entry);
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

async function fetchApi(
	{ api, newRequestId, onNewConfig }: TenantsOptions,
	host: string,
	known: Entry | null,
): Promise<Entry | null> {
	const answer = await api.getConfig({ host, requestId: newRequestId() }, known?.etag ?? null);
	if (answer.status === 304 && known) return { ...known, isRefreshing: false };
	if (answer.status === 421) return null;
	if (!answer.isOk) throw new Error(`tenant configuration failed with ${answer.status}`);
	const config = TenantConfig.parse(answer.body);
	const base = { etag: answer.etag, usedAt: known?.usedAt ?? Date.now(), isRefreshing: false };
	if (known?.tenant.config.version === config.version) return { ...base, tenant: known.tenant };
	const { tenantId } = config.clientRuntimeConfig;
	const tenant = { id: tenantId, host, config, routes: listRoutes(config.clientRuntimeConfig) };
	onNewConfig(tenant);
	return { ...base, tenant };
}
