import { buildApp } from '../app.ts';
import { createDatabase } from '../db/database.ts';
import { createPool, webDeadlines } from '../db/pool.ts';
import { createOutbox } from '../jobs/outbox.ts';
import { createLogs } from '../log.ts';
import { noCaptcha } from '../modules/captcha/index.ts';
import type { Checkpoint } from '../modules/order/index.ts';
import { createPayments } from '../modules/payment/index.ts';
import { createTenantDirectory } from '../modules/tenant/index.ts';
import { createRedis } from '../plugins/redis.ts';

export type LastRequest = {
	databaseUrl: string;
	redisUrl: string;
	sandbox: { url: string; apiKey: string; eventSecret: string };
	pickingSecret: string;
	/** Where the process is killed. */
	point: Parameters<Checkpoint>[0];
	request: {
		method: 'POST' | 'PUT';
		url: string;
		headers: Record<string, string>;
		cookies: Record<string, string>;
		payload: string;
	};
};

// A copy of the API that serves one request and is killed in the middle of it. Only tests start it.
const last: LastRequest = JSON.parse(process.argv[2] ?? '');
const logs = createLogs({ level: 'silent' });
const pool = createPool({
	url: last.databaseUrl,
	size: 5,
	deadlines: webDeadlines,
	applicationName: 'korb-dying',
	onError: () => {},
});
const db = createDatabase(pool);
const tenants = createTenantDirectory(db, logs.process);
await tenants.refresh();
const app = await buildApp({
	pool,
	db,
	redis: createRedis(last.redisUrl, () => {}),
	outbox: createOutbox(pool, () => {}),
	tenants,
	logs,
	clock: () => new Date(),
	csrfSecret: 'secret-of-the-tests',
	contentSecret: 'secret-nobody-uses',
	captcha: noCaptcha,
	orderSecret: 'order-secret-of-the-tests',
	pickingSecret: last.pickingSecret,
	payments: createPayments({ sandbox: last.sandbox, stripe: null }),
	checkpoint: async (point) => {
		if (point === last.point) process.kill(process.pid, 'SIGKILL');
	},
	trustedProxies: ['127.0.0.1'],
	overload: { inFlight: 200, eventLoopDelayMs: 0 },
	pictureDir: '/nowhere',
});
const answer = await app.inject(last.request);
// What goes on after the answer may still reach the point.
await app.close();
process.stdout.write(`survived with ${answer.statusCode}\n`);
process.exit(3);
