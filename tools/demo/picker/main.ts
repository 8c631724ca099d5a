import { demoPlaces } from '@korb/demo/places/demo-places';
import { demoTenants } from '@korb/demo/tenants';
import { stopOnSignal } from '@korb/server/stop-on-signal';
import { createPool, jobDeadlines } from '../../../apps/api/src/db/connection/pool.ts';
import { createDatabase } from '../../../apps/api/src/db/database.ts';
import { readEnv } from '../../../apps/api/src/env.ts';
import { repeatEvery } from '../../../apps/api/src/jobs/every.ts';
import { createLogs } from '../../../apps/api/src/log.ts';
import { endOnBug } from '../../../apps/api/src/process-end.ts';
import { openDay } from '../day/day.ts';
import { pickerEnv, refuseProduction } from '../env.ts';
import { hirePicker, type Picker } from './hire-picker.ts';
import { moveDemoOrders } from './picker.ts';

const MOVE_ORDERS_MS = 5000;

// Stands for the people who pack and deliver, whom a shop has and a demo lacks.
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
const demo = { db: createDatabase(pool), url: env.API_URL, secret: env.PICKING_SECRET };
let pickers: Picker[] | null = null;
const moving = repeatEvery(MOVE_ORDERS_MS, log, 'delivering the orders of the demo', async () => {
	pickers ??= await openShops();
	for (const picker of pickers) await moveDemoOrders(demo, picker);
});
log.info('demo picker ready');

async function openShops(): Promise<Picker[]> {
	const hired: Picker[] = [];
	for (const { host, config } of demoTenants(env.EDGE_PORT)) {
		const { tenantId } = config.clientRuntimeConfig;
		hired.push(await hirePicker(demo.db, { tenantId, adminUrl: env.ADMIN_URL }));
		const places = demoPlaces[tenantId];
		if (!places) continue;
		const placed = await openDay({ db: demo.db, url: env.API_URL, host, tenantId, places });
		if (placed > 0) log.info({ tenantId, placed }, 'orders of the next windows placed');
	}
	return hired;
}

stopOnSignal(log, async () => {
	await moving.stop();
	await pool.end();
});
