import { buildApp } from './app.ts';
import { createDatabase } from './db/database.ts';
import { createPool, webDeadlines } from './db/pool.ts';
import { apiEnv, paymentOptions, readEnv } from './env.ts';
import { createOutbox } from './jobs/outbox.ts';
import { createLogs } from './log.ts';
import { chooseCaptcha } from './modules/captcha/index.ts';
import { chooseAddressSearch } from './modules/maps/index.ts';
import { createPayments } from './modules/payment/index.ts';
import { createTenantDirectory } from './modules/tenant/index.ts';
import { createRedis } from './plugins/redis.ts';
import { endOnBug, stopOnSignal } from './process-end.ts';

const env = readEnv(apiEnv);
const logs = createLogs({ level: env.LOG_LEVEL });
const log = logs.process;
endOnBug(log);

const pool = createPool({
	url: env.DATABASE_URL,
	size: 10,
	deadlines: webDeadlines,
	applicationName: 'korb-api',
	onError: (error) => log.warn({ error }, 'database connection lost'),
});
const db = createDatabase(pool);
const redis = createRedis(env.REDIS_URL, (error) => log.warn({ error }, 'redis is away'));
const outbox = createOutbox(pool, (error) => log.warn({ error }, 'job queue'));
const tenants = createTenantDirectory(db, log);
const app = await buildApp({
	pool,
	db,
	redis,
	outbox,
	tenants,
	logs,
	clock: () => new Date(),
	csrfSecret: env.CSRF_SECRET,
	contentSecret: env.CONTENT_SECRET,
	isDevelopment: env.NODE_ENV === 'development',
	orderSecret: env.ORDER_SECRET,
	pickingSecret: env.PICKING_SECRET,
	payments: createPayments(paymentOptions(env)),
	trustedProxies: env.TRUSTED_PROXIES,
	captcha: chooseCaptcha(env, redis),
	pictureDir: env.PICTURE_DIR,
	addressSearch: chooseAddressSearch({
		photonUrl: env.PHOTON_URL,
		googleKey: env.GOOGLE_MAPS_KEY,
	}),
	cmsUrl: env.CMS_URL,
});

await tenants.start();
await app.listen({ host: env.HOST, port: env.PORT });

stopOnSignal(log, async () => {
	await app.close();
	tenants.stop();
	await outbox.close();
	redis.disconnect();
	await pool.end();
});
