import { createRegister } from '@korb/server/metrics';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Pool } from '../db/connection/pool.ts';
import type { Replica } from '../db/reads/replica.ts';
import { registerCounters } from './counters.ts';
import { observePool } from './pool-metrics.ts';

type Watched = Pick<Replica, 'fallbacks' | 'lagMs'>;

export function createApiMetrics(pool: Pool, replica: Watched | null): Registry {
	const register = createRegister('api');
	observePool(register, pool);
	registerCounters(register);
	if (replica) observeReplica(register, replica);
	return register;
}

function observeReplica(register: Registry, replica: Watched): void {
	new Gauge({
		name: 'postgres_replica_lag_seconds',
		help: 'Upper bound of how far the replica is behind; +Inf while it cannot be asked',
		registers: [register],
		collect() {
			this.set(replica.lagMs() / 1000);
		},
	});
	new Counter({
		name: 'postgres_replica_fallbacks_total',
		help: 'Reads that went to the primary, because the replica was behind or failed',
		labelNames: ['reason'],
		registers: [register],
		collect() {
			this.reset();
			this.inc({ reason: 'lag' }, replica.fallbacks.lag);
			this.inc({ reason: 'error' }, replica.fallbacks.error);
		},
	});
}
