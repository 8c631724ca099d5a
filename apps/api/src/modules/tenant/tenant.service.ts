import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tenant } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Logger } from '../../log.ts';
import { toTenant } from './tenant.mapper.ts';
import { listHosts, listTenants, listTenantVersions, type TenantRow } from './tenant.sql.ts';

const POLL_MS = 1500;
/** Until the first load: nothing can be served before it. */
const FIRST_POLL_MS = 100;

/** All tenants, in memory. Polls the database and keeps the last good state during an outage. */
export type TenantDirectory = {
	/** False until the first successful load, because the hosts are not known yet. */
	readonly isLoaded: boolean;
	find(host: string): Tenant | null;
	findById(tenantId: string): Tenant | null;
	/** The version of every host's configuration, and their hash. */
	readonly versions: HostVersions;
	refresh(): Promise<void>;
	/**
	 * Resolves after the first load: a process that listens before it would be found healthy, and
	 * refuse every request. Without a database it starts after a while, and says that it is not ready.
	 */
	start(): Promise<void>;
	stop(): void;
};

export type HostVersions = { json: string; etag: string };

export function createTenantDirectory(
	db: Database,
	log: Logger,
	{ firstLoadTimeoutMs = 10_000 } = {},
): TenantDirectory {
	const tenants = new Map<string, Tenant>();
	const versions = new Map<string, number>();
	let hosts = new Map<string, string>();
	let hostVersions = toHostVersions([]);
	let isLoaded = false;
	let isAway = false;
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;

	let lastReading: Promise<void> = Promise.resolve();

	/** Sequential, so that an older read that ends late cannot overwrite a newer one. */
	function refresh(): Promise<void> {
		lastReading = lastReading.catch(() => {}).then(read);
		return lastReading;
	}

	async function read(): Promise<void> {
		await db.snapshot(async (tx) => {
			const current = await listTenantVersions(tx);
			const known = new Set(current.map((row) => row.tenant_id));
			const gone = [...versions.keys()].filter((id) => !known.has(id));
			const changed = current.filter((row) => versions.get(row.tenant_id) !== row.version);
			if (isLoaded && changed.length + gone.length === 0) return;
			const rows = await listTenants(
				tx,
				changed.map((row) => row.tenant_id),
			);
			hosts = new Map((await listHosts(tx)).map((row) => [row.host, row.tenant_id]));
			rows.forEach(take);
			gone.forEach(forget);
		});
		hostVersions = toHostVersions(
			[...hosts].flatMap(([host, id]) => {
				const version = tenants.get(id)?.config.version;
				return version ? [[host, version]] : [];
			}),
		);
		isLoaded = true;
	}

	function take(row: TenantRow): void {
		versions.set(row.tenant_id, row.version);
		try {
			tenants.set(row.tenant_id, toTenant(row));
		} catch (error) {
			log.error(
				{ error, tenant: row.tenant_id },
				'invalid tenant configuration, the last valid one stays active',
			);
		}
	}

	function forget(id: string): void {
		versions.delete(id);
		tenants.delete(id);
	}

	async function poll(): Promise<void> {
		try {
			await refresh();
			if (isAway) log.info('tenants can be loaded again');
			isAway = false;
		} catch (error) {
			if (!isAway)
				log.error({ error }, 'tenants cannot be loaded, serving the last valid configuration');
			isAway = true;
		}
		if (!isStopped) timer = setTimeout(poll, isLoaded ? POLL_MS : FIRST_POLL_MS);
	}

	async function start(): Promise<void> {
		const deadline = performance.now() + firstLoadTimeoutMs;
		await poll();
		while (!isLoaded && !isStopped && performance.now() < deadline) await sleep(FIRST_POLL_MS);
	}

	return {
		get isLoaded() {
			return isLoaded;
		},
		find(host) {
			const id = hosts.get(host);
			return (id !== undefined && tenants.get(id)) || null;
		},
		get versions() {
			return hostVersions;
		},
		findById: (tenantId) => tenants.get(tenantId) ?? null,
		refresh,
		start,
		stop() {
			isStopped = true;
			clearTimeout(timer);
		},
	};
}

/** Sorted, so that all API processes answer with the same hash. */
function toHostVersions(versions: string[][]): HostVersions {
	const json = JSON.stringify(Object.fromEntries(versions.toSorted()));
	return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 16)}"` };
}
