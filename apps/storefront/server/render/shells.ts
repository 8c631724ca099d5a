import { createSingleFlight } from '@korb/server/single-flight';
import type { ApiClient, RequestContext } from '../api-client.ts';
import { type LoadedShell, loadShell } from '../loaders/shell.ts';
import type { Tenant } from '../tenants.ts';

const EXPIRE_AFTER_MS = 60_000;

type ShellsOptions = {
	api: ApiClient;
	newRequestId: () => string;
	/** Pages rendered since the last refresh may be stale. */
	onChange: (tenant: Tenant) => void;
	/** Maximum age of a shell; 0 fetches it for every page. */
	refreshMs: number;
};

export type Shells = {
	find(tenant: Tenant, requestContext: PageContext): Promise<LoadedShell>;
	close(): void;
};

type PageContext = RequestContext & { region: string };

type Entry = {
	tenant: Tenant;
	requestContext: PageContext;
	loaded: LoadedShell;
	text: string;
	checkedAt: number;
	usedAt: number;
};

/**
 * Header, footer and aisles of every shop and region in use. They are the same on all pages, so
 * they are polled like the configuration instead of fetched per page, and survive an API outage.
 */
export function createShells({ api, newRequestId, onChange, refreshMs }: ShellsOptions): Shells {
	const entries = new Map<string, Entry>();
	const singleFlight = createSingleFlight<LoadedShell>();

	const timer = setInterval(() => {
		for (const [key, entry] of entries) {
			if (Date.now() - entry.usedAt > EXPIRE_AFTER_MS) entries.delete(key);
			// An entry that was not used since the last refresh has made no page stale.
			else if (entry.usedAt >= entry.checkedAt)
				void refresh(key, entry.tenant, { ...entry.requestContext, requestId: newRequestId() });
		}
	}, refreshMs || EXPIRE_AFTER_MS);
	timer.unref();

	function refresh(key: string, tenant: Tenant, requestContext: PageContext): Promise<LoadedShell> {
		return singleFlight(key, () => load(key, tenant, requestContext));
	}

	async function load(
		key: string,
		tenant: Tenant,
		requestContext: PageContext,
	): Promise<LoadedShell> {
		const known = entries.get(key);
		const checkedAt = Date.now();
		const loaded = await loadShell(api, requestContext, tenant);
		if (!loaded.isComplete) return known?.loaded ?? loaded;
		const text = JSON.stringify(loaded.shell);
		if (known?.text === text) {
			known.checkedAt = checkedAt;
			return known.loaded;
		}
		if (known) onChange(tenant);
		entries.set(key, { tenant, requestContext, loaded, text, checkedAt, usedAt: checkedAt });
		return loaded;
	}

	return {
		async find(tenant, requestContext) {
			const key = `${tenant.host} ${tenant.config.version} ${requestContext.region}`;
			const known = entries.get(key);
			if (!known) return refresh(key, tenant, requestContext);
			known.usedAt = Date.now();
			const isFresh = known.usedAt - known.checkedAt < 2 * refreshMs;
			return isFresh ? known.loaded : refresh(key, tenant, requestContext);
		},
		close: () => clearInterval(timer),
	};
}
