import { stopOnSignal } from '@korb/server/stop-on-signal';
import { createDatabase } from '../../../apps/api/src/db/database.ts';
import { createPool, jobDeadlines } from '../../../apps/api/src/db/pool.ts';
import { readEnv } from '../../../apps/api/src/env.ts';
import { repeatEvery } from '../../../apps/api/src/jobs/every.ts';
import { createLogs } from '../../../apps/api/src/log.ts';
import { endOnBug } from '../../../apps/api/src/process-end.ts';
import { pickerEnv, refuseProduction } from '../env.ts';
import { moveDemoOrders } from './picker.ts';

const MOVE_ORDERS_MS = 5000;

// Stands for the merchant's picking system, which a shop has and a demo lacks.
refuseProduction();
const env = readEnv(pickerEnv);
const log = createLogs({ level: env.LOG_LEVEL }).process;
endOnBug(log);
const pool = createPool({
	url: env.DATABASE_URL,
	size: 2,
	deadlines: jobDeadlines,
	applicationName: 'korb-demo-picker',
	onError: (error) => log.warn({ error }, 'database connection lost'),
});
const picker = { db: createDatabase(pool), url: env.API_URL, secret: env.PICKING_SECRET };
const moving = repeatEvery(MOVE_ORDERS_MS, log, 'delivering the orders of the demo', () =>
	moveDemoOrders(picker),
);
log.info('demo picker ready');

stopOnSignal(log, async () => {
	await moving.stop();
	await pool.end();
});
