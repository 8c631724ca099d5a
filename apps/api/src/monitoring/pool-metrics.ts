import { Gauge, type Registry } from 'prom-client';
import type { Pool } from '../db/connection/pool.ts';

export function observePool(register: Registry, pool: Pool): void {
	new Gauge({
		name: 'postgres_pool_connections',
		help: 'Pool connections by state; waiting counts requests without a connection',
		labelNames: ['state'],
		registers: [register],
		collect() {
			this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
			this.set({ state: 'idle' }, pool.idleCount);
			this.set({ state: 'waiting' }, pool.waitingCount);
		},
	});
	new Gauge({
		name: 'postgres_pool_size',
		help: 'Connections that the pool may open',
		registers: [register],
		collect() {
			this.set(pool.options.max);
		},
	});
}
