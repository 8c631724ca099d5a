import { createRegister } from '@korb/server/metrics';
import type { Registry } from 'prom-client';
import type { Pool } from '../db/connection/pool.ts';
import type { Database } from '../db/database.ts';
import { registerCounters } from './counters.ts';
import { observePool } from './pool-metrics.ts';
import { observeShop } from './shop-metrics.ts';

export function createWorkerMetrics(pool: Pool, db: Database): Registry {
	const register = createRegister('worker');
	observePool(register, pool);
	registerCounters(register);
	observeShop(register, db);
	return register;
}
