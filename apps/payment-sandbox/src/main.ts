import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDrain } from '@korb/server/drain';
import { stopOnSignal } from '@korb/server/stop-on-signal';
import { pino } from 'pino';
import { buildSandbox } from './app.ts';
import { createPool, prepareBooks } from './database.ts';
import { readEnv } from './env.ts';
import { deliverDue } from './webhooks.ts';

const IDLE_MS = 100;
const AWAY_MS = 1000;

const env = readEnv();
const log = pino({ level: env.LOG_LEVEL, messageKey: 'message' });
const pool = createPool(env.DATABASE_URL, (error) =>
	log.warn({ error }, 'database connection lost'),
);
const webhooks = { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET, retryMs: env.RETRY_MS };
const app = await buildSandbox({
	pool,
	log,
	apiKey: env.API_KEY,
	publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
	webhooks,
});
const drain = prepareDrain(app.server, 0);
await prepareBooks(pool);
await app.listen({ host: env.HOST, port: env.PORT });

let isStopping = false;
const delivering = (async () => {
	while (!isStopping) {
		const sent = await deliverDue(pool, webhooks).catch((error) => {
			log.warn({ error }, 'events could not be sent');
			return null;
		});
		if (!sent) await sleep(sent === null ? AWAY_MS : IDLE_MS);
	}
})();

stopOnSignal(log, async () => {
	isStopping = true;
	await drain();
	await app.close();
	await delivering;
	await pool.end();
});
