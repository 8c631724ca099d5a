import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { unavailable } from '../errors.ts';
import type { TenantDirectory } from '../modules/tenant/index.ts';

const config = { limit: 'none', isMonitoring: true, isQuiet: true } as const;
const schema = { hide: true };

/** `healthz`: the process lives. `readyz`: it can do its work. */
export function answerHealth(
	app: FastifyInstance,
	deps: { db: Database; tenants: TenantDirectory },
): void {
	app.get('/healthz', { config, schema }, async () => ({ status: 'ok' }));
	app.get('/readyz', { config, schema }, async () => {
		if (!deps.tenants.isLoaded) throw unavailable();
		await deps.db.snapshot(async () => {});
		return { status: 'ready' };
	});
}
