import { isDraining } from '@korb/server/drain';
import type { FastifyInstance } from 'fastify';
import { createSiblingPool, type Pool } from '../db/connection/pool.ts';
import { createDatabase } from '../db/database.ts';
import { unavailable } from '../errors.ts';
import type { TenantDirectory } from '../modules/tenant/index.ts';

const config = { limit: 'none', isMonitoring: true, isQuiet: true } as const;
const schema = { hide: true };

/**
 * `healthz`: liveness. `readyz`: readiness, checked over a dedicated connection. A process whose
 * pool is exhausted is busy, not broken.
 */
export function answerHealth(
	app: FastifyInstance,
	deps: { pool: Pool; tenants: TenantDirectory },
): void {
	const pool = createSiblingPool(deps.pool, { size: 1, applicationName: 'korb-health' });
	const db = createDatabase(pool);
	app.addHook('onClose', () => pool.end());
	let check: Promise<void> | null = null;
	const pingDatabase = () => {
		check ??= db
			.snapshot(async () => {})
			.finally(() => {
				check = null;
			});
		return check;
	};
	app.get('/healthz', { config, schema }, async () => {
		if (isDraining(app.server)) throw unavailable();
		return { status: 'ok' };
	});
	app.get('/readyz', { config, schema }, async () => {
		if (!deps.tenants.isLoaded) throw unavailable();
		await pingDatabase();
		return { status: 'ready' };
	});
}
